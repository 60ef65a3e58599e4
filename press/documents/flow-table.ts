import type { TableShape } from "#content/documents/document-content.ts";
import { baselineIn, placeCaption } from "./flow-text.ts";
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
    placeRow(sheet, table, columns, element, lines, style, height);
  });
  const height = table.tall ? tallRowHeight : emptyRowHeight;
  const empty = table.fillPage ? Math.floor((sheet.room + 0.5) / height) : (table.emptyRows ?? 0);
  for (let row = 0; row < empty; row++) {
    continueOn(sheet, table, columns, element, height);
    placeRow(sheet, table, columns, element, columns.map(() => []), styles.small, height);
  }
  element.end();
}

function continueOn(sheet: Sheet, table: Table, columns: Columns, element: Element, height: number): void {
  if (height <= sheet.room + 0.5) return;
  sheet.addPage();
  placeHead(sheet, table, columns, element, true);
}

function placeHead(sheet: Sheet, table: Table, columns: Columns, element: Element, isRepeated: boolean): void {
  const style = styles.tableHead;
  const cells = breakRow(sheet, headCells(table), columns, style);
  const height = heightOf(cells, style);
  const draw = (place: (index: number, lines: Line[], x: number) => void) =>
    cells.forEach((lines, index) => place(index, lines, columns[index]?.x ?? 0));
  if (isRepeated) {
    sheet.artifact(() => draw((index, lines, x) => putPlain(sheet, lines, cellX(table, columns, index, lines, x), style)));
  } else {
    const row = sheet.open("TR", element);
    draw((index, lines, x) => {
      const cell = sheet.open("TH", row, { scope: "Column" } as PDFKit.Mixins.StructureElementOptions);
      const baseline = sheet.y + padding.top + baselineIn(style);
      lines.forEach((line, at) => {
        const left = cellX(table, columns, index, [line], x);
        sheet.putLines([line], left, baseline + at * style.leading, style, cell, "TH");
      });
      cell.end();
    });
    row.end();
  }
  sheet.y += height;
  sheet.rule(frame.full.x, sheet.y, frame.full.width, colors.blue, 0.9);
}

function putPlain(sheet: Sheet, lines: Line[], x: number, style: TypeStyle): void {
  lines.forEach((line, row) => {
    const baseline = sheet.y + padding.top + baselineIn(style) + row * style.leading;
    for (const run of line.runs) sheet.put(run.text, x + run.x, baseline, style, run.font);
  });
}

const cellX = (table: Table, columns: Columns, index: number, lines: Line[], x: number): number =>
  table.figures?.includes(index)
    ? x + (columns[index]?.width ?? 0) - padding.x - Math.max(0, ...lines.map((line) => line.width))
    : x + padding.x;

function placeRow(
  sheet: Sheet,
  table: Table,
  columns: Columns,
  element: Element,
  cells: Line[][],
  style: TypeStyle,
  height: number,
): void {
  const row = sheet.open("TR", element);
  columns.forEach((column, index) => {
    const cell = sheet.open("TD", row);
    (cells[index] ?? []).forEach((line, at) => {
      const x = cellX(table, columns, index, [line], column.x);
      const baseline = sheet.y + padding.top + baselineIn(style) + at * style.leading;
      sheet.putLines([line], x, baseline, style, cell, "TD");
    });
    cell.end();
  });
  row.end();
  const isWrittenIn = cells.some((lines) => lines.length === 0);
  if (isWrittenIn) {
    sheet.artifact(() => {
      sheet.doc.lineWidth(0.4).strokeColor(colors.hairline);
      for (const column of columns.slice(1)) sheet.doc.moveTo(column.x, sheet.y).lineTo(column.x, sheet.y + height).stroke();
    });
  }
  sheet.y += height;
  sheet.rule(frame.full.x, sheet.y, frame.full.width, style === styles.smallBold ? colors.blue : colors.hairline, 0.5);
}
