import { type Selector, transform, type Visitor } from "lightningcss";

/**
 * The rules of a stylesheet that can apply to this HTML: those whose classes all occur in it. Elements, states, attributes
 * and media are not looked at, so that whatever a reader can do to the page without scripts finds its rules.
 */
export function keepNeededRules(stylesheet: string, html: string): string {
  const classes = classesIn(html);
  const isNeeded = (selector: Selector) => selector.every((part) => part.type !== "class" || classes.has(part.name));
  const needed = rewrite(Buffer.from(stylesheet), {
    Rule: { style: (rule) => (rule.value.selectors.some(isNeeded) ? undefined : []) },
  });
  // Once more, for the media that have nothing left in them.
  return Buffer.from(rewrite(needed)).toString();
}

function rewrite(code: Uint8Array, visitor?: Visitor<never>): Uint8Array {
  return transform({ filename: "page.css", code, minify: true, visitor }).code;
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = ""]) => list);
  return new Set(lists.flatMap((list) => decode(list).split(/\s+/)));
}

const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => characters[name] ?? whole);
}
