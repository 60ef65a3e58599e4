import { sayDate } from "./say-time.ts";

export type DetailLabel = {
  label: string;
  options?: readonly { value: string; label: string }[];
  /** To be read in full. */
  isLong?: boolean;
};
/** By column, in the order they are read in. */
export type DetailLabels = Readonly<Record<string, DetailLabel>>;

export type Detail = { label: string; text: string; isLong: boolean };

/** What a request says, readable: labels instead of columns, words instead of values, nothing that was left empty. */
export function describeDetails(
  details: Readonly<Record<string, unknown>>,
  labels: DetailLabels,
  hidden: readonly string[],
): Detail[] {
  const known = Object.keys(labels).filter((column) => column in details);
  // A column that is newer than the labels is shown under its own name rather than kept from the reader.
  const unknown = Object.keys(details).filter((column) => !(column in labels));
  return [...known, ...unknown].flatMap((column) => {
    const { label = column.replaceAll("_", " "), options, isLong = false } = labels[column] ?? {};
    const text = sayValue(column, details[column], options);
    return text === "" || hidden.includes(column) ? [] : [{ label, text, isLong }];
  });
}

function sayValue(column: string, value: unknown, options: DetailLabel["options"]): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map((one) => sayValue(column, one, options)).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, content]) => `${name}: ${String(content)}`)
      .join(", ");
  }
  const text = String(value);
  if (/_at$/.test(column) && !Number.isNaN(Date.parse(text))) return sayDate(text);
  return options?.find((option) => option.value === text)?.label ?? text;
}
