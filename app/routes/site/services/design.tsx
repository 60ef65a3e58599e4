import { BookCover } from "#app/drawings/book-cover.tsx";
import { bookOf } from "#app/drawings/our-books.ts";
import { Picture } from "#app/drawings/picture.tsx";
import { ChapterOpening } from "#app/drawings/plates/chapter-opening.tsx";
import { FlatJacket } from "#app/drawings/plates/flat-jacket.tsx";
import { Reader } from "#app/drawings/plates/package-row.tsx";
import { CoverWrap } from "#app/drawings/specimens/cover-wrap.tsx";
import { OpenSpread } from "#app/drawings/specimens/open-spread.tsx";
import { BoundBook } from "#app/drawings/stills/bound-book.tsx";
import { Still, type StillName } from "#app/drawings/stills/still.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CoverShelf } from "#app/sections/cover-shelf.tsx";
import { OfferList } from "#app/sections/offer-list.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { ServiceHeader } from "#app/sections/service-header.tsx";
import { nextServiceAfter } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { listOffers, serviceMeta } from "#app/service-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { assizeOpening, jacket } from "#content/plates.ts";
import { design } from "#content/prices.ts";
import { designPage as page } from "#content/services/design.ts";

const path = "/services/design";

export const head = () => serviceMeta(page, path, listOffers(page.offers.cards, Object.values(design)));

/** A book of ours for each genre, by the design of its cover: memoir, business, fiction, self-help, Christian, fantasy. */
const genreCovers = [5, 2, 1, 3, 4, 6] as const;

/** What each part looks like: a cover and its thumbnail, a page, a page on a screen, the sheet that a printer gets. */
const parts = [
  <Plate key="cover" place="small" ground="clay">
    <BookCover {...bookOf(2)} className="absolute top-[5cqi] left-[16cqi] w-[43cqi]" />
    <BookCover {...bookOf(2)} className="absolute bottom-[6cqi] left-[70cqi] w-[13cqi]" />
  </Plate>,
  <Plate key="pages" place="small" ground="sage" className="flex justify-center">
    <ChapterOpening
      words={assizeOpening}
      className="top-[1.2em] text-[4.2cqi] @max-[9rem]:top-[10cqi] @max-[9rem]:w-[14.5em]! @max-[9rem]:px-[1.5em]! @max-[9rem]:pt-[2.4em]! @max-[9rem]:text-[5.4cqi] @max-[9rem]:[&>:nth-child(3)]:mt-[1.2em]! @max-[9rem]:[&>:nth-child(3)]:h-[5.3lh] @max-[9rem]:[&>:last-child]:mt-[4em]!"
    />
  </Plate>,
  <Plate key="screen" place="small" ground="sky">
    <Picture
      viewBox="-2 -2 80 108"
      className="absolute top-[5cqi] left-1/2 h-[65cqi] -translate-x-1/2 @max-[9rem]:h-[90cqi]"
    >
      <Reader />
    </Picture>
  </Plate>,
  <Plate key="print" place="small">
    <CoverWrap isSmall className="absolute inset-0 size-full" />
  </Plate>,
];

/** One cover on its way: what its author likes, three thoughts in pencil, the chosen one half in color, a page of the book, the proof. */
const coverStages = (
  ["cover-brief", "cover-directions", "cover-refinement", "cover-pages", "cover-proof"] satisfies StillName[]
).map((stage) => (
  <Still key={stage} of={stage} alt="" sizes="(width >= 40rem) 16rem, 8rem" className="block w-full print:hidden" />
));

export default function DesignPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <CoverShelf
        {...page.genres}
        book={(_, index) => <BoundBook design={genreCovers[index] ?? 1} sizes="(width >= 64rem) 22rem, 45vw" />}
        head="title-page"
        tone="deep"
      />
      <OfferList {...page.offers} pictures={parts} />
      <StepList {...page.process} tone="deep" variant="row" pictures={coverStages} onPhone="large" />
      {/* What the last of the steps hands over. A phone shows it without its flaps, from edge to edge. */}
      <div role="img" aria-label={jacket.alt} className="overflow-x-clip bg-clay py-close print:hidden">
        <Container>
          <FlatJacket className="max-sm:-mx-[21%]" />
        </Container>
      </div>
      <Passages {...page.standards} passages={[{ paragraphs: page.standards.paragraphs }]} spread={<OpenSpread />} />
      <CallToAction {...page.callToAction} close="half-title" next={nextServiceAfter(path)} />
    </>
  );
}
