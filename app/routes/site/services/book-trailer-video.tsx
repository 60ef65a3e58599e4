import { BookCover } from "#app/drawings/book-cover.tsx";
import { TrailerShelf } from "#app/features/trailers/trailer-shelf.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { Results } from "#app/sections/results.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { TrailerStyles } from "#app/sections/trailer-styles.tsx";
import { serviceMeta } from "#app/service-meta.ts";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { marketing } from "#content/prices.ts";
import { sampleViewing } from "#content/sample-viewing.ts";
import { bookTrailerPage as page, type SampleTrailer } from "#content/services/book-trailer-video.ts";
import type { Route } from "./+types/book-trailer-video";

const path = "/services/book-trailer-video";

export const loader = () => ({
  meta: serviceMeta(page, path, [{ name: page.meta.title, price: marketing.trailer.price }]),
  ...still({ opening: <ServiceHeader page={page} path={path} />, ending: <Ending /> }),
  covers: still(
    Object.fromEntries(page.samples.trailers.map((each) => [each.slug, <Cover key={each.slug} trailer={each} />])),
  ),
  samples: page.samples,
});
export const meta = stillMeta;

export default function BookTrailerVideoPage({ loaderData }: Route.ComponentProps) {
  const { opening, samples, covers, ending } = loaderData;
  return (
    <>
      <Still html={opening} />
      <TrailerShelf {...samples} cover={(slug) => <Still html={covers[slug] ?? ""} />} />
      <Still html={ending} />
    </>
  );
}

function Cover({ trailer }: { trailer: SampleTrailer }) {
  return <BookCover design={trailer.coverId} title={trailer.title} author={trailer.author} className="h-[78%]" />;
}

function Ending() {
  return (
    <>
      <TrailerStyles {...page.styles} bestForLabel={sampleViewing.trailer.bestFor} />
      <CardGrid {...page.features} tone="deep" />
      <Results {...page.impact} />
      <CardGrid {...page.platforms} tone="deep" />
      <StepList {...page.timeline} />
      <CallToAction {...page.callToAction} />
    </>
  );
}
