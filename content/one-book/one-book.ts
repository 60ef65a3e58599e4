import type { NavLink } from "#content/links.ts";
import type { CallToAction, Card, Hero, Metadata } from "#content/shapes.ts";
import { onePaperPath, type PaperSlug } from "#domain/addresses.ts";
import { editingPapers } from "./editing-papers.ts";
import { makingPapers } from "./making-papers.ts";
import { moneyPapers } from "./money-papers.ts";
import type { BookPaper } from "./paper.ts";
import { pitchPapers } from "./pitch-papers.ts";
import { theBook } from "./the-book.ts";

/** The documents in the order in which the book met them. */
export const paperGroups: readonly { title: string; lead: string; papers: readonly BookPaper[] }[] = [
  {
    title: "To be read by an agent",
    lead: "Twenty-four letters, three requests, no offer. It was a good letter anyway.",
    papers: pitchPapers,
  },
  {
    title: "To become a better book",
    lead: "An editor’s letter, and then one page at three desks: what each leaves is what the next one finds.",
    papers: editingPapers,
  },
  {
    title: "To be printed and listed",
    lead: "What stands in the book, on a bookseller’s counter, and in a store’s computer.",
    papers: makingPapers,
  },
  {
    title: "To be counted",
    lead: "What it cost, what it earned, and what the author would do again.",
    papers: moneyPapers,
  },
];

export const papers: readonly BookPaper[] = paperGroups.flatMap((group) => group.papers);

export function findPaper(slug: string): BookPaper {
  const paper = papers.find((one) => one.slug === slug);
  if (!paper) throw new Error(`There is no paper ${slug}.`);
  return paper;
}

/** The two files of a paper, under /resources. */
export const paperFiles = (slug: PaperSlug) =>
  ({ filled: `one-book-${slug}.pdf`, blank: `one-book-${slug}-blank.pdf` }) as const;

export const paperLink = ({ slug, name }: BookPaper): NavLink => ({ label: name, to: onePaperPath(slug) });

/** What the house has made of the book elsewhere on the site. */
const elsewhere: readonly Card[] = [
  {
    title: "Its website",
    text: "The author’s page as we would deliver it.",
    action: { label: "See the site", to: "/services/author-website-development" },
  },
  {
    title: "Its thirty posts",
    text: "A post a day around publication, written out.",
    action: { label: "See the calendar", to: "/services/social-media-setup" },
  },
  {
    title: "Its press release",
    text: "One page, for papers in three towns.",
    action: { label: "Read the release", to: "/services/press-release-distribution" },
  },
  {
    title: "Its trailer",
    text: "Sixty seconds, made of words and one line.",
    action: { label: "Watch the trailer", to: "/services/book-trailer-video" },
  },
];

export const oneBookPage = {
  meta: {
    title: "One Book, Every Document",
    description: `${papers.length} documents of one invented memoir, from the query letter to the first royalty statement: each filled in, annotated, and blank to fill in.`,
    keywords: ["book publishing documents", "query letter example", "royalty statement example", "book templates"],
    priority: "high",
  },
  hero: {
    label: "One book, every document",
    title: "Follow one book through all of its paper",
    lead: `*${theBook.title}* is an invented memoir by an invented piano tuner, and its papers are complete. Read each with notes in the margin, take it along filled in, or take the blank form and type\u00a0your\u00a0own.`,
  },
  name: "One book",
  sample:
    "Author, book, people and sales are invented. Prices, shares and terms are those of our own pages; rates of others carry their source there.",
  words: {
    filled: "Download filled",
    blank: "Download blank, to type into",
    note: "In the margin",
    /** Beside its name, the place of a paper among all of them. */
    place: (place: number, count: number) => `${place} of ${count}`,
    queries: "The editor’s queries",
    filledKind: "Filled in",
    blankKind: "Blank, to fill in",
    blankShort: "Blank",
    alt: "One of the papers, a page with an editor’s marks, and beside it the book that it belongs to, a memoir with a run of piano keys on its cover.",
    onPlate: "line-edit",
    notesTitle: "What each part does",
    notesHead: ["Part", "What it does"],
    blankLead:
      "Type into the fields, or print it and write. What to put into each part is written above it; the filled example shows how one author did.",
    example: "The example",
    invented: "An invented book. Nothing in it is legal or tax advice.",
    onPage: "This document on our site, with notes in the margin",
    blankFoot: "Yours to use, copy and change.",
    deleted: "deleted",
    inserted: "inserted",
  },
  elsewhere: {
    title: "What readers saw",
    cards: elsewhere,
  },
  callToAction: {
    title: "Which of these is on your desk?",
    text: "Bring the one you are stuck on. Half an hour on the phone is free, and you keep the paper.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "All Guides", to: "/guides" },
    ],
  },
  /** At the foot of a single document. */
  paperCall: {
    title: "Stuck on your own?",
    text: "Bring it as it is. Half an hour on the phone is free, and you keep the paper.",
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "All Documents", to: "/one-book" },
    ],
  },
} as const satisfies { meta: Metadata; hero: Hero; callToAction: CallToAction; paperCall: CallToAction } & Record<
  string,
  unknown
>;
