import { detailLabels, hiddenDetails } from "#content/desk-details.ts";

export type Detail = { label: string; text: string; isLong: boolean };

/** What a request says, readable: labels instead of columns, words instead of values, nothing that was left empty. */
export function describeDetails(details: Readonly<Record<string, unknown>>): Detail[] {
  const known = Object.keys(detailLabels).filter((column) => column in details);
  // A column that is newer than this table is shown under its own name rather than kept from the reader.
  const unknown = Object.keys(details).filter((column) => !(column in detailLabels) && !hiddenDetails.includes(column));
  return [...known, ...unknown].flatMap((column) => {
    const text = sayValue(column, details[column]);
    const { label = column.replaceAll("_", " "), isLong = false } = detailLabels[column] ?? {};
    return text === "" ? [] : [{ label, text, isLong }];
  });
}

function sayValue(column: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => sayValue(column, one)).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, content]) => `${name}: ${String(content)}`)
      .join(", ");
  }
  const text = String(value);
  if (/_at$/.test(column) && !Number.isNaN(Date.parse(text))) {
    return new Date(text).toLocaleDateString("en-US", { dateStyle: "medium" });
  }
  return detailLabels[column]?.options?.find((option) => option.value === text)?.label ?? text;
}
