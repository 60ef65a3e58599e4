import type { Source } from "./document-content.ts";

/** Everything the documents say on the word of others. A figure stands here once, with its date. */
export const sources = {
  ibpa: {
    name: "Independent Book Publishers Association, Hybrid Publisher Criteria",
    says: "eleven criteria; a publisher that meets most but not all of them is, by the association’s own words, not a hybrid publisher.",
    address: "https://www.ibpa-online.org/page/hybridpublisher",
    dated: "First issued 2018, revised 2022",
  },
  ibpaRevision: {
    name: "Publishers Weekly on the revision",
    says: "the two added points are truth and transparency in business practices, and a negotiable, easy-to-understand contract.",
    address:
      "https://www.publishersweekly.com/pw/by-topic/industry-news/publisher-news/article/90218-ibpa-revises-hybrid-publisher-criteria.html",
    dated: "2022",
  },
  writerBeware: {
    name: "Writer Beware",
    says: "an author’s watchdog on fees, contracts and the marks of a vanity press.",
    address: "https://writerbeware.blog/",
    dated: "Kept up to date",
  },
  aala: {
    name: "Association of American Literary Agents, Canon of Ethics",
    says: "members may not charge clients or prospective clients for reading or evaluating their work.",
    address: "https://aalitagents.org/canon-of-ethics/",
    dated: "As revised April 29, 2022",
  },
  kdpPrint: {
    name: "Kindle Direct Publishing, print royalties",
    says: "60% of list price less printing, 50% where the list price is under $9.99; 40% less printing through Expanded Distribution.",
    address: "https://kdp.amazon.com/en_US/help",
    dated: "In force since June 10, 2025",
  },
  kdpEbook: {
    name: "Kindle Direct Publishing, e-book royalties",
    says: "70% at list prices from $2.99 to $9.99 in the listed countries, less a delivery charge of about $0.15 a megabyte; otherwise 35%.",
    address: "https://kdp.amazon.com/en_US/help",
    dated: "As noted for this edition, November 2026",
  },
  kdpAi: {
    name: "Kindle Direct Publishing, content guidelines",
    says: "AI-generated text, images and translations must be disclosed even when edited afterward; AI-assisted work need not be.",
    address: "https://kdp.amazon.com/en_US/help/topic/G200672390",
    dated: "As noted for this edition, November 2026",
  },
  ingramReturns: {
    name: "IngramSpark, distribution and returns",
    says: "returned copies are charged at the current wholesale price, with shipping if you want them back; after a change to non-returnable, copies may still come back for 180 days.",
    address: "https://help.ingramspark.com/hc/en-us/articles/209072526-Distribution-Returns-Information",
    dated: "As noted for this edition, November 2026",
  },
  ingramFee: {
    name: "IngramSpark, market access fee",
    says: "1.875% of the list price of each copy sold through its network, since February 1, 2026.",
    address: "https://help.lightningsource.com/hc/en-us/articles/360021369231-Compensation",
    dated: "As a publisher noted it in September 2026; not rechecked",
  },
  bowker: {
    name: "Bowker, the US ISBN agency",
    says: "one ISBN $125, ten $295, one hundred $575. Every format needs its own.",
    address: "https://www.myidentifiers.com/",
    dated: "As noted for this edition, November 2026",
  },
  copyrightFees: {
    name: "US Copyright Office, fees",
    says: "$45 for one work by one author who owns it, registered online; $65 for the standard application.",
    address: "https://www.copyright.gov/about/fees.html",
    dated: "In force since March 20, 2020",
  },
  pcn: {
    name: "Library of Congress, Preassigned Control Number program",
    says: "free, for printed books, to be asked for before publication. Cataloging in Publication is not open to books whose authors pay toward them.",
    address: "https://www.loc.gov/publish/pcn/",
    dated: "As noted for this edition, November 2026",
  },
  pwGalleys: {
    name: "Publishers Weekly, submission guidelines",
    says: "galleys three months, and preferably four, before the first day of the month of publication.",
    address: "https://www.publishersweekly.com/pw/corp/submissionguidelines.html",
    dated: "As noted for this edition, November 2026",
  },
  epub: {
    name: "World Wide Web Consortium, EPUB 3.3",
    says: "the current standard for e-books, with accessibility built in.",
    address: "https://www.w3.org/TR/epub-33/",
    dated: "Recommendation of May 2023",
  },
} as const satisfies Record<string, Source>;
