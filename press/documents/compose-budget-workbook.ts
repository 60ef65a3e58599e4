import {
  type BudgetLine,
  publishingBudgetCalculator as content,
  priceOf,
} from "#content/documents/publishing-budget-calculator.ts";
import { ordinaryWords, type PartId } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { formatCount } from "#domain/money.ts";
import { headRow, money, text } from "./budget-cells.ts";
import { breakEvenSheet, copySheet, scenariosSheet } from "./budget-earnings-sheets.ts";
import { type Row, type SheetPlan, writeWorkbook } from "./workbook.ts";

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
function priceFormulas({ part }: BudgetLine): readonly [from?: string, to?: string] {
  const { price, perWord } = priceOf(part);
  if (perWord) return [`{words}*${perWord[0]}`, `{words}*${perWord[1]}`];
  return price ? [String(price[0]), String(price[1])] : [];
}

/** The cells that hold what these parts cost with us, added up at one end of their ranges. */
const sumOfParts = (ids: readonly (PartId | undefined)[], end: "from" | "to") =>
  ids
    .filter((id) => id !== undefined)
    .map((id) => `{${end}.${id}}`)
    .join("+");

function packageRows(): Row[] {
  const { title, head, rows, note } = content.budget.packages;
  return [
    [],
    [text(title, "group", 6)],
    headRow(head),
    ...rows.map(({ name, price, furtherThousand, parts }, index): Row => {
      const further = `MAX(0,ROUNDUP(({words}-${ordinaryWords})/1000,0))*${furtherThousand}`;
      return [
        text(name),
        money(sumOfParts(parts, "from"), `singly${index}`),
        money(sumOfParts(parts, "to")),
        money(`${price}+${further}`, `package${index}`, true),
        money(`{singly${index}}-{package${index}}`),
      ];
    }),
    [text(note.replace("{words}", formatCount(ordinaryWords)), "note", 6)],
  ];
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
        from ? money(from, `from.${line.part}`) : text(""),
        to ? money(to, `to.${line.part}`) : text(""),
        { input: line.plan, format: "money", name: at("plan") },
        { input: 0, format: "money", name: at("paid") },
        money(`{${at("plan")}}-{${at("paid")}}`),
      ]);
    });
    const sum = (column: string) => `SUM({${id}.first.${column}:${id}.last.${column}})`;
    subtotals.push(id);
    const ours = group.lines.map((line: BudgetLine) => line.part);
    const isOurs = ours.some((part) => part);
    rows.push([
      text(budget.subtotal, "strong"),
      isOurs ? money(sumOfParts(ours, "from"), `${id}.from`, true) : null,
      isOurs ? money(sumOfParts(ours, "to"), `${id}.to`, true) : null,
      money(sum("plan"), `${id}.plan`, true),
      money(sum("paid"), `${id}.paid`, true),
      money(`{${id}.plan}-{${id}.paid}`, undefined, true),
    ]);
  });
  const all = (column: string) => subtotals.map((id) => `{${id}.${column}}`).join("+");
  const everyPart = budget.groups.flatMap((group) => group.lines.map((line: BudgetLine) => line.part));
  rows.push(
    [],
    [
      text(budget.total, "group"),
      money(sumOfParts(everyPart, "from"), undefined, true),
      money(sumOfParts(everyPart, "to"), undefined, true),
      money(all("plan"), "total", true),
      money(all("paid"), "paid", true),
      money("{total}-{paid}", undefined, true),
    ],
    ...packageRows(),
  );
  return { name: content.sheets.budget, widths: [50, 15, 15, 15, 15, 15], rows, sticky: 4 };
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

const budgetSheets = (): SheetPlan[] => [
  startSheet(),
  budgetSheet(),
  copySheet(),
  breakEvenSheet(),
  scenariosSheet(),
  sourcesSheet(),
];

export const makeBudgetWorkbook = (): Promise<Uint8Array> => writeWorkbook(budgetSheets(), content.title, site.name);
