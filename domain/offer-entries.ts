import { amountOf } from "./amounts.ts";
import type { Book, Offer, ReturnsRule } from "./compare-offers.ts";
import type { Channel } from "./copy-formulas.ts";
import { listRefunds, type Stage } from "./refund.ts";

/** The columns of the comparison, as their fields are called: `a.fee`, `b.fee`. */
export const columns = ["a", "b", "c"] as const;
export type Column = (typeof columns)[number];

export type OfferField =
  | "name"
  | "fee"
  | "advance"
  | "agent"
  | "basis"
  | "print"
  | "digital"
  | "printing"
  | "ingram"
  | "distributor"
  | "admin"
  | "returns"
  | "refund"
  | "days"
  | "stages";
export type BookField =
  | "paperback"
  | "hardcover"
  | "ebook"
  | "audio"
  | "pages"
  | "ingramPrinting"
  | "hardcoverPrinting"
  | "ownCopy"
  | "megabytes"
  | "discount"
  | "comesBack"
  | `mix.${Channel}`;

export type OfferEntries = Record<OfferField, string>;
export type CompareField = "count" | BookField | `${Column}.${OfferField}`;
export type CompareEntries = Readonly<Record<CompareField, string>>;

export function offerEntries(entries: CompareEntries, column: Column): OfferEntries {
  const names = Object.keys(entries).filter((name) => name.startsWith(`${column}.`)) as `${Column}.${OfferField}`[];
  return Object.fromEntries(names.map((name) => [name.slice(2), entries[name]])) as OfferEntries;
}

/** No more than this is reckoned with; a field says so where more is typed. Fee and advance have the limit of all amounts. */
export const mostOf = {
  offer: { agent: 100, print: 100, digital: 100, distributor: 100, admin: 100, days: 3650 },
  book: {
    paperback: 1000,
    hardcover: 1000,
    ebook: 1000,
    audio: 1000,
    pages: 5000,
    ingramPrinting: 1000,
    hardcoverPrinting: 1000,
    ownCopy: 1000,
    megabytes: 1000,
    discount: 100,
    comesBack: 90,
  },
  mix: 100,
} as const;

const isReturnsRule = (text: string): text is ReturnsRule => ["shared", "author", "publisher"].includes(text);

export function readOffer(entries: OfferEntries): Offer {
  return {
    fee: amountOf(entries.fee),
    advance: amountOf(entries.advance),
    agent: amountOf(entries.agent, mostOf.offer.agent),
    basis: entries.basis === "list" ? "list" : "net",
    printShare: amountOf(entries.print, mostOf.offer.print),
    digitalShare: amountOf(entries.digital, mostOf.offer.digital),
    printing: entries.printing === "yes",
    ingramFee: entries.ingram === "yes",
    distributorFee: amountOf(entries.distributor, mostOf.offer.distributor),
    administration: amountOf(entries.admin, mostOf.offer.admin),
    returns: isReturnsRule(entries.returns) ? entries.returns : "shared",
  };
}

export function readBook(entries: Readonly<Record<BookField, string>>): Book {
  const mix = (channel: Channel) => amountOf(entries[`mix.${channel}`], mostOf.mix);
  const amount = (field: keyof typeof mostOf.book) => amountOf(entries[field], mostOf.book[field]);
  return {
    paperbackPrice: amount("paperback"),
    hardcoverPrice: amount("hardcover"),
    ebookPrice: amount("ebook"),
    audioReceipt: amount("audio"),
    pages: amount("pages"),
    ingramPrinting: amount("ingramPrinting"),
    hardcoverPrinting: amount("hardcoverPrinting"),
    ownCopy: amount("ownCopy"),
    megabytes: amount("megabytes"),
    discount: amount("discount"),
    returns: amount("comesBack"),
    mix: {
      shop: mix("shop"),
      hardcover: mix("hardcover"),
      amazon: mix("amazon"),
      expanded: mix("expanded"),
      ebook: mix("ebook"),
      audio: mix("audio"),
      direct: mix("direct"),
    },
  };
}

/** "Editing 1300, Design 1000": the stages of an offer and what each costs. Without any, the fee is one stage. */
export function readStages(text: string, fee: number): Stage[] {
  const stages = text.split(/[;,\n](?!\d{3}\b)/).flatMap((line) => {
    const [, name, price] = /^\s*(.*?)[\s:]+\$?([\d,.]+)\s*$/.exec(line) ?? [];
    return name && price ? [{ name, price: amountOf(price) }] : [];
  });
  return stages.length > 0 ? stages : [{ name: "", price: fee }];
}

/** The most that can be lost, at one point: whoever stops there has paid this much and gets nothing of it back. */
export type Loss = { at: "signing" | "within" | "after" | "begun" | "sent" | "finished"; stage?: string; lost: number };

/** Point by point, under the offer's rule of refunds, if everything is paid beforehand. */
export function listLosses(entries: OfferEntries): Loss[] {
  const fee = amountOf(entries.fee);
  if (entries.refund === "days") {
    return [
      { at: "within", lost: 0 },
      { at: "after", lost: fee },
    ];
  }
  if (entries.refund === "stages") {
    return listRefunds(readStages(entries.stages, fee)).map(({ stage, state, cost }) => ({
      at: state === "not begun" ? "signing" : state,
      ...(stage !== undefined && { stage }),
      lost: cost,
    }));
  }
  return [
    { at: "signing", lost: fee },
    { at: "finished", lost: fee },
  ];
}
