import { BookCover } from "#app/drawings/book-cover.tsx";
import { bookOf } from "#app/drawings/our-books.ts";
import { Picture } from "#app/drawings/picture.tsx";
import { ChapterOpening } from "#app/drawings/plates/chapter-opening.tsx";
import { FlatJacket } from "#app/drawings/plates/flat-jacket.tsx";
import { Reader } from "#app/drawings/plates/package-row.tsx";
import { CoverWrap } from "#app/drawings/specimens/cover-wrap.tsx";
import { OpenSpread } from "#app/drawings/specimens/open-spread.tsx";
import { PictureLicense } from "#app/drawings/specimens/picture-license.tsx";
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
import { Section } from "#app/ui/section.tsx";
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
    <BookCover {...bookOf(2)} className="absolute top-[5cqi] left-[20cqi] w-[35cqi]" />
    <BookCover {...bookOf(2)} className="absolute bottom-[5cqi] left-[66cqi] w-[12cqi]" />
  </Plate>,
  <Plate key="pages" place="small" ground="sage" className="flex justify-center">
    <ChapterOpening words={assizeOpening} className="top-[1em] text-[3.57cqi]" />
  </Plate>,
  <Plate key="screen" place="small" ground="sky">
    <Picture viewBox="-2 -2 80 108" className="absolute top-[5cqi] left-1/2 h-[53cqi] -translate-x-1/2">
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
  <Still
    key={stage}
    of={stage}
    alt=""
    sizes="(width >= 40rem) 20rem, 12rem"
    className="block max-w-none max-sm:-mt-1 max-sm:w-34 sm:-ml-[12.5%] sm:w-[132%] print:hidden"
  />
));

/** The whole of one book's design: the sheet around it, which a phone shows without its flaps, and two of its pages. */
function OneBook() {
  const { note, ...words } = page.book;
  return (
    <Section {...words} head="plate" isPicture>
      <div role="img" aria-label={jacket.alt} className="mt-7 overflow-x-clip bg-clay py-close lg:mt-9">
        <Container>
          <FlatJacket className="max-sm:-mx-[21%]" />
        </Container>
      </div>
      <div className="overflow-x-clip bg-sage py-close max-sm:pt-8 max-sm:pb-0">
        <div role="img" aria-label={jacket.spreadAlt}>
          <OpenSpread className="mx-auto max-w-[66rem] sm:max-lg:px-gutter" />
        </div>
        <p className="mt-6 text-center font-serif text-ui text-ink-soft italic max-lg:hidden">{note}</p>
      </div>
    </Section>
  );
}

export default function DesignPage() {
  return (
    <>
      <ServiceHeader page={page} path={path} />
      <OneBook />
      <CoverShelf
        {...page.genres}
        book={(_, index) => <BoundBook design={genreCovers[index] ?? 1} moves sizes="(width >= 64rem) 22rem, 60vw" />}
        head="title-page"
        tone="deep"
      />
      <OfferList {...page.offers} onPhone="wide" pictures={parts} />
      <StepList {...page.process} tone="deep" variant="row" pictures={coverStages} onPhone="large" />
      <Passages
        {...page.standards}
        passages={[{ paragraphs: page.standards.paragraphs }]}
        figure={<PictureLicense />}
      />
      <CallToAction {...page.callToAction} close="half-title" next={nextServiceAfter(path)} />
    </>
  );
}
