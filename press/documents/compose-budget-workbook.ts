import {
  type BudgetLine,
  publishingBudgetCalculator as content,
} from "#content/documents/publishing-budget-calculator.ts";
import { site } from "#content/site.ts";
import { type Cell, type Format, type Row, type SheetPlan, writeWorkbook } from "./workbook.ts";

const text = (value: string, style?: Extract<Cell, { text: string }>["style"], span?: number): Cell => ({
  text: value,
  style,
  span,
});
/** The first column names things; the others hold figures and are headed flush right, unless they hold words. */
const headRow = (head: readonly string[], words: readonly number[] = [0]): Row =>
  head.map(
    (value, column): Cell => ({ text: value, style: "head", align: words.includes(column) ? undefined : "right" }),
  );
const money = (formula: string, name?: string, strong?: boolean): Cell => ({ formula, format: "money", name, strong });

type Input = { label: string; value: number; format: Format; note: string };
type Channel = keyof typeof content.copy.results.channels;
const channels = Object.entries(content.copy.results.channels) as [Channel, string][];

function startSheet(): SheetPlan {
  const { start, breakEven } = content;
  return {
    name: content.sheets.start,
    widths: [84, 18],
    rows: [
      [text(content.title, "title", 2), null],
      [text(start.lead, "lead", 2), null],
      [],
      ...start.steps.map((step): Row => [text(step)]),
      [],
      [text(start.inputLabel), { input: 100, format: "count" }],
      [text(start.resultLabel)],
      [text(start.exampleLabel, "note")],
      [],
      [text(start.resultTitle, "group"), text("", "group")],
      [text(breakEven.fee), money("{total}")],
      [text(breakEven.average), money("{average}")],
      [text(breakEven.copies, "strong"), { formula: "{breakEven}", format: "count", strong: true }],
      [],
      [text(`${site.name} · ${site.address}`, "note")],
    ],
  };
}

/** What a line costs with us, from and to; nothing where it is not ours to sell. */
function priceFormulas(line: BudgetLine): readonly [from?: string, to?: string] {
  if (line.perWord) return [`{words}*${line.perWord[0]}`, `{words}*${line.perWord[1]}`];
  return line.price ? [String(line.price[0]), String(line.price[1])] : [];
}

function budgetSheet(): SheetPlan {
  const { budget } = content;
  const rows: Row[] = [
    [text(content.sheets.budget, "title", 6)],
    [text(budget.wordCount.label), { input: budget.wordCount.value, format: "count", name: "words" }],
    [text(budget.alone, "note", 6)],
    headRow(budget.head),
  ];
  const subtotals: string[] = [];
  budget.groups.forEach((group, groupIndex) => {
    const id = `group${groupIndex}`;
    rows.push([text(group.title, "group"), ...Array.from({ length: 5 }, () => text("", "group"))]);
    group.lines.forEach((line, index) => {
      const edge = index === 0 ? "first" : index === group.lines.length - 1 ? "last" : `line${index}`;
      const at = (column: string) => `${id}.${edge}.${column}`;
      const [from, to] = priceFormulas(line);
      rows.push([
        text(line.label),
        from ? money(from) : text(""),
        to ? money(to) : text(""),
        { input: line.plan, format: "money", name: at("plan") },
        { input: 0, format: "money", name: at("paid") },
        money(`{${at("plan")}}-{${at("paid")}}`),
      ]);
    });
    const sum = (column: string) => `SUM({${id}.first.${column}:${id}.last.${column}})`;
    subtotals.push(id);
    rows.push([
      text(budget.subtotal, "strong"),
      null,
      null,
      money(sum("plan"), `${id}.plan`, true),
      money(sum("paid"), `${id}.paid`, true),
      money(`{${id}.plan}-{${id}.paid}`, undefined, true),
    ]);
  });
  const all = (column: string) => subtotals.map((id) => `{${id}.${column}}`).join("+");
  rows.push(
    [],
    [
      text(budget.total, "group"),
      text("", "group"),
      text("", "group"),
      money(all("plan"), "total", true),
      money(all("paid"), "paid", true),
      money("{total}-{paid}", undefined, true),
    ],
  );
  return { name: content.sheets.budget, widths: [50, 15, 15, 15, 15, 15], rows, sticky: 4 };
}

/** What the publisher receives for one copy, and what of that reaches the author. */
const netReceipts: Record<Channel, string> = {
  shop: "{paperbackPrice}*(1-{discount})-{printCost}/(1-{returns})",
  amazon: "{kdpRate}*{paperbackPrice}-{printCost}",
  expanded: "{expanded}*{paperbackPrice}-{printCost}",
  ebook:
    "IF(AND({ebookPrice}>={ebookFrom},{ebookPrice}<={ebookTo}),{ebookHigh}*({ebookPrice}-{delivery}*{megabytes}),{ebookLow}*{ebookPrice})",
  direct: "{paperbackPrice}-{ownCopy}",
};
const earns = (channel: Channel) => (channel === "direct" ? `{net.${channel}}` : `{share}*{net.${channel}}`);

