/** A title that somebody set on a page of ours goes along to the form of the home page, in the address. */
export const carriedTitle = { parameter: "title", anchor: "contact", longest: 80 } as const;

/** The title that an address carries, as the form may show it. */
export function readCarriedTitle(search: string): string {
  return (new URLSearchParams(search).get(carriedTitle.parameter) ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, carriedTitle.longest);
}
