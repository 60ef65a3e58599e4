import type { Book, Offer, TradeRates } from "./compare-offers.ts";
import { type Channel, channels } from "./copy-formulas.ts";

/** One cell of the comparison as a spreadsheet: words, a figure to change, or a formula over the others. */
export type SheetCell = string | number | { formula: string; format: "money" | "count" } | null;

export type SheetWords = {
  book: Record<Exclude<keyof Book, "mix">, string>;
  channels: Record<Channel, string>;
  rates: Record<keyof TradeRates, string>;
  offer: Record<keyof Offer, string>;
  offerHead: string;
  mixHead: string;
  rateHead: string;
  earnsHead: string;
  average: string;
  breakEven: string;
  never: string;
  cash: string;
  /** How the switches are written as figures. */
  switches: string;
};

const returnsCode = { shared: 0, author: 1, publisher: 2 } as const;

/**
 * The comparison with its formulas, so that somebody can go on with it in a spreadsheet: the same arithmetic as
 * domain/compare-offers.ts, which a test holds it to. Percents are written as percents.
 */
export function makeOfferSheet(
  offers: readonly { name: string; offer: Offer }[],
  book: Book,
  rates: TradeRates,
  copies: readonly number[],
  words: SheetWords,
): SheetCell[][] {
  const rows: SheetCell[][] = [];
  const places = new Map<string, number>();
  const put = (cells: SheetCell[], name?: string) => {
    rows.push(cells);
    if (name) places.set(name, rows.length);
  };
  const at = (name: string, column = "B") => `$${column}$${places.get(name)}`;
  const of = (name: string, column: string) => `${column}$${places.get(name)}`;
  const letters = offers.map((_, index) => String.fromCharCode(66 + index));

  const { mix, ...plain } = book;
  for (const [name, value] of Object.entries(plain)) put([words.book[name as keyof typeof plain], value], name);
  put([]);
  put([words.mixHead]);
  for (const channel of channels) put([words.channels[channel], mix[channel]], `mix.${channel}`);
  put([]);
  put([words.rateHead]);
  for (const [name, value] of Object.entries(rates))
    put([words.rates[name as keyof TradeRates], value], `rate.${name}`);
  put([]);
  put([words.offerHead, ...offers.map(({ name }) => name)]);
  put([words.switches]);
  for (const field of Object.keys(words.offer) as (keyof Offer)[]) {
    put([words.offer[field], ...offers.map(({ offer }) => codeOf(offer, field))], `offer.${field}`);
  }
  put([]);
  put([words.earnsHead, ...offers.map(({ name }) => name)]);
  for (const channel of channels) {
    put(
      [
        words.channels[channel],
        ...letters.map((letter) => ({ formula: earnsFormula(channel, letter, at, of), format: "money" as const })),
      ],
      `earns.${channel}`,
    );
  }
  const [first = "shop", last = "direct"] = [channels[0], channels.at(-1)];
  const mixRange = `${at(`mix.${first}`)}:${at(`mix.${last}`)}`;
  put(
    [
      words.average,
      ...letters.map((letter) => {
        const earned = `${of(`earns.${first}`, letter)}:${of(`earns.${last}`, letter)}`;
        return {
          formula: `IF(SUM(${mixRange})>0,SUMPRODUCT(${mixRange},${earned})/SUM(${mixRange}),0)`,
          format: "money" as const,
        };
      }),
    ],
    "average",
  );
  const advance = (letter: string) => `${of("offer.advance", letter)}*(1-${of("offer.agent", letter)}/100)`;
  put([
    words.breakEven,
    ...letters.map((letter) => ({
      formula: `IF(${of("offer.fee", letter)}-${advance(letter)}<=0,0,IF(${of("average", letter)}>0,ROUNDUP(${of("offer.fee", letter)}/${of("average", letter)},0),"${words.never}"))`,
      format: "count" as const,
    })),
  ]);
  for (const count of copies) {
    put([
      words.cash.replace("{copies}", String(count)),
      ...letters.map((letter) => ({
        formula: `MAX(${advance(letter)},${count}*${of("average", letter)})-${of("offer.fee", letter)}`,
        format: "money" as const,
      })),
    ]);
  }
  return rows;
}

function codeOf(offer: Offer, field: keyof Offer): number {
  if (field === "basis") return offer.basis === "list" ? 1 : 0;
  if (field === "returns") return returnsCode[offer.returns];
  return Number(offer[field]);
}

type Place = (name: string, column?: string) => string;
type PlaceIn = (name: string, column: string) => string;

function earnsFormula(channel: Channel, letter: string, at: Place, of: PlaceIn): string {
  const rate = (name: keyof TradeRates) => at(`rate.${name}`);
  const offer = (name: keyof Offer) => of(`offer.${name}`, letter);
  const onDemand = `(${rate("printFixed")}+${rate("printPage")}*${at("pages")})`;
  const kdpShare = `IF(${at("paperbackPrice")}>=${rate("printThreshold")},${rate("printHigh")},${rate("printLow")})/100`;
  const inBand = `AND(${at("ebookPrice")}>=${rate("ebookFloor")},${at("ebookPrice")}<=${rate("ebookCeiling")})`;
  const wholesale = `(1-${at("discount")}/100)`;
  const sales: Record<Exclude<Channel, "direct">, readonly [list: string, received: string, printing: string]> = {
    shop: [at("paperbackPrice"), `${at("paperbackPrice")}*${wholesale}`, at("ingramPrinting")],
    hardcover: [at("hardcoverPrice"), `${at("hardcoverPrice")}*${wholesale}`, at("hardcoverPrinting")],
    amazon: [at("paperbackPrice"), `${at("paperbackPrice")}*${kdpShare}`, onDemand],
    expanded: [at("paperbackPrice"), `${at("paperbackPrice")}*${rate("expanded")}/100`, onDemand],
    ebook: [
      at("ebookPrice"),
      `IF(${inBand},(${at("ebookPrice")}-${rate("delivery")}*${at("megabytes")})*${rate("ebookHigh")}/100,${at("ebookPrice")}*${rate("ebookLow")}/100)`,
      "0",
    ],
    audio: [at("audioReceipt"), at("audioReceipt"), "0"],
  };
  if (channel === "direct") return `${at("paperbackPrice")}-${at("ownCopy")}`;
  const [list, received, printing] = sales[channel];
  const isDigital = channel === "ebook" || channel === "audio";
  const comesBack = channel === "shop" || channel === "hardcover" ? `(${at("returns")}/100)` : "0";
  const backForEach = `(${comesBack}/(1-${comesBack}))`;
  const market = comesBack === "0" ? "0" : `${offer("ingramFee")}*${list}*${rate("ingramFee")}/100`;
  const share = `(${offer(isDigital ? "digitalShare" : "printShare")}/100)`;
  const agent = `(1-${offer("agent")}/100)`;
  const printed = `${offer("printing")}*${printing}`;
  const net = `(${received}-${market}-${received}*(${offer("distributorFee")}+${offer("administration")})/100-${printed})`;
  const shared = `${agent}*${share}*(${net}-${printed}*${backForEach})`;
  const author = `(${agent}*${share}*${net}-${backForEach}*MAX(0,${received}-${share}*${net}))`;
  const publisher = `${agent}*${share}*${net}`;
  const byReturns = `IF(${offer("returns")}=0,${shared},IF(${offer("returns")}=1,${author},${publisher}))`;
  return isDigital ? byReturns : `IF(${offer("basis")}=1,${agent}*${list}*${share},${byReturns})`;
}
