import { Leaf } from "#app/drawings/plates/sheet.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { CardGrid } from "#app/sections/card-grid.tsx";
import { FaqAccordion } from "#app/sections/faq-accordion.tsx";
import { FeatureList } from "#app/sections/feature-list.tsx";
import { Hero } from "#app/sections/hero.tsx";
import { PersonGrid } from "#app/sections/person-grid.tsx";
import { QuoteGrid } from "#app/sections/quote-grid.tsx";
import { StatRow } from "#app/sections/stat-row.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { aboutPage } from "#content/about.ts";
import type { Action, Card, Quote } from "#content/shapes.ts";

const text =
  "Two or three sentences that say what this is. They are kept short, so that the eye can rest between them.";
const action: Action = { label: "Learn More", to: "/services" };
const features = ["A letter from your editor", "Two rounds of corrections", "A clean, final file"];

const cards: Card[] = [
  { title: "Editorial", text, features, action },
  { title: "Book design", text, features, action },
  { title: "Representation", text, features, action },
];

const quotes: Quote[] = [
  {
    quote: "They read the book I meant to write, and then helped me write it.",
    author: "A sample author",
    book: "The Quiet Ledger",
    achievement: "First novel",
    rating: 5,
  },
  { quote: "Every letter was answered, and every figure was explained.", author: "Another author", rating: 5 },
  { quote: "I have never been edited so kindly or so hard.", author: "A third author", book: "Salt Roads", rating: 4 },
];

export function SectionSpecimens() {
  return (
    <>
      <StatRow {...aboutPage.figures} tone="deep" />
      <CardGrid label="CardGrid" title="Cards, ruled" lead={text} cards={cards} />
      <CardGrid label="CardGrid" title="Cards, framed" head="title-page" cards={cards} variant="framed" tone="deep" />
      <StepList label="StepList" title="Steps in a row" steps={aboutPage.process.steps} variant="row" tone="deep" />
      <StepList
        label="StepList"
        title="Steps in a column"
        steps={aboutPage.process.steps.map((step) => ({ ...step, duration: "0–0 weeks" }))}
      />
      <QuoteGrid label="QuoteGrid" title="Quotations" quotes={quotes} tone="deep" />
      <PersonGrid {...aboutPage.team} label="PersonGrid" />
      <FeatureList
        label="FeatureList"
        title="An index of features"
        features={[...features, ...features.map((f) => `${f}, again`)]}
      />
      <FaqAccordion
        label="FaqAccordion"
        title="Questions"
        tone="deep"
        questions={[
          { question: "Is only one answer open at a time?", answer: text },
          { question: "Can it be closed again?", answer: text },
        ]}
      />
      <Hero
        label="Hero"
        title="One sentence, and a thing to look at"
        lead={text}
        actions={[action]}
        figure={<Leaf title="A half-title" className="mx-auto w-64" />}
        heading="h2"
      />
      <CallToAction {...aboutPage.callToAction} />
      <CallToAction {...aboutPage.callToAction} next={{ label: "Book Design", to: "/services/design" }} />
      <CallToAction {...aboutPage.callToAction} close="half-title" />
    </>
  );
}
