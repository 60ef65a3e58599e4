import { formatDate } from "#domain/format-date.ts";
import { type RateId, rates } from "../rates.ts";
import { sources as register, type SourceId } from "../sources.ts";
import type { Source } from "./document-content.ts";

/** Address and day of reading are those of the register, so that documents and articles never disagree about them. */
function from(id: SourceId, { name, says, dated }: { name?: string; says: string; dated: string }): Source {
  const source = register[id];
  const reading =
    "read" in source ? `Read ${formatDate(source.read)}` : `Not rechecked since ${formatDate(source.notRechecked)}`;
  return { name: name ?? source.name, says, address: source.href, dated: `${dated}. ${reading}` };
}

const percent = (id: RateId) => `${rates[id].value}%`;

/** Everything the documents say on the word of others. A figure stands here once, with its date. */
export const sources = {
  ibpa: from("ibpa-criteria", {
    says: "eleven criteria; a publisher that meets most but not all of them is, by the association’s own words, not a hybrid publisher.",
    dated: "First issued 2018, revised 2022",
  }),
  ibpaRevision: from("ibpa-revision", {
    name: "Publishers Weekly on the revision",
    says: "the two added points are truth and transparency in business practices, and a negotiable, easy-to-understand contract.",
    dated: "2022",
  }),
  writerBeware: from("writer-beware-vanity", {
    name: "Writer Beware",
    says: "an author’s watchdog on fees, contracts and the marks of a vanity press.",
    dated: "Kept up to date",
  }),
  aala: from("aala-canon", {
    says: "members may not charge clients or prospective clients for reading or evaluating their work.",
    dated: "As revised April 29, 2022",
  }),
  kdpPrint: from("kdp-paperback-royalty", {
    name: "KDP, print royalties",
    says: `${percent("kdp-print-high")} of list price less printing, ${percent("kdp-print-low")} where the list price is under ${rates["kdp-print-threshold"].figure}; ${percent("kdp-expanded")} less printing through Expanded Distribution.`,
    dated: "In force since June 10, 2025",
  }),
  kdpEbook: from("kdp-ebook-royalty", {
    name: "KDP, e-book royalties",
    says: `${percent("kdp-ebook-high")} at list prices from ${rates["kdp-ebook-floor"].figure} to ${rates["kdp-ebook-ceiling"].figure} in the listed countries, less a delivery charge of about ${rates["kdp-delivery"].figure} a megabyte; otherwise ${percent("kdp-ebook-low")}.`,
    dated: "November 2026",
  }),
  kdpAi: from("kdp-content", {
    name: "KDP, content guidelines",
    says: "AI-generated text, images and translations must be disclosed even when edited afterward; AI-assisted work need not be.",
    dated: "November 2026",
  }),
  ingramReturns: from("ingram-returns", {
    name: "IngramSpark, distribution and returns",
    says: "returned copies are charged at the current wholesale price, with shipping if you want them back; after a change to non-returnable, copies may still come back for 180 days.",
    dated: "November 2026",
  }),
  ingramFee: from("ingram-fee", {
    name: "IngramSpark, market access fee",
    says: `${percent("ingram-fee")} of the list price of each copy sold through its network, since ${formatDate(rates["ingram-fee"].since)}.`,
    dated: "As a publisher noted it in September 2026",
  }),
  bowker: from("bowker", {
    name: "Bowker’s ISBN prices",
    says: `one ISBN ${rates["isbn-one"].figure}, ten ${rates["isbn-ten"].figure}, one hundred ${rates["isbn-hundred"].figure}. Every format needs its own.`,
    dated: "2025",
  }),
  copyrightFees: from("copyright-fees", {
    says: `${rates["copyright-standard"].figure} for the standard online application, ${rates["copyright-single"].figure} for one work by one author who owns all of it.`,
    dated: "In force since March 20, 2020",
  }),
  pcn: from("loc-pcn", {
    says: "free, for printed books, to be asked for before publication. Cataloging in Publication is not open to books whose authors pay toward them.",
    dated: "November 2026",
  }),
  pwGalleys: from("pw-guidelines", {
    says: "galleys three months, and preferably four, before the first day of the month of publication.",
    dated: "November 2026",
  }),
  kirkusGalleys: from("kirkus-guidelines", {
    name: "Kirkus, submission guidelines",
    says: `galleys ${rates["kirkus-lead"].figure} before publication.`,
    dated: "November 2026",
  }),
  epub: from("epub-33", {
    name: "World Wide Web Consortium, EPUB 3.3",
    says: "the current standard for e-books, with accessibility built in.",
    dated: "Recommendation of May 2023",
  }),
  synopsis: from("friedman-synopsis", {
    name: "Jane Friedman on the synopsis",
    says: `one single-spaced page of ${rates["synopsis-length"].figure}, the ending included.`,
    dated: "2019",
  }),
} as const satisfies Record<string, Source>;
