/** Joins the classes that apply: `condition && "class"` may leave any empty value behind. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === "string" && name !== "").join(" ");
}
