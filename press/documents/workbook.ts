import writeExcelFile, { type Cell as SheetCell } from "write-excel-file/node";
import { escapeXml } from "#domain/escape-xml.ts";
import { type Cells, evaluateCell, type Value } from "./formula-values.ts";
import { editionDate, repack } from "./office-archive.ts";
import { colors } from "./page-frame.ts";

export type Format = "money" | "percent" | "fraction" | "count" | "fine";

export type Cell =
  | { text: string; style?: "title" | "lead" | "head" | "group" | "note" | "strong"; span?: number; align?: "right" }
  | { input: number; format: Format; name?: string }
  /** `{name}` stands for a cell, `{name:name}` for a range between two. */
  | { formula: string; format: Format; name?: string; strong?: boolean };

export type Row = (Cell | null)[];
export type SheetPlan = { name: string; widths: number[]; rows: Row[]; sticky?: number; landscape?: boolean };

const formats: Record<Format, string> = {
  money: "$#,##0.00;[Red]-$#,##0.00",
  percent: "0%",
  fraction: "0.000%",
  count: "#,##0",
  fine: "#,##0.000",
};

const textStyles = {
  title: { fontSize: 20, textColor: colors.blue, alignVertical: "center" },
  lead: { fontSize: 12, fontStyle: "italic", textColor: colors.blue, wrap: true, alignVertical: "top" },
  head: { fontWeight: "bold", textColor: "#ffffff", backgroundColor: colors.blue, wrap: true, alignVertical: "center" },
  group: {
    fontWeight: "bold",
    textColor: colors.blue,
    bottomBorderColor: colors.gold,
    bottomBorderStyle: "medium",
    alignVertical: "bottom",
  },
  note: { textColor: colors.quiet, fontStyle: "italic", wrap: true, alignVertical: "center", align: "left", indent: 1 },
  strong: { fontWeight: "bold", textColor: colors.blue, alignVertical: "center" },
} as const;

const hairline = { bottomBorderColor: "#d9d2c2", bottomBorderStyle: "thin" } as const;

const rowHeights = { title: 36, group: 27, line: 20 } as const;

/** Spreadsheet programs do not all grow a row to fit its text, so each row is told how tall to be. */
function heightOf(row: Row, widths: readonly number[]): number {
  return Math.max(
    rowHeights.line,
    ...row.map((cell, column) => {
      if (!cell || !("text" in cell)) return 0;
      if (cell.style === "title") return rowHeights.title;
      if (cell.style === "group") return rowHeights.group;
      const width = widths.slice(column, column + (cell.span ?? 1)).reduce((sum, part) => sum + part, 0);
      const perLetter = cell.style === "lead" ? 1.2 : cell.style === "head" ? 1.15 : 1;
      return Math.ceil((cell.text.length * perLetter) / width) * 15 + 5;
    }),
  );
}

const letter = (column: number) => String.fromCharCode(65 + column);

type Placed = { sheet: string; address: string };

function findNames(plans: readonly SheetPlan[]): Map<string, Placed> {
  const names = new Map<string, Placed>();
  for (const plan of plans) {
    plan.rows.forEach((row, rowIndex) => {
      row.forEach((cell, column) => {
        if (cell && "name" in cell && cell.name)
          names.set(cell.name, { sheet: plan.name, address: `$${letter(column)}$${rowIndex + 1}` });
      });
    });
  }
  return names;
}

function resolveFormula(formula: string, sheet: string, names: Map<string, Placed>): string {
  const refer = (name: string) => {
    const placed = names.get(name);
    if (!placed) throw new Error(`No cell is called ${name}`);
    return placed;
  };
  return formula.replace(/\{([\w.]+)(?::([\w.]+))?\}/g, (_, from: string, to?: string) => {
    const first = refer(from);
    const prefix = first.sheet === sheet ? "" : `'${first.sheet}'!`;
    return to ? `${prefix}${first.address}:${refer(to).address}` : `${prefix}${first.address}`;
  });
}

function drawCell(cell: Cell | null, height: number, sheet: string, names: Map<string, Placed>): SheetCell {
  if (!cell) return null;
  if ("text" in cell) {
    const style = cell.style ? textStyles[cell.style] : { ...hairline, wrap: true, alignVertical: "center" as const };
    return { value: cell.text, type: String, columnSpan: cell.span, align: cell.align, height, ...style };
  }
  const shared = { format: formats[cell.format], alignVertical: "center", height, ...hairline } as const;
  if ("input" in cell) {
    return { value: cell.input, type: Number, ...shared, textColor: colors.action, backgroundColor: "#fdf8ea" };
  }
  const value = resolveFormula(cell.formula, sheet, names);
  return { value, type: "Formula", ...shared, ...(cell.strong ? { fontWeight: "bold", textColor: colors.blue } : {}) };
}

