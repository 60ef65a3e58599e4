/**
 * Each is a file beside this one, in the shape of 320 by 200: a paper of the trade, close enough to be read, on one of the
 * house's grounds, and no article shows one that another shows. What stands without a ground has one line of it below, and
 * begins at its left edge. Letters are outlines, since a picture of its own knows no typefaces of the page's. A `pile` is
 * five books, repeated as often as a figure wants; the `contract-pages` are 640 by 248 and open a part.
 */
export const vignettes = [
  "agency-statement",
  "bargain-newsletter",
  "cards",
  "catalog-cards",
  "consignment-note",
  "contract-pages",
  "copies",
  "copyedit",
  "cover-price",
  "deal-announcement",
  "discount-line",
  "editorial-letter",
  "face-out",
  "files-received",
  "grant-clause",
  "handbill",
  "isbn-record",
  "letters",
  "line-edit",
  "manuscript",
  "one-sentence",
  "out-today",
  "over-length",
  "pile",
  "pile-in-boards",
  "print-specification",
  "proof",
  "query-log",
  "question-letter",
  "quote-request",
  "reader-questions",
  "return-date",
  "returns-slip",
  "royalty-form",
  "sample-edit",
  "screens",
  "sign-up-sheet",
  "stage-payments",
  "title-page",
  "told-twist",
  "unearned-balance",
  "unsigned",
] as const;

export type VignetteName = (typeof vignettes)[number];

/** What is marked on some of them, for the stylesheet of long texts. */
const marks: Record<string, readonly VignetteName[]> = {
  /** These have no ground. */
  "is-open": ["copies", "letters", "unsigned"],
  /** A text that compares them wants each, where a phone else shows one of three. */
  "is-kept-on-phones": ["copyedit", "line-edit", "sample-edit"],
};

export const vignetteClasses = (name: VignetteName) => [
  "vignette",
  ...Object.keys(marks).filter((mark) => marks[mark]?.includes(name)),
];

/** A picture that says nothing, as an ornament does, and comes when somebody is near: it weighs nothing in its page. */
export const vignetteImage = (name: VignetteName) =>
  ({ src: `/vignettes/${name}.svg`, alt: "", width: 320, height: 200, loading: "lazy" }) as const;
