import type { BookTemplate } from "#domain/book-page.ts";
import type { Span } from "#domain/money.ts";
import type { Side, StageKind, StageTemplate } from "#domain/production.ts";
import { partsOf } from "./packages.ts";
import { editorial, type PackageSlug, type PartId, packages, wholeBook } from "./prices.ts";

/**
 * What a package usually goes through, made of the price book's own durations. The longer end of a span is planned: a date
 * that is kept is worth more than one that was near. The desk edits a copy; these are what it starts from.
 */

const workdays = 5;
const upper = (span: Span) => (typeof span === "number" ? span : span[1]);
const weeks = (span: Span) => upper(span) * workdays;

/** Not in the price book, because they are nobody's work to sell: how long signing and reading are given. */
const patience = { agreement: workdays, reading: 2 * workdays, launchDay: 1 };

/** An edit is over when its author has answered it; that is why a package takes longer than its parts. */
const edit = (span: Span) => weeks(span) + patience.reading;

type Usual = { kind: StageKind; side: Side; workdays: number; waitsFor: StageKind[]; part?: PartId };

const usual = (slug: PackageSlug): Usual[] => [
  { kind: "agreement", side: "author", workdays: patience.agreement, waitsFor: [] },
  {
    kind: "developmental",
    side: "house",
    workdays: edit(editorial.developmental.weeks),
    waitsFor: ["agreement"],
    part: "developmental",
  },
  {
    kind: "line",
    side: "house",
    workdays: edit(editorial.line.weeks),
    waitsFor: ["agreement", "developmental"],
    part: "line",
  },
  {
    kind: "copyedit",
    side: "house",
    workdays: edit(editorial.copyediting.weeks),
    waitsFor: ["agreement", "developmental", "line"],
    part: "copyediting",
  },
  // Beside the editing: a cover needs the book's idea, not its last comma.
  { kind: "cover", side: "house", workdays: weeks(wholeBook.designWeeks), waitsFor: ["agreement"], part: "cover" },
  { kind: "interior", side: "house", workdays: weeks(wholeBook.designWeeks), waitsFor: ["copyedit"], part: "interior" },
  {
    kind: "proofs",
    side: "author",
    workdays: upper(editorial.proofreading.days) + patience.reading,
    waitsFor: ["interior", "cover"],
    part: "proofreading",
  },
  {
    kind: "printer",
    side: "house",
    workdays: weeks(wholeBook.printingSetupWeeks),
    waitsFor: ["proofs"],
    part: "printOnDemand",
  },
  {
    kind: "distribution",
    side: "house",
    workdays: weeks(wholeBook.distributionSetupWeeks),
    waitsFor: ["printer"],
    part: "globalDistribution",
  },
  { kind: "launch", side: "house", workdays: patience.launchDay, waitsFor: ["distribution"] },
  {
    kind: "aftercare",
    side: "house",
    workdays: Math.round((packages[slug].supportMonths * 52) / 12) * workdays,
    waitsFor: ["launch"],
  },
];

/** What the desk has made of a package's template; otherwise what the price book says. */
export const templateFor = (slug: PackageSlug, edited: readonly Pick<BookTemplate, "package" | "stages">[]) =>
  edited.find((one) => one.package === slug)?.stages ?? templateOf(slug);

/** The stages of a package, in their order; what it does not contain is not waited for either. */
export function templateOf(slug: PackageSlug): StageTemplate[] {
  const inside = partsOf(slug);
  const stages = usual(slug).filter(({ part }) => !part || inside.includes(part));
  const kinds = stages.map(({ kind }) => kind);
  return stages.map(({ part: _, waitsFor, ...stage }) => ({
    ...stage,
    waitsFor: waitsFor.filter((kind) => kinds.includes(kind)),
  }));
}
