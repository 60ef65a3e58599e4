import { TrailerShelf } from "#app/features/trailers/trailer-shelf.tsx";
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

export const meta = () => serviceMeta(page, path, [{ name: page.meta.title, price: marketing.trailer.price }]);

export default function BookTrailerVideoPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <TrailerShelf {...page.samples} />
      <TrailerStyles {...page.styles} bestForLabel={sampleViewing.trailer.bestFor} />
      <CardGrid {...page.features} tone="deep" />
      <Results {...page.impact} />
      <CardGrid {...page.platforms} tone="deep" />
      <StepList {...page.timeline} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
