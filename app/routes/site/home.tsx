import { type Book, BookCover } from "#app/drawings/book-cover.tsx";
import { HeroStillLife } from "#app/drawings/hero-still-life.tsx";
import { VideoPoster } from "#app/drawings/video-poster.tsx";
import { ContactSection } from "#app/features/consultation/contact-section.tsx";
import { ShortConsultationForm } from "#app/features/consultation/short-consultation-form.tsx";
import { FilmSection } from "#app/features/video/film-section.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FactStrip } from "#app/sections/fact-strip.tsx";
import { FaqAccordion } from "#app/sections/faq-accordion.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { QuoteShelf } from "#app/sections/quote-shelf.tsx";
import { ServiceGrid } from "#app/sections/service-grid.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { organization } from "#app/structured-data.ts";
import { ActionRow } from "#app/ui/action-button.tsx";
import { homePage } from "#content/home.ts";
import { site } from "#content/site.ts";
import { authorStories } from "#content/success-stories.ts";
import type { Route } from "./+types/home";

export const loader = () => ({
  meta: pageMeta({ ...homePage.meta, path: "/", schema: organization() }),
  ...still({
    opening: <Opening />,
    poster: <VideoPoster title={site.name} alt={homePage.video.posterCaption} />,
  }),
  film: homePage.video,
  contact: homePage.contact,
});
export const meta = stillMeta;

export default function HomePage({ loaderData: { opening, film, poster, contact } }: Route.ComponentProps) {
  return (
    <>
      <Still html={opening} />
      <FilmSection {...film} poster={<Still html={poster} />} />
      <ContactSection {...contact}>
        <ShortConsultationForm />
      </ContactSection>
    </>
  );
}

// The still life shows the books whose stories the site tells.
const [tidewater, payroll, exits, manna, orchard, engines] = authorStories.map(
  ({ bookTitle, name, coverId }): Book => ({ title: bookTitle, author: name, design: coverId }),
);
const stillLife = [orchard, engines, tidewater, exits, payroll, manna] as [Book, Book, Book, Book, Book, Book];

/** All that is there to be read, down to the film. */
function Opening() {
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
    </>
  );
}
