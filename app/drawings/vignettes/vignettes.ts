/**
 * Each is a file beside this one, in the shape of 320 by 200: a paper of the trade, close enough to be read, on one of the
 * house's grounds, and no article shows one that another shows. What stands without a ground has one line of it below, and
 * begins at its left edge. Letters are outlines, since a picture of its own knows no typefaces of the page's. A `pile` is
 * five books, repeated as often as a figure wants; the `contract-pages` are 640 by 248 and open a part.
 */
export const vignettes = [
  "agency-statement",
  "application",
  "bargain-newsletter",
  "black-on-black",
  "cards",
  "catalog-cards",
  "check-report",
  "consignment-note",
  "contract-pages",
  "copies",
  "copyedit",
  "counted-back",
  "cover-price",
  "cut-in-june",
  "deal-announcement",
  "discount-line",
  "editorial-letter",
  "empty-months",
  "face-out",
  "fact-check",
  "file-says",
  "files-received",
  "grant-clause",
  "handbill",
  "hourly-rank",
  "how-do-i-know",
  "in-hand-a-copy",
  "isbn-record",
  "leaned-on",
  "letters",
  "line-edit",
  "manuscript",
  "nine-then-eleven",
  "no-such-doctor",
  "one-sentence",
  "open-second-name",
  "out-today",
  "over-length",
  "picture-chart",
  "picture-map",
  "picture-ornament",
  "picture-photograph",
  "pile",
  "pile-in-boards",
  "print-specification",
  "projection",
  "promotion-slip",
  "proof",
  "proposal-parts",
  "query-log",
  "question-letter",
  "quote-request",
  "reader-questions",
  "refusal",
  "refused-mark",
  "return-date",
  "returns-slip",
  "royalty-form",
  "said-in-writing",
  "sample-edit",
  "scene-begins",
  "scope",
  "screens",
  "sent-with-it",
  "set-closer",
  "set-larger",
  "short-life",
  "sign-up-sheet",
  "small-site",
  "stage-payments",
  "style-sheet",
  "ten-deals",
  "ten-places",
  "thanked-by-name",
  "three-numbers",
  "title-page",
  "told-twist",
  "unearned-balance",
  "unsigned",
  "warm-acceptance",
  "what-came-back",
  "wrong-address",
] as const;

export type VignetteName = (typeof vignettes)[number];

/** What is marked on some of them, for the stylesheet of long texts. */
const marks: Record<string, readonly VignetteName[]> = {
  /** These have no ground. */
  "is-open": ["copies", "letters"],
};

export const vignetteClasses = (name: VignetteName) => [
  "vignette",
  ...Object.keys(marks).filter((mark) => marks[mark]?.includes(name)),
];

/** A picture that says nothing, as an ornament does, and comes when somebody is near: it weighs nothing in its page. */
export const vignetteImage = (name: VignetteName) =>
  ({ src: `/vignettes/${name}.svg`, alt: "", width: 320, height: 200, loading: "lazy" }) as const;
