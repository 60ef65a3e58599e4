import type { TableShape } from "#content/documents/document-content.ts";
import { edition } from "#content/documents/edition.ts";
import { baselineIn, placeCaption } from "./flow-text.ts";
import { boxSide, placeCheckBox, placeTextField } from "./form-fields.ts";
import type { Line } from "./inline-text.ts";
import { colors, frame, grid, styles, type TypeStyle } from "./page-frame.ts";
import type { Element, Sheet } from "./sheet.ts";

export type Table = TableShape & {
  label?: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

const padding = { x: 7, top: 4, bottom: 5 } as const;
const emptyRowHeight = 24;
const tallRowHeight = 29;

type Columns = { x: number; width: number }[];

function columnsOf({ widths }: Table): Columns {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x: number = frame.full.x;
  return widths.map((width) => {
    const column = { x, width: (width / whole) * frame.full.width };
    x += column.width;
    return column;
  });
}

const breakRow = (sheet: Sheet, cells: readonly string[], columns: Columns, style: TypeStyle): Line[][] =>
  cells.map((cell, index) => sheet.break(cell, style, (columns[index]?.width ?? 0) - 2 * padding.x));

const heightOf = (cells: Line[][], style: TypeStyle, least = 0): number =>
  Math.max(least, Math.max(...cells.map((lines) => lines.length)) * style.leading + padding.top + padding.bottom);

/** A cell left empty is there to be written in. */
const leastHeight = (table: Table, cells: readonly string[]): number =>
  cells.includes("") ? (table.tall ? tallRowHeight : emptyRowHeight) : 0;

/** Caption, head and the first row: what has to stand together for the table to begin here. */
export function measureTableStart(sheet: Sheet, table: Table): number {
  const columns = columnsOf(table);
  const first = table.rows[0];
  return (
    (table.label ? grid : 0) +
    heightOf(breakRow(sheet, headCells(table), columns, styles.tableHead), styles.tableHead) +
    (first ? heightOf(breakRow(sheet, first, columns, styles.small), styles.small) : emptyRowHeight)
  );
}

/** What a cell left empty is called: its row, by its first words or its number, and its column. */
const nameCells = (sheet: Sheet, table: Table, cells: readonly string[], index: number): string[] =>
  table.head.map((column) => `${cells[0] || `${table.label ?? sheet.topic}, row ${index + 1}`}: ${column || "notes"}`);

const headCells = (table: Table) => table.head.map((cell) => cell.toUpperCase());

/** Rows stay whole; a table that goes over the page says its column names again. */
export function placeTable(sheet: Sheet, table: Table): void {
  const columns = columnsOf(table);
  const element = sheet.open("Table");
  placeCaption(sheet, table.label, element, "Caption");
  placeHead(sheet, table, columns, element, false);
  table.rows.forEach((cells, index) => {
    const isTotal = Boolean(table.totalRow) && index === table.rows.length - 1;
    const style = isTotal ? styles.smallBold : styles.small;
    const lines = breakRow(sheet, cells, columns, style);
    const height = heightOf(lines, style, leastHeight(table, cells));
    continueOn(sheet, table, columns, element, height);
    placeRow(sheet, table, columns, element, lines, style, height, nameCells(sheet, table, cells, index));
  });
  const height = table.tall ? tallRowHeight : emptyRowHeight;
  const empty = table.fillPage ? Math.floor((sheet.room + 0.5) / height) : (table.emptyRows ?? 0);
  const nothing = columns.map(() => "");
  for (let row = 0; row < empty; row++) {
    continueOn(sheet, table, columns, element, height);
    const cells = nothing.map(() => []);
    const names = nameCells(sheet, table, nothing, table.rows.length + row);
    placeRow(sheet, table, columns, element, cells, styles.small, height, names);
  }
  element.end();
}

function continueOn(sheet: Sheet, table: Table, columns: Columns, element: Element, height: number): void {
  if (height <= sheet.room + 0.5) return;
  sheet.addPage();
  placeHead(sheet, table, columns, element, true);
}

/** Column names for the eye; said once for the ear, so that a repeated head is no part of the text. */
function placeHead(sheet: Sheet, table: Table, columns: Columns, element: Element, isRepeated: boolean): void {
  const style = styles.tableHead;
  const cells = breakRow(sheet, headCells(table), columns, style);
  if (isRepeated) {
    sheet.artifact(() => {
      for (const { run, x, baseline } of runsOf(sheet, table, columns, cells, style)) {
        sheet.put(run.text, x + run.x, baseline, style, run.font);
      }
    });
  } else {
    putRow(sheet, table, columns, element, cells, style, "TH");
  }
  sheet.y += heightOf(cells, style);
  sheet.rule(frame.full.x, sheet.y, frame.full.width, colors.blue, 0.9);
}

/** Where each line of each cell stands: figures flush right, words flush left. */
function linesOf(sheet: Sheet, table: Table, columns: Columns, cells: Line[][], style: TypeStyle) {
  return columns.map((column, index) =>
    (cells[index] ?? []).map((line, row) => ({
      line,
      x: table.figures?.includes(index) ? column.x + column.width - padding.x - line.width : column.x + padding.x,
      baseline: sheet.y + padding.top + baselineIn(style) + row * style.leading,
    })),
  );
}

const runsOf = (...row: Parameters<typeof linesOf>) =>
  linesOf(...row).flatMap((lines) =>
    lines.flatMap(({ line, ...place }) => line.runs.map((run) => ({ run, ...place }))),
  );

function putRow(
  sheet: Sheet,
  table: Table,
  columns: Columns,
  element: Element,
  cells: Line[][],
  style: TypeStyle,
  type: "TH" | "TD",
  height = 0,
  names: readonly string[] = [],
): void {
  const row = sheet.open("TR", element);
  const scope = (type === "TH" ? { scope: "Column" } : {}) as PDFKit.Mixins.StructureElementOptions;
  linesOf(sheet, table, columns, cells, style).forEach((lines, index) => {
    const cell = sheet.open(type, row, scope);
    for (const { line, x, baseline } of lines) sheet.putLines([line], x, baseline, style, cell, type);
    const name = names[index];
    const { x, width } = columns[index] as Columns[number];
    if (name && lines.length === 0) {
      if (table.head[index] === edition.tickedColumn) {
        placeCheckBox(sheet, cell, x + padding.x, sheet.y + (height - boxSide) / 2, name);
      } else placeTextField(sheet, cell, [x + 2, sheet.y + 1.5, width - 4, height - 3], name, "cell");
    }
    cell.end();
  });
  row.end();
}

function placeRow(
  sheet: Sheet,
  table: Table,
  columns: Columns,
  element: Element,
  cells: Line[][],
  style: TypeStyle,
  height: number,
  names: readonly string[],
): void {
  putRow(sheet, table, columns, element, cells, style, "TD", height, names);
  if (cells.some((lines) => lines.length === 0)) ruleColumns(sheet, columns, height);
  sheet.y += height;
  sheet.rule(frame.full.x, sheet.y, frame.full.width, style === styles.smallBold ? colors.blue : colors.hairline, 0.5);
}

/** A row that is written in shows where its cells end. */
function ruleColumns(sheet: Sheet, columns: Columns, height: number): void {
  sheet.artifact(() => {
    sheet.doc.lineWidth(0.4).strokeColor(colors.hairline);
    for (const { x } of columns.slice(1)) {
      sheet.doc
        .moveTo(x, sheet.y)
        .lineTo(x, sheet.y + height)
        .stroke();
    }
  });
}
