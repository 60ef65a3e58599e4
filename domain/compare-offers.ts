import type { Channel } from "./copy-formulas.ts";
import { copiesToEarnBack } from "./royalty.ts";

/** What the trade keeps and charges, from the register of rates; percent as percent, sums in dollars. */
export type TradeRates = {
  printThreshold: number;
  printHigh: number;
  printLow: number;
  printFixed: number;
  printPage: number;
  expanded: number;
  ebookFloor: number;
  ebookCeiling: number;
  ebookHigh: number;
  ebookLow: number;
  delivery: number;
  ingramFee: number;
};

/** The book, the same under every offer. `mix` says of a hundred copies how many are sold where. */
export type Book = {
  paperbackPrice: number;
  hardcoverPrice: number;
  ebookPrice: number;
  audioReceipt: number;
  pages: number;
  ingramPrinting: number;
  hardcoverPrinting: number;
  ownCopy: number;
  megabytes: number;
  discount: number;
  /** Percent of the copies sold to shops that come back. */
  returns: number;
  mix: Record<Channel, number>;
};

/** Who stands for a copy that comes back: the account that is shared, the author at the wholesale price, or the publisher. */
export type ReturnsRule = "shared" | "author" | "publisher";

export type Offer = {
  fee: number;
  /** Paid beforehand and set against royalties. */
  advance: number;
  /** Percent of everything that an agent keeps. */
  agent: number;
  /** What the author's share of print is a percentage of. */
  basis: "net" | "list";
  printShare: number;
  digitalShare: number;
  /** What is taken off before the share: the definition of net. */
  printing: boolean;
  ingramFee: boolean;
  /** Percent of the receipts. */
  distributorFee: number;
  administration: number;
  returns: ReturnsRule;
};

const isReturnable: Record<Channel, boolean> = {
  shop: true,
  hardcover: true,
  amazon: false,
  expanded: false,
  ebook: false,
  audio: false,
  direct: false,
};
const isDigital = (channel: Channel) => channel === "ebook" || channel === "audio";

type Sale = { listPrice: number; received: number; printing: number };

/** What the publishing side receives for one copy sold, and what it cost to print. */
function saleOf(channel: Channel, book: Book, rates: TradeRates): Sale {
  const part = (price: number, percent: number) => (price * percent) / 100;
  const onDemand = rates.printFixed + rates.printPage * book.pages;
  const { paperbackPrice: paperback, hardcoverPrice: hardcover, ebookPrice: ebook } = book;
  const isInBand = ebook >= rates.ebookFloor && ebook <= rates.ebookCeiling;
  const sales: Record<Channel, Sale> = {
    shop: { listPrice: paperback, received: part(paperback, 100 - book.discount), printing: book.ingramPrinting },
    hardcover: {
      listPrice: hardcover,
      received: part(hardcover, 100 - book.discount),
      printing: book.hardcoverPrinting,
    },
    amazon: {
      listPrice: paperback,
      received: part(paperback, paperback >= rates.printThreshold ? rates.printHigh : rates.printLow),
      printing: onDemand,
    },
    expanded: { listPrice: paperback, received: part(paperback, rates.expanded), printing: onDemand },
    ebook: {
      listPrice: ebook,
      received: isInBand ? part(ebook - rates.delivery * book.megabytes, rates.ebookHigh) : part(ebook, rates.ebookLow),
      printing: 0,
    },
    audio: { listPrice: book.audioReceipt, received: book.audioReceipt, printing: 0 },
    direct: { listPrice: paperback, received: paperback, printing: book.ownCopy },
  };
  return sales[channel];
}

/** What one copy that stays sold earns the author. Copies sold by hand are bought first and then the author's own. */
export function earnedPerCopy(channel: Channel, offer: Offer, book: Book, rates: TradeRates): number {
  const { listPrice, received, printing } = saleOf(channel, book, rates);
  if (channel === "direct") return received - printing;
  const share = (isDigital(channel) ? offer.digitalShare : offer.printShare) / 100;
  const afterAgent = (sum: number) => sum * (1 - offer.agent / 100);
  if (offer.basis === "list" && !isDigital(channel)) return afterAgent(listPrice * share);

  const comesBack = isReturnable[channel] ? Math.min(book.returns, 90) / 100 : 0;
  /** For each copy that stays sold, so many came back. */
  const backForEach = comesBack / (1 - comesBack);
  const market = offer.ingramFee && isReturnable[channel] ? (listPrice * rates.ingramFee) / 100 : 0;
  const kept = (received * (offer.distributorFee + offer.administration)) / 100;
  const printed = offer.printing ? printing : 0;
  const net = received - market - kept - printed;
  if (offer.returns === "shared") return afterAgent(share * (net - printed * backForEach));
  if (offer.returns === "publisher") return afterAgent(share * net);
  // Charged at the wholesale price, of which the author had only a share.
  return afterAgent(share * net) - backForEach * Math.max(0, received - share * net);
}

/** An average copy, by the mix; a mix that is nothing earns nothing. */
export function averageEarned(offer: Offer, book: Book, rates: TradeRates): number {
  const all = Object.values(book.mix).reduce((sum, part) => sum + part, 0);
  if (all === 0) return 0;
  return (Object.keys(book.mix) as Channel[]).reduce(
    (sum, channel) => sum + (book.mix[channel] / all) * earnedPerCopy(channel, offer, book, rates),
    0,
  );
}

/** What is left in the author's hand after so many copies: the advance counts once, and the fee is gone. */
export function cashAfter(copies: number, offer: Offer, average: number): number {
  const advance = offer.advance * (1 - offer.agent / 100);
  return Math.max(advance, copies * average) - offer.fee;
}

/** More than anybody has sold of a book: whoever needs so many gets the fee back never. */
const mostCopies = 1_000_000_000;

/** Copies until the author's own fee is earned back; none where there is none, never where a copy earns nothing. */
export function copiesToBreakEven(offer: Offer, average: number): number {
  const outlay = offer.fee - offer.advance * (1 - offer.agent / 100);
  if (outlay <= 0) return 0;
  const copies = copiesToEarnBack(offer.fee, average);
  return copies > mostCopies ? Number.POSITIVE_INFINITY : copies;
}
