import { type Book, BookCover } from "#app/drawings/book-cover.tsx";
import { HeroStillLife } from "#app/drawings/hero-still-life.tsx";
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
import { homePage } from "#content/home.ts";
import { site } from "#content/site.ts";
import { authorStories } from "#content/success-stories.ts";

export const head = () => pageMeta({ ...homePage.meta, path: "/", schema: organization() });

/** The still life shows the books whose stories the site tells, by the design of their covers. */
const bookOf = (design: Book["design"]): Book => {
  const story = authorStories.find(({ coverId }) => coverId === design);
  if (!story) throw new Error(`No story has the cover ${design}.`);
  return { title: story.bookTitle, author: story.name, design };
};
const stillLife = [bookOf(5), bookOf(6), bookOf(1), bookOf(3), bookOf(2), bookOf(4)] as const;

export default function HomePage() {
  return (
    <>
      <Hero
        {...homePage.hero}
        figure={
          <HeroStillLife
            books={stillLife}
            alt={homePage.stillLife.alt}
            className="lg:-ml-12 lg:w-[calc(100%+3rem)] xl:-ml-28 xl:w-[calc(100%+7rem)]"
          />
        }
        note={<FactStrip stats={homePage.claims} className="mt-10 max-w-measure text-ink" />}
      />
      <StepList {...homePage.process} variant="row" tone="deep" />
      <ServiceGrid {...homePage.services} />
      <CallToAction {...homePage.servicesCallToAction} />
      <FaqAccordion {...homePage.faq}>
        <ActionRow actions={homePage.faq.actions} />
      </FaqAccordion>
      <QuoteShelf
        {...homePage.testimonials}
        tone="deep"
        book={({ book, author, coverId }) => <BookCover title={book} author={author} design={coverId} />}
      />
      <FilmSection {...homePage.video} poster={<VideoPoster title={site.name} alt={homePage.video.posterCaption} />} />
      <ContactSection {...homePage.contact}>
        <Island of={ShortConsultationForm} when="visible" />
      </ContactSection>
    </>
  );
}
