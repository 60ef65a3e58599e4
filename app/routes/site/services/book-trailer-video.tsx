import { BookCover } from "#app/drawings/book-cover.tsx";
import { TrailerShelf } from "#app/features/trailers/trailer-shelf.tsx";
import { Island } from "#app/islands/island.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { TrailerStyles } from "#app/sections/trailer-styles.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { marketing } from "#content/prices.ts";
import { sampleViewing } from "#content/sample-viewing.ts";
import { bookTrailerPage as page } from "#content/services/book-trailer-video.ts";

const path = "/services/book-trailer-video";

export const head = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.trailer.price }]);

export default function BookTrailerVideoPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <Island
        of={TrailerShelf}
        props={{
          ...page.samples,
          covers: Object.fromEntries(
            page.samples.trailers.map(({ slug, coverId, title, author }) => [
              slug,
              <BookCover key={slug} design={coverId} title={title} author={author} className="h-[78%]" />,
            ]),
          ),
        }}
        when="visible"
      />
      <TrailerStyles {...page.styles} bestForLabel={sampleViewing.trailer.bestFor} />
      <CardGrid {...page.features} tone="deep" />
      <Results {...page.impact} />
      <CardGrid {...page.platforms} tone="deep" />
      <StepList {...page.timeline} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
