import type { Element, ElementContent, Nodes, Root } from "hast";

const blocks = new Set(["p", "li", "tr", "td", "th", "h1", "h2", "h3", "h4", "blockquote", "pre"]);

/** Every element of a tree, in reading order. */
export function eachElement(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    visit(child);
    eachElement(child, visit);
  }
}

/** The words of a tree; blocks do not run into each other. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  // A picture says what is said for it.
  if (node.type === "element" && node.tagName === "img") return String(node.properties.alt ?? "");
  if (!("children" in node)) return "";
  const words = node.children.map(textOf).join("");
  return node.type === "element" && blocks.has(node.tagName) ? `${words} ` : words;
}

export function element(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

/** Where words do not fit on one line they part here, before they part anywhere else. */
export function partAt(place: RegExp, children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== "text") return [child];
    const [before = "", ...parts] = child.value.split(place);
    const text = (value: string) => ({ type: "text" as const, value });
    // The space after a part stands outside it, where it parts words: at the end of a block it is none.
    const spans = parts.flatMap((part) => {
      const words = part.trimEnd();
      const span = element("span", { className: ["inline-block"] }, [text(words)]);
      return words === part ? [span] : [span, text(part.slice(words.length))];
    });
    return [text(before), ...spans];
  });
}
