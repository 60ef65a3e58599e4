/** Lowercase; each run of anything but letters and digits becomes one hyphen; none at the ends. */
export function slugOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
