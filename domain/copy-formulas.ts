/**
 * What a publisher receives for one copy that stays sold, less what making it cost, channel by channel: as the formulas of
 * the spreadsheet, where `{name}` is a cell. domain/compare-offers.ts reckons the same; a test compares the two.
 */
export const netFormulas = {
  shop: "{paperbackPrice}*(1-{discount}-{ingramFee})-{ingramPrinting}/(1-{returns})",
  hardcover: "{hardcoverPrice}*(1-{discount}-{ingramFee})-{hardcoverPrinting}/(1-{returns})",
  amazon: "{kdpRate}*{paperbackPrice}-{printCost}",
  expanded: "{expanded}*{paperbackPrice}-{printCost}",
  ebook:
    "IF(AND({ebookPrice}>={ebookFrom},{ebookPrice}<={ebookTo}),{ebookHigh}*({ebookPrice}-{delivery}*{megabytes}),{ebookLow}*{ebookPrice})",
  audio: "{audioReceipt}",
  direct: "{paperbackPrice}-{ownCopy}",
} as const;

export type Channel = keyof typeof netFormulas;
export const channels = Object.keys(netFormulas) as Channel[];

/** What is sold by hand is the author's own; what has no paper has a share of its own. */
export const shareCells = {
  shop: "{share}*",
  hardcover: "{share}*",
  amazon: "{share}*",
  expanded: "{share}*",
  ebook: "{digitalShare}*",
  audio: "{digitalShare}*",
  direct: "",
} as const satisfies Record<Channel, string>;

export const printCostFormula = "{printFixed}+{printPage}*{pages}";
export const kdpRateFormula = "IF({paperbackPrice}>={printLimit},{printHigh},{printLow})";