function collectCells(plans: readonly SheetPlan[], names: Map<string, Placed>): Cells {
  const cells = new Map<string, number | string | { formula: string }>();
  for (const plan of plans) {
    plan.rows.forEach((row, rowIndex) => {
      row.forEach((cell, column) => {
        const address = `${plan.name}!${letter(column)}${rowIndex + 1}`;
        if (!cell) return;
        if ("text" in cell) cells.set(address, cell.text);
        else if ("input" in cell) cells.set(address, cell.input);
        else cells.set(address, { formula: resolveFormula(cell.formula, plan.name, names) });
      });
    });
  }
  return cells;
}

/** Lays the plans out as sheets; every formula is stored with what it comes to. */
export async function writeWorkbook(plans: readonly SheetPlan[], title: string, author: string): Promise<Uint8Array> {
  const names = findNames(plans);
  const cells = collectCells(plans, names);
  const file = await writeExcelFile(
    plans.map((plan) => ({
      sheet: plan.name,
      data: plan.rows.map((row) => row.map((cell) => drawCell(cell, heightOf(row, plan.widths), plan.name, names))),
      columns: plan.widths.map((width) => ({ width })),
      stickyRowsCount: plan.sticky,
      showGridLines: false,
    })),
    { fontFamily: "Calibri", fontSize: 11 },
  ).toBuffer();
  return repack(file, (parts) => {
    plans.forEach((plan, index) => {
      const part = `xl/worksheets/sheet${index + 1}.xml`;
      parts.set(part, finishSheet(parts.get(part) ?? "", plan, cells));
    });
    // Without this a spreadsheet program may trust the stored results after an input has changed elsewhere.
    const workbook = parts.get("xl/workbook.xml") ?? "";
    parts.set(
      "xl/workbook.xml",
      workbook.replace("<definedNames/>", "").replace("<calcPr/>", '<calcPr fullCalcOnLoad="1"/>'),
    );
    addProperties(parts, title, author);
  });
}

function finishSheet(xml: string, plan: SheetPlan, cells: Cells): string {
  return xml
    .replace(
      /<c r="([A-Z]+\d+)"([^>]*)><f>=?([^<]*)<\/f><\/c>/g,
      (_, address: string, attributes: string, formula: string) =>
        storeResult(address, attributes, formula, evaluateCell(cells, `${plan.name}!${address}`)),
    )
    .replace("<sheetViews>", '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace('activePane="bottomRight"', 'activePane="bottomLeft"')
    .replace(
      "</worksheet>",
      `${validations(plan)}<pageSetup orientation="${plan.landscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="1"/></worksheet>`,
    );
}

function storeResult(address: string, attributes: string, formula: string, value: Value): string {
  const type = typeof value === "number" ? "" : ' t="str"';
  return `<c r="${address}"${attributes}${type}><f>${formula}</f><v>${escapeXml(String(value))}</v></c>`;
}

/** An input takes a number that makes sense: none below zero, no share above the whole. */
function validations(plan: SheetPlan): string {
  const inputs = plan.rows.flatMap((row, rowIndex) =>
    row.flatMap((cell, column) =>
      cell && "input" in cell ? [{ cell, address: `${letter(column)}${rowIndex + 1}` }] : [],
    ),
  );
  if (inputs.length === 0) return "";
  const rules = inputs.map(({ cell, address }) => {
    const share = cell.format === "percent";
    const message = share ? "A share between 0% and 100%." : "A number, 0 or more.";
    return `<dataValidation type="decimal" operator="${share ? "between" : "greaterThanOrEqual"}" allowBlank="1" showErrorMessage="1" error="${message}" sqref="${address}"><formula1>0</formula1>${share ? "<formula2>1</formula2>" : ""}</dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join("")}</dataValidations>`;
}

function addProperties(parts: Map<string, string>, title: string, author: string): void {
  const date = editionDate.toISOString().replace(".000", "");
  const w3c = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date}</dcterms:${name}>`;
  parts.set(
    "docProps/core.xml",
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator><dc:language>en-US</dc:language>${w3c("created")}${w3c("modified")}</cp:coreProperties>`,
  );
  parts.set(
    "[Content_Types].xml",
    (parts.get("[Content_Types].xml") ?? "").replace(
      "</Types>",
      '<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/docProps/core.xml"/></Types>',
    ),
  );
  parts.set(
    "_rels/.rels",
    (parts.get("_rels/.rels") ?? "").replace(
      "</Relationships>",
      '<Relationship Id="rId-core-1" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
    ),
  );
}
