import { claims } from "#content/claims.ts";
import { jacket } from "#content/plates.ts";
import { design, faqTimelines, startingPrices, wholeBook } from "#content/prices.ts";
import { backToServices, type CardSection, type ServiceDetail, type TextSection } from "#content/services.ts";
import { formatDuration, formatMoney, formatMoneySpan } from "#domain/money.ts";

export const designPage = {
  meta: {
    title: "Book Design: Cover, Interior and E-book",
    description:
      "Cover design, interior layout, accessible EPUB formatting and print-on-demand setup, by designers who read the book first and know your genre.",
    keywords: ["book cover design", "interior layout", "e-book formatting", "print on demand setup", "typesetting"],
    priority: "high",
  },
  back: backToServices,
  hero: {
    label: "Book Design",
    title: "A cover makes a promise. The\u00a0pages keep it.",
    lead: "Readers meet your book at the size of a postage stamp, then at arm’s length in a shop, then for hours at reading distance. We design for all three.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoney(startingPrices.design), label: "starting price" },
    { figure: formatDuration(faqTimelines.designWeeks, "week"), label: "for each part" },
    { figure: claims.designRevisions.figure, label: claims.designRevisions.label },
  ],
  book: {
    label: "One book",
    title: "Outside and inside, by one hand",
    lead: "Its jacket, flat, between the marks for trim and folds. Then what the jacket is wrapped around.",
    note: `Set in Newsreader, 11 on 16½ points, ${jacket.spread.flat().length} lines to the page: on most screens as large as in the hand.`,
  },
  offers: {
    label: "Prices",
    title: "What we design",
    lead: "Order one part or all of them. They look better when they come from the same hand.",
    cards: [
      {
        title: "Cover design",
        price: formatMoneySpan(design.cover.price),
        timeline: formatDuration(wholeBook.designWeeks, "week"),
        text: "Front, spine and back, drawn for your book and no other.",
        features: [
          "Different directions to choose from, not one idea in three colors",
          "Type that reads as a thumbnail",
          "Spine and back cover fitted to the final page count",
          "Licensed or original artwork, with a copy of every license for you",
          `${claims.designRevisions.figure} design revisions`,
        ],
      },
      {
        title: "Interior layout",
        price: formatMoneySpan(design.interior.price),
        timeline: formatDuration(wholeBook.designWeeks, "week"),
        text: "Typesetting for print: the margins, the leading, the first line of chapter one.",
        features: [
          "A typeface chosen for the text and licensed for print",
          "Chapter openings, running heads and folios",
          "Tables, notes, captions and indexes set with care",
          "Hyphenation and page breaks checked by eye",
        ],
      },
      {
        title: "E-book formatting",
        price: formatMoneySpan(design.ebook.price),
        timeline: formatDuration(faqTimelines.designWeeks, "week"),
        text: "An EPUB that reflows properly and that everyone can read.",
        features: [
          "EPUB 3.3, validated before delivery",
          "Headings, landmarks and reading order in the file itself",
          "Alternative text for every picture that says something",
          "Accessibility metadata for retailers that ask for it",
        ],
      },
      {
        title: "Print-on-demand setup",
        price: formatMoneySpan(design.printOnDemand.price),
        timeline: formatDuration(wholeBook.printingSetupWeeks, "week"),
        text: "The files a printer accepts the first time, and a proof in your hands before anyone can buy.",
        features: [
          "Trim size, paper and binding chosen for the book and its price",
          "Press-ready PDFs with the right color profile and bleed",
          "Spine width calculated for each printer’s paper",
          "A physical proof, checked with you page by page",
        ],
      },
    ],
    note: `Our starting price of ${formatMoney(startingPrices.design)} is for a cover, an interior and print-on-demand setup at the lower end of their ranges. Heavily illustrated books, and books with many tables, lie toward the upper end or get a quote of their own.`,
  },
  genres: {
    label: "Genres",
    title: "Genre expertise",
    lead: "A cover speaks a dialect. Readers of each genre hear at once whether you are a native speaker.",
    cards: [
      {
        title: "Memoir",
        text: "One object, drawn as if it could be lost. Quiet type, plenty of air, and nothing that looks like a greeting card.",
      },
      {
        title: "Business",
        text: "A title that can be read across a conference room, and nothing in its way. Inside, charts redrawn so that they print in black.",
      },
      {
        title: "Fiction",
        text: "Mood before plot. Thrillers want edges, romance wants warmth, and literary novels want to be picked up and turned over.",
      },
      {
        title: "Self-help",
        text: "Confidence without shouting. Inside: exercises with real space to write in, and headings that a returning reader can find.",
      },
      {
        title: "Christian",
        text: "Reverence without cliché. We ask about your tradition before we draw a single dove.",
      },
      {
        title: "Science fiction and fantasy",
        text: "Worlds with their own lettering: maps that survive the gutter, and series covers that line up on the shelf.",
      },
    ],
  },
  process: {
    label: "Step by step",
    title: "How a design comes about",
    lead: `Each part takes ${formatDuration(faqTimelines.designWeeks, "week")}. A cover is drawn while the text is still being edited; the pages are set once it is final.`,
    steps: [
      {
        title: "Brief",
        text: "We read the book, or enough of it, and ask which covers you envy and which you would be ashamed of.",
      },
      {
        title: "Directions",
        text: "You see sketches that differ in thought, each shown as a thumbnail, on a shelf and in the hand.",
      },
      {
        title: "Refinement",
        text: `One direction is worked out. ${claims.designRevisions.figure} design revisions mean what they say; we stop when you are content.`,
      },
      {
        title: "Pages",
        text: "Sample spreads first, then the whole interior once the edited text is final.",
      },
      {
        title: "Proofs and files",
        text: "You approve a proof on paper. Then you receive everything, working files included.",
      },
    ],
  },
  standards: {
    label: "Our rules",
    title: "Where the pictures come from",
    paragraphs: [
      "We do not use AI-generated images on our covers. Illustrations are drawn, photographs are licensed, and you receive the papers for both, because one day someone may ask.",
      "If you bring artwork of your own that was made with such tools, tell us. Some retailers require disclosure, and we answer their questions truthfully.",
    ],
  },
  callToAction: {
    title: "Show us three covers you love",
    text: "It is the quickest way to begin. Bring the ugly ones too.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Back to Services", to: "/services" },
    ],
  },
} as const satisfies ServiceDetail & {
  book: { label: string; title: string; lead: string; note: string };
  genres: CardSection;
  standards: TextSection;
};