function copySheet(): SheetPlan {
  const { copy } = content;
  const section = ({ title, lines }: { title: string; lines: Record<string, Input> }): Row[] => [
    [text(title, "group"), text("", "group"), text("", "group"), text("", "group")],
    ...Object.entries(lines).map(
      ([name, line]): Row => [
        text(line.label),
        { input: line.value, format: line.format, name },
        text(line.note, "note", 2),
        null,
      ],
    ),
  ];
  return {
    name: content.sheets.copy,
    widths: [46, 14, 14, 46],
    sticky: 2,
    rows: [
      [text(content.sheets.copy, "title", 4)],
      headRow(copy.head, [0, 2, 3]),
      ...section(copy.price),
      ...section(copy.printing),
      ...section(copy.kdp),
      [],
      headRow(copy.results.head),
      [text(copy.results.printCost), money("{printFixed}+{printPage}*{pages}", "printCost")],
      [
        text(copy.results.kdpRate),
        { formula: "IF({paperbackPrice}>={printLimit},{printHigh},{printLow})", format: "percent", name: "kdpRate" },
      ],
      ...channels.map(
        ([channel, label]): Row => [
          text(label),
          money(netReceipts[channel], `net.${channel}`),
          money(earns(channel), `earns.${channel}`, true),
        ],
      ),
      [text(copy.results.note, "note", 4)],
    ],
  };
}

function breakEvenSheet(): SheetPlan {
  const { breakEven } = content;
  const first = channels[0]?.[0];
  const last = channels.at(-1)?.[0];
  return {
    name: content.sheets.breakEven,
    widths: [48, 18, 16, 24],
    landscape: true,
    rows: [
      [text(breakEven.title, "title", 4)],
      headRow(breakEven.head),
      ...channels.map(
        ([channel, label]): Row => [
          text(label),
          { input: breakEven.mix[channel], format: "percent", name: `mix.${channel}` },
          money(`{earns.${channel}}`, `mixed.${channel}`),
          {
            formula: `IF({earns.${channel}}>0,ROUNDUP({total}/{earns.${channel}},0),"${content.scenarios.never}")`,
            format: "count",
          },
        ],
      ),
      [
        text(breakEven.mixTotal, "strong"),
        { formula: `SUM({mix.${first}:mix.${last}})`, format: "percent", name: "mixTotal", strong: true },
        { formula: `IF(ROUND({mixTotal},4)=1,"${breakEven.check.right}","${breakEven.check.wrong}")`, format: "count" },
      ],
      [],
      [text(breakEven.fee), money("{total}")],
      [
        text(breakEven.average),
        money(`SUMPRODUCT({mix.${first}:mix.${last}},{mixed.${first}:mixed.${last}})`, "average"),
      ],
      [
        text(breakEven.copies, "strong"),
        {
          formula: `IF({average}>0,ROUNDUP({total}/{average},0),"${breakEven.never}")`,
          format: "count",
          name: "breakEven",
          strong: true,
        },
      ],
    ],
  };
}

function scenariosSheet(): SheetPlan {
  const { scenarios } = content;
  return {
    name: content.sheets.scenarios,
    widths: [22, 24, 22, 26, 22],
    landscape: true,
    rows: [
      [text(scenarios.salesTitle, "title", 5)],
      headRow(scenarios.salesHead, []),
      ...scenarios.copies.map(
        (copies): Row => [
          { input: copies, format: "count", name: `copies${copies}` },
          money(`{copies${copies}}*{average}`, `earned${copies}`),
          money("{total}"),
          money(`{earned${copies}}-{total}`, undefined, true),
          { formula: `IF({total}>0,{earned${copies}}/{total},0)`, format: "percent" },
        ],
      ),
      [],
      [text(scenarios.priceTitle, "title", 5)],
      headRow(scenarios.priceHead, []),
      ...scenarios.prices.map(
        (price, index): Row => [
          { input: price, format: "money", name: `price${index}` },
          money(`{share}*({price${index}}*(1-{discount})-{printCost}/(1-{returns}))`),
          money(
            `{share}*(IF({price${index}}>={printLimit},{printHigh},{printLow})*{price${index}}-{printCost})`,
            `amazon${index}`,
          ),
          {
            formula: `IF({amazon${index}}>0,ROUNDUP({total}/{amazon${index}},0),"${scenarios.never}")`,
            format: "count",
          },
        ],
      ),
    ],
  };
}

function sourcesSheet(): SheetPlan {
  const { sources } = content;
  return {
    name: content.sheets.sources,
    widths: [34, 62, 26, 62],
    landscape: true,
    rows: [
      [text(content.sheets.sources, "title", 4)],
      headRow(sources.head, [0, 1, 2, 3]),
      ...sources.rows.map(
        (source): Row => [text(source.name), text(source.says), text(source.dated), text(source.address)],
      ),
      [],
      ...sources.notes.map((note): Row => [text(note, "note", 4)]),
    ],
  };
}

export const budgetSheets = (): SheetPlan[] => [
  startSheet(),
  budgetSheet(),
  copySheet(),
  breakEvenSheet(),
  scenariosSheet(),
  sourcesSheet(),
];

export const makeBudgetWorkbook = (): Promise<Uint8Array> => writeWorkbook(budgetSheets(), content.title, site.name);
