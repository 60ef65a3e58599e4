import { consultation } from "#content/prices.ts";
import type { Card, Hero, Metadata, Step } from "#content/shapes.ts";
import { site } from "#content/site.ts";

type ConsultationPage = {
  meta: Metadata;
  hero: Hero;
  benefits: { title: string; cards: readonly Card[] };
  expectations: { title: string; lead: string; steps: readonly Step[] };
  form: { title: string; lead: string };
  people: string;
  contact: { title: string; text: string; email: string; phone: { label: string; href: string } };
};

export const consultationPage: ConsultationPage = {
  meta: {
    title: "Free Publishing Consultation",
    description: `Ask for a free ${consultation.minutes}-minute consultation about your book. Tell us where the manuscript stands and we will contact you within ${consultation.contactWithinHours} hours.`,
    keywords: ["free publishing consultation", "book consultation", "talk to a publisher", "manuscript advice"],
    priority: "high",
  },
  hero: {
    label: "Free Consultation",
    title: `${consultation.minutes} minutes about your book`,
    lead: `Tell us a little now, and we will contact you within ${consultation.contactWithinHours} hours to find a time. You will speak with someone who makes books and leave with a clearer idea of the next step.`,
  },
  benefits: {
    title: "What you take away",
    cards: [
      {
        title: "The route that fits",
        text: "Traditional, hybrid or on your own: which one suits this book, and why. If the answer is not us, we say so.",
      },
      {
        title: "A price range and a schedule",
        text: "What work like this costs and how long it takes. The exact price comes in a written proposal, once we have read some pages.",
      },
      {
        title: "Your break-even",
        text: "How many copies would cover what you spend. It is the figure to know before any other.",
      },
      {
        title: "The next three steps",
        text: "Small enough to begin this week, whether or not you ever hear from us again.",
      },
    ],
  },
  expectations: {
    title: "What to expect",
    lead: "No script and no sales floor. You will speak with one person, and afterward it is still one person.",
    steps: [
      {
        title: "You send the form",
        text: "You get a confirmation by email with a reference number. An editor reads what you wrote.",
      },
      {
        title: "We talk",
        text: `Choose a time right after the form, or we contact you within ${consultation.contactWithinHours} hours to find one. Then we talk for ${consultation.minutes} minutes by phone or video, or write if you would rather write. If you have pages, send one file right after the form or from its confirmation: about ten from the middle, and the editor reads them first.`,
      },
      {
        title: "You decide",
        text: "If you want one, a written proposal follows, with the whole price and what it leaves out. Sleep on it. We do not chase.",
      },
    ],
  },
  form: {
    title: "Tell us about your book",
    lead: "Six answers are enough for us to prepare. The rest is optional and helps us prepare better.",
  },
  people: "These three lead the house. The editor who calls you is the one whom Ruth Okafor chooses for your book.",
  contact: {
    title: "Rather not fill in a form?",
    text: `Call or write. The same people reply. The phone is answered ${site.hours.days}, ${site.hours.from} to ${site.hours.to} ${site.hours.zone}.`,
    email: site.email,
    phone: site.phone,
  },
};
