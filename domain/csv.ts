export type CsvValue = string | number | boolean | null;

/** Rows as a spreadsheet reads them: commas between, every line ended as RFC 4180 wants it. */
export function toCsvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

/**
 * A cell that looks like a formula is made text, lest opening the file run one: also where spaces hide its sign. Where a
 * spreadsheet parts cells by semicolons or tabs, a quote after a comma quotes nothing, and each such sign, and each new
 * line, begins a cell: so a formula is made text behind those as well.
 */
function toCell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const harmless = value
    .replace(/([;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/g, "$1'")
    .replace(/^(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
