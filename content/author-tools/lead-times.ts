import { editorial, wholeBook } from "#content/prices.ts";
import { rates } from "#content/rates.ts";
import type { LeadTimes } from "#domain/count-back.ts";
import type { Span } from "#domain/money.ts";

const together = (one: Span, other: Span): Span => [one[0] + other[0], one[1] + other[1]];

/**
 * The trade’s lead times are the register’s, the durations of the work our price book’s. The others are the house’s
 * working practice, as the launch plan says them (content/articles/a-launch-plan-for-the-first-ninety-days.md).
 */
export const leadTimes: LeadTimes = {
  developmental: editorial.developmental.weeks,
  line: editorial.line.weeks,
  copyedit: editorial.copyediting.weeks,
  proofread: editorial.proofreading.days,
  design: wholeBook.designWeeks,
  setup: together(wholeBook.printingSetupWeeks, wholeBook.distributionSetupWeeks),
  advanceCopies: [6, 8],
  events: [3, 4],
  pitches: [2, 3],
  printPreorder: [2, 3],
  booklist: rates["booklist-lead"].value,
  publishersWeekly: rates["pw-lead"].value,
  kirkus: rates["kirkus-lead"].value,
  ebookPreorder: rates["kdp-preorder-window"].value,
  finalFile: Math.ceil(rates["kdp-preorder-file"].value / 24),
  copyright: rates["copyright-window"].value,
};
