import { type Rate, type RateId, rates } from "#content/rates.ts";
import type { Span } from "#domain/money.ts";
import type { QueryContext, QueryKind } from "#domain/query-check.ts";

type Shelf = { label: string; kind: QueryKind; rates: readonly RateId[]; words: readonly string[] };

/** Where the book would stand, how long its neighbors are, and what a letter would call it. */
const shelves = {
  literary: {
    label: "Literary and general fiction",
    kind: "novel",
    rates: ["words-literary"],
    words: ["literary", "upmarket", "women’s fiction", "general fiction", "book club", "novel"],
  },
  mystery: {
    label: "Mystery, thriller, suspense",
    kind: "novel",
    rates: ["words-mystery", "words-mystery-debut"],
    words: ["mystery", "thriller", "suspense", "crime", "noir", "detective"],
  },
  cozy: { label: "Cozy mystery", kind: "novel", rates: ["words-cozy"], words: ["cozy", "mystery"] },
  romance: {
    label: "Romance",
    kind: "novel",
    rates: ["words-romance", "words-romance-debut"],
    words: ["romance", "romantic", "rom-com", "romantasy"],
  },
  fantastic: {
    label: "Science fiction and fantasy",
    kind: "novel",
    rates: ["words-science-fiction", "words-science-fiction-debut"],
    words: ["science fiction", "fantasy", "speculative", "dystopian", "space opera", "horror"],
  },
  historical: {
    label: "Historical fiction",
    kind: "novel",
    rates: ["words-historical", "words-science-fiction-debut"],
    words: ["historical"],
  },
  youngAdult: {
    label: "Young adult",
    kind: "novel",
    rates: ["words-young-adult", "words-young-adult-debut"],
    words: ["young adult", "ya"],
  },
  middleGrade: {
    label: "Middle grade",
    kind: "novel",
    rates: ["words-middle-grade", "words-middle-grade-debut"],
    words: ["middle grade", "middle-grade"],
  },
  memoir: { label: "Memoir", kind: "memoir", rates: ["words-memoir"], words: ["memoir"] },
  nonfiction: {
    label: "Nonfiction",
    kind: "nonfiction",
    rates: ["words-nonfiction"],
    words: ["nonfiction", "history", "biography", "self-help", "guide", "essays", "narrative", "business", "science"],
  },
} as const satisfies Record<string, Shelf>;
export type ShelfId = keyof typeof shelves;

/** Every figure that a range is taken from. */
export const shelfRates: readonly RateId[] = [
  ...new Set(Object.values<Shelf>(shelves).flatMap(({ rates: ids }) => ids)),
];

/** From the lowest to the highest that any of the guides gives. */
function rangeOf(ids: readonly RateId[]): Span {
  const ends = ids.flatMap((id) => [(rates[id] as Rate).value].flat());
  return [Math.min(...ends), Math.max(...ends)];
}

/** Phrases that praise the book for its author, or that every other letter has. */
const worn = [
  "gripping",
  "page-turner",
  "page turner",
  "unputdownable",
  "heart-wrenching",
  "heart-pounding",
  "roller coaster",
  "rollercoaster",
  "tour de force",
  "one of a kind",
  "one-of-a-kind",
  "fast-paced",
  "fiction novel",
  "next bestseller",
  "guaranteed",
  "will change your life",
  "nothing like it",
  "never been done",
  "in a world where",
  "little does she know",
  "little does he know",
  "secrets and lies",
  "nothing is as it seems",
  "everything changes",
  "a story of love and loss",
  "my mother loved",
  "my friends and family",
  "made into a movie",
  "harry potter",
];

/** The same for every shelf. */
export const queryCommon = { letterLength: rates["query-length"].value, worn } as const;

/** What the lab needs to know of each shelf. */
export const shelfContexts = Object.fromEntries(
  Object.entries<Shelf>(shelves).map(([id, { label, kind, words, rates: ids }]) => [
    id,
    { label, kind, genreWords: words, range: rangeOf(ids) },
  ]),
) as Record<ShelfId, { label: string } & Pick<QueryContext, "kind" | "genreWords" | "range">>;
