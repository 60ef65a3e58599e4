import type { RateId } from "./rates.ts";

/** What a rate of the register was before it became what it is. `noted` is the day on which one of us wrote it down. */
export type RateChange = { rate: RateId; was: string; noted: string; also?: string };

/** The newest first, by the day from which the new figure holds, which stands with the rate; what is only reported, by the day of the report. */
export const rateChanges: readonly RateChange[] = [
  {
    rate: "kdp-preorder-window",
    was: "one year",
    noted: "2026-11-15",
    also: "Reported changed, and not confirmed: an author’s notes of October 2026 give 18 months from September 2, 2026. The register keeps the figure on KDP’s own page.",
  },
  { rate: "ingram-fee", was: "1.5 percent", noted: "2026-11-15", also: "It began at 1 percent in 2023." },
  { rate: "form-1099-threshold", was: "$600", noted: "2026-11-15" },
  { rate: "she-writes-fee", was: "$10,000", noted: "2026-11-15" },
  { rate: "kdp-print-low", was: "60 percent", noted: "2026-11-15", also: "Until then one share held at every price." },
  {
    rate: "audible-exclusive",
    was: "40 percent",
    noted: "2026-11-15",
    also: "The two are percentages of different things: the old one of each sale, the new one of a member’s value, divided among the titles listened to.",
  },
  { rate: "audible-open", was: "25 percent", noted: "2026-11-15", also: "Of different things, as above." },
  { rate: "ingram-minimum", was: "30 percent", noted: "2026-11-15" },
  { rate: "copyright-standard", was: "$55", noted: "2026-11-15" },
];
