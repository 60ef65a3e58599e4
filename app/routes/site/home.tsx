import { HeroStillLife } from "#app/drawings/hero-still-life.tsx";
import { BoundBook } from "#app/drawings/stills/bound-book.tsx";
import { Still, type StillName } from "#app/drawings/stills/still.tsx";
import { VideoPoster } from "#app/drawings/video-poster.tsx";
import { ContactSection } from "#app/features/consultation/contact-section.tsx";
import { ShortConsultationForm } from "#app/features/consultation/short-consultation-form.tsx";
import { FilmSection } from "#app/features/video/film-section.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FactStrip } from "#app/sections/fact-strip.tsx";
import { FaqAccordion } from "#app/sections/faq-accordion.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { QuoteShelf } from "#app/sections/quote-shelf.tsx";
import { ServiceGrid } from "#app/sections/service-grid.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { organization } from "#app/structured-data.ts";
import { ActionRow } from "#app/ui/action-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { homePage } from "#content/home.ts";

export const head = () => pageMeta({ ...homePage.meta, path: "/", schema: organization() });

/** One book on its way: the draft, the plan with what its author crossed out, its first page and its cover, and a carton of copies. */
const bookStages = (["stage-draft", "stage-plan", "stage-proof", "stage-copies"] satisfies StillName[]).map(
  (stage, place) => (
    <Still
      key={stage}
      of={stage}
      alt=""
      sizes="(width >= 40rem) 18rem, 8rem"
      // The carton's shadow is wider than its picture: it ends softly.
      className={classNames(
        "block w-full max-sm:-mt-2 max-sm:w-28 max-sm:max-w-none print:hidden",
        // What is narrower than its picture begins at the margin all the same.
        place < 2 && "max-sm:-ml-3",
        stage === "stage-copies" && "mask-r-from-84% mask-r-to-95%",
      )}
    />
  ),
);

export default function HomePage() {
  return (
    <>
      <Hero
        {...homePage.hero}
        figure={<HeroStillLife alt={homePage.stillLife.alt} className="block aspect-3/2 w-full lg:aspect-auto" />}
        note={<FactStrip stats={homePage.claims} onPhone="columns" className="mt-4 max-w-measure lg:mt-10" />}
      />
      <StepList {...homePage.process} variant="row" tone="deep" pictures={bookStages} />
      <ServiceGrid {...homePage.services} />
      <CallToAction {...homePage.servicesCallToAction} close="half-title" />
      <FaqAccordion
        {...homePage.faq}
        beside={<BoundBook design={14} moves sizes="22rem" className="w-full max-w-80 max-lg:hidden" />}
      >
        <ActionRow actions={homePage.faq.actions} />
      </FaqAccordion>
      <QuoteShelf
        {...homePage.testimonials}
        head="title-page"
        tone="deep"
        book={({ coverId }) => <BoundBook design={coverId} moves sizes="(width >= 64rem) 24rem, 12rem" />}
      />
      <FilmSection {...homePage.video} poster={<VideoPoster alt={homePage.video.posterCaption} />} />
      <ContactSection {...homePage.contact}>
        <Island of={ShortConsultationForm} when="visible" />
      </ContactSection>
    </>
  );
}
