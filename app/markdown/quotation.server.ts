import type { Element } from "hast";
import { element, partAt, textOf } from "./tree.server.ts";

/** Up to this many characters, what is quoted is a line or a sum; anything longer is a paper. */
const line = 140;

/**
 * What a text quotes is set as what it is: a sum on a line of its own, a sentence as a quotation, and a letter, a synopsis
 * or a passage as the paper it stands on. A quotation inside such a paper is a note in its margin, beside the paragraph
 * above it.
 */
export function setQuotation(quotation: Element): Element {
  const blocks = quotation.children.filter((child) => child.type === "element");
  const text = textOf(quotation).trim();
  if (/ [×÷=] /.test(text)) {
    const lines = blocks.map((block) => ({ ...block, children: partAt(/(?<= )(?=[÷=] )/, block.children) }));
    return withClass({ ...quotation, children: lines }, "is-sum");
  }
  if (text.length <= line) return quotation;
  const hasNotes = blocks.some(isNote);
  const paper = blocks.map((block, place) => {
    if (isNote(block)) return { ...block, tagName: "div", properties: { className: ["paper-note"], role: "note" } };
    return place === 0 && isHead(block) ? withClass(block, "paper-head") : block;
  });
  const className = ["paper-ground", ...(hasNotes ? ["has-notes"] : [])];
  return element("div", { className }, [{ ...quotation, properties: { className: ["paper-sheet"] }, children: paper }]);
}

const isNote = ({ tagName }: Element) => tagName === "blockquote";

/** The subject of a mail, or a line that is printed whole in bold type. */
function isHead({ children }: Element): boolean {
  const [first, ...rest] = children;
  if (first?.type === "text") return first.value.startsWith("Subject:");
  return rest.length === 0 && first?.type === "element" && first.tagName === "strong";
}

const withClass = (node: Element, name: string): Element => ({
  ...node,
  properties: { ...node.properties, className: [name] },
});
