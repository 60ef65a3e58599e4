import writeExcelFile, { type Cell } from "write-excel-file/browser";
import { downloadFile } from "#app/ui/download-file.ts";
import { makeOfferSheet, type SheetCell } from "#domain/offer-sheet.ts";

const formats = { money: "$#,##0.00;[Red]-$#,##0.00", count: "#,##0" } as const;

function drawCell(cell: SheetCell): Cell {
  if (cell === null) return null;
  if (typeof cell === "string") return { value: cell, type: String };
  if (typeof cell === "number") return { value: cell, type: Number };
  return { value: cell.formula, type: "Formula", format: formats[cell.format] };
}

type Sheet = Parameters<typeof makeOfferSheet>;

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The comparison as a file that a spreadsheet program opens, its formulas alive. */
export async function downloadOfferSheet(
  file: string,
  ...[offers, book, rates, copies, words, name]: [...Sheet, name: string]
) {
  const data = makeOfferSheet(offers, book, rates, copies, words).map((row) => row.map(drawCell));
  const columns = [{ width: 48 }, { width: 26 }, { width: 26 }, { width: 26 }];
  downloadFile(file, xlsx, await writeExcelFile([{ sheet: name, data, columns }]).toBlob());
}
