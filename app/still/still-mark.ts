/** How still HTML begins. */
export const stillMark = "<!--still-->";

/**
 * In the data of a page that already shows a part, the press leaves the part out and puts this name in its place
 * (press/finish-page.ts): the browser would only fetch the same words twice.
 */
export function nameShownPart(number: number): string {
  return stillMark + number;
}

export function isShownPart(html: string): boolean {
  return new RegExp(`^${stillMark}\\d+$`).test(html);
}
