export type CsvValue = string | number | boolean | null;

/** Rows as a spreadsheet reads them: commas between, every line ended as RFC 4180 wants it. */
export function toCsvRows(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

/** A cell that looks like a formula is made text, lest opening the file run one: also where spaces hide its sign. */
function toCell(value: CsvValue): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const harmless = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
