import { exampleBook } from "#content/example-book.ts";
import { firstHeadline } from "#content/plates.ts";
import { additionalServices, marketing } from "#content/prices.ts";
import { type AdditionalService, backToServices, type TextSection } from "#content/services.ts";
import { site } from "#content/site.ts";
import { formatDuration, formatMoneySpan } from "#domain/money.ts";

/** What View Demo opens: one release, whole, as an editor would receive it. */
export type SamplePressRelease = {
  notice: string;
  headline: string;
  subhead: string;
  dateline: string;
  paragraphs: readonly string[];
  about: readonly { title: string; text: string }[];
  facts: readonly { term: string; value: string }[];
  contact: readonly string[];
  end: string;
};

export const pressReleasePage = {
  meta: {
    title: "Press Release Writing and Distribution",
    description:
      "A book press release with an angle, a media list made by hand, then distribution and polite follow-up. Read a complete sample before you order one.",
    keywords: ["book press release", "press release distribution", "book publicity", "media list"],
    priority: "medium",
  },
  back: backToServices,
  hero: {
    label: "Press release distribution",
    title: `“${firstHeadline.struck}” is not news`,
    lead: "But almost every book has news in it: a trade nobody writes about, a scandal in a small town, a recipe that saved a church. We find it, write one page and send it to those who cover it.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoneySpan(marketing.pressRelease.price), label: "depending on reach and follow-up" },
    { figure: `About ${formatDuration(additionalServices.pressRelease.weeks, "week")}`, label: "for the campaign" },
    { figure: "One page", label: "because nobody reads the second" },
  ],
  features: {
    label: "The campaign",
    title: "What you get",
    lead: "The writing is half of it. The other half is knowing whose desk it belongs on.",
    cards: [
      {
        title: "An angle",
        text: "We talk until we find the sentence that makes a stranger say “Really?” Everything else follows from it.",
      },
      {
        title: "A release an editor can use",
        text: "Headline, dateline, facts first, quotable quotes, no adjectives that a reporter would have to delete.",
      },
      {
        title: "A media list for this book",
        text: "Made by hand: local papers and radio, the trade press of your subject, newsletters and podcasts with the right listeners.",
      },
      {
        title: "Distribution",
        text: "Personal messages to the list, and a newswire where a wire makes sense.",
      },
      {
        title: "A press kit",
        text: "Cover and portrait in print quality, biography, sample pages and questions for interviewers behind one link.",
      },
      {
        title: "Follow-up and report",
        text: "One polite reminder, never two. Then a plain list: who received it, who answered, who asked for a copy, who said no.",
      },
    ],
  },
  demo: {
    marginLabel: "A sample",
    label: "View Demo",
    title: "A sample press release",
    description:
      "The author, the book, the bookstore and the events are invented. The form is the one we send; View Demo opens it alone, to read or print.",
    sample: {
      notice: "For immediate release",
      headline: "After 41 Years Inside Other People’s Houses, a\u00a0Pasadena Piano Tuner Tells What She Heard",
      subhead: "Delia Fenwright’s memoir appears March 10; launch reading at Lantern Street Books on March 12",
      dateline: "PASADENA, Calif., March 3",
      paragraphs: [
        "A piano tuner works alone in a room while the family goes on living in the next one. Delia Fenwright did it for 41 years, in schools, bars, churches, two prisons and several thousand living rooms between Bakersfield and San Diego. Next week she publishes what she overheard.",
        "“Other People’s Pianos: A Tuner’s Memoir” tells of a widow who kept a concert grand she could not play, a judge who hid letters under the keys, and a boy in a Kern County trailer park whose upright lacked eleven hammers. Names and places are changed. The pianos are not.",
        "“People believe you cannot hear while you are tuning,” Fenwright said. “It is the other way around. You have spent the morning training your ears to notice the smallest disagreement, and then somebody in the kitchen says that everything is fine.”",
        "The book appears at a time when many families are looking for someone to take a piano off their hands. Fenwright, who has advised dozens of households on what to do with an inherited instrument, includes a short and unsentimental appendix on how to tell whether a free piano is worth the van.",
        "She will read on March 12 at 7 p.m. at Lantern Street Books in Pasadena, accompanied by an upright that she promises not to tune, and will speak on March 21 at 3 p.m. at the San Lorenzo Branch Library in Glendale. Both events are free and wheelchair accessible. Review copies and interviews are available on request.",
      ],
      about: [
        {
          title: "About the author",
          text: "Delia Fenwright was born in Bakersfield and trained with a blind technician who did not believe in electronic tuners. She lives in Pasadena. This is her first book.",
        },
        {
          title: "About the publisher",
          text: `${site.name} is a hybrid publishing house in ${site.office.city}, California. Its authors pay for the making of their books and keep their copyright.`,
        },
      ],
      facts: [
        { term: "Title", value: "Other People’s Pianos: A Tuner’s Memoir" },
        { term: "Author", value: "Delia Fenwright" },
        { term: "Publication", value: "March 10" },
        { term: "Formats", value: `Paperback and e-book, ${exampleBook.pages} pages` },
        { term: "Press kit", value: "https://example.com/delia-fenwright/press" },
      ],
      contact: [
        "Press contact",
        `${site.name}, ${site.office.city}, ${site.office.region}`,
        site.phone.label,
        site.email,
      ],
      end: "###",
    },
  },
  /** Beside the sample, from its top down. */
  notes: [
    { title: "Whom to call", text: "First, not last: an editor looks here before reading." },
    { title: "The angle", text: "What happened in those houses, in one line." },
    { title: "The dateline", text: "Place and date: whose county, and whether it is still news." },
    { title: "A quotable quote", text: "Said by a person, and short enough to print." },
    { title: "The facts", text: "To be checked without asking." },
  ],
  timeline: {
    label: "Timeline",
    title: `About ${formatDuration(additionalServices.pressRelease.weeks, "week")}, day by day`,
    lead: "We start when you have a publication date, and stop when everyone on the list has had a fair chance to answer.",
    // The steps divide the price book's span; if that changes, so must they.
    steps: [
      {
        title: "The angle",
        duration: "Day 1",
        text: "A conversation about the book, about you, and about what is going on in the world that it touches.",
      },
      {
        title: "Draft and list",
        duration: "Days 2–3",
        text: "You receive the release and the names it would go to. Correct both; you may know the features editor from school.",
      },
      {
        title: "Sending",
        duration: "Day 4",
        text: "Personal messages in the morning, when desks are being planned. The wire, if we use one, the same day.",
      },
      {
        title: "Follow-up and report",
        duration: "Days 5–7",
        text: "Copies and pictures sent to those who ask, one reminder to those who were silent, and the report to you.",
      },
    ],
  },
  honesty: {
    label: "What to expect",
    title: "What counts as coverage",
    paragraphs: [
      "Wire services place a release automatically on hundreds of sites that no one reads. Some companies print those logos under the words “As seen in.” That is not coverage, and we will not report it to you as coverage or let you be embarrassed by it.",
      "A reporter who calls, a host who invites you, a columnist who quotes you: that is coverage. It cannot be bought and we do not promise it. A good release makes it possible.",
    ],
  },
  callToAction: {
    title: "What is the news in your book?",
    text: "Tell us what it is about, and we will tell you where we hear a headline. A press release is also part of two of our packages.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
} as const satisfies AdditionalService & {
  demo: { marginLabel: string; label: string; title: string; description: string; sample: SamplePressRelease };
  notes: readonly { title: string; text: string }[];
  honesty: TextSection;
};
