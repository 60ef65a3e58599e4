import { BookCover } from "#app/drawings/book-cover.tsx";
import { OpenSpread } from "#app/drawings/specimens/open-spread.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CoverShelf } from "#app/sections/cover-shelf.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { design } from "#content/prices.ts";
import { designPage as page } from "#content/services/design.ts";
import { authorStories } from "#content/success-stories.ts";

const path = "/services/design";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(design)));

/** A book of ours for each genre, by the design of its cover: memoir, business, fiction, self-help, Christian, fantasy. */
const genreCovers = [5, 2, 1, 3, 4, 6];

function GenreCover({ index }: { index: number }) {
  const story = authorStories.find(({ coverId }) => coverId === genreCovers[index]);
  return story ? <BookCover title={story.bookTitle} author={story.name} design={story.coverId} /> : null;
}

export default function DesignPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <CoverShelf {...page.genres} book={(_, index) => <GenreCover index={index} />} head="title-page" tone="deep" />
      <OfferList {...page.offers} />
      <StepList {...page.process} tone="deep" />
      <Passages {...page.standards} passages={[{ paragraphs: page.standards.paragraphs }]} figure={<OpenSpread />} />
      <CallToAction {...page.callToAction} close="half-title" />
    </>
  );
}
