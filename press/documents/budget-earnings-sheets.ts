import { publishingBudgetCalculator as content } from "#content/documents/publishing-budget-calculator.ts";
import { type Channel, kdpRateFormula, netFormulas, printCostFormula, shareCells } from "#domain/copy-formulas.ts";
import { channels, headRow, type Input, money, text } from "./budget-cells.ts";
import type { Row, SheetPlan } from "./workbook.ts";

const earns = (channel: Channel) => `${shareCells[channel]}{net.${channel}}`;

export function copySheet(): SheetPlan {
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
      [text(copy.results.printCost), money(printCostFormula, "printCost")],
      [text(copy.results.kdpRate), { formula: kdpRateFormula, format: "percent", name: "kdpRate" }],
      ...channels.map(
        ([channel, label]): Row => [
          text(label),
          money(netFormulas[channel], `net.${channel}`),
          money(earns(channel), `earns.${channel}`, true),
        ],
      ),
      [text(copy.results.note, "note", 4)],
    ],
  };
}

export function breakEvenSheet(): SheetPlan {
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

export function scenariosSheet(): SheetPlan {
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
          money(`{share}*({price${index}}*(1-{discount}-{ingramFee})-{ingramPrinting}/(1-{returns}))`),
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
