import type { Element, ElementContent, Root } from "hast";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { addFurniture, pictureIn, placeFigures } from "./furniture.server.ts";
import { eachElement, textOf } from "./tree.server.ts";

export type Heading = { id: string; text: string };
export type RenderedText = { html: string; headings: Heading[] };

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);
// The only raw HTML in a tree is a figure that we have drawn ourselves: the reader leaves out whatever a text holds.
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

function readTree(markdown: string): Root {
  return reader.runSync(reader.parse(markdown));
}

/**
 * Draws what a text calls for by `![what it shows](figure:its-name "its caption")`, as HTML. For a vignette,
 * `![](vignette:its-name)` before the heading that it stands below is enough.
 */
export type DrawFigure = (name: string, alt: string) => string;

/** Markdown as a page of ours shows it: headings that can be linked to, tables that scroll, boxes to tick on paper. */
export function renderMarkdown(markdown: string, drawFigure?: DrawFigure): RenderedText {
  const tree = readTree(markdown);
  const headings = listHeadings(tree);
  addFurniture(tree);
  if (drawFigure) placeFigures(tree, drawFigure);
  return { html: writer.stringify(tree), headings };
}

/** The same text for readers elsewhere: no furniture of ours, and every link whole. */
export function renderForFeed(markdown: string, siteAddress: string): string {
  const tree = readTree(markdown);
  tree.children = tree.children.filter((child) => child.type !== "element" || !pictureIn(child, "vignette"));
  eachElement(tree, (element) => {
    delete element.properties.id;
    const { href } = element.properties;
    if (typeof href === "string") element.properties.href = new URL(href, siteAddress).href;
    if (element.tagName === "li") element.children = element.children.map(boxAsCharacter);
    if (pictureIn(element, "figure")) element.children = [{ type: "text", value: textOf(element).trim() }];
  });
  return writer.stringify(tree);
}

/** What the text says, without its markup: for counting and comparing. */
export function plainText(markdown: string): string {
  return textOf(readTree(markdown)).replace(/\s+/g, " ").trim();
}

function listHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  eachElement(tree, (element) => {
    if (element.tagName === "h2") headings.push({ id: String(element.properties.id), text: textOf(element).trim() });
  });
  return headings;
}

function boxAsCharacter(child: ElementContent): ElementContent {
  return isCheckbox(child) ? { type: "text", value: "☐" } : child;
}

function isCheckbox(node: ElementContent): node is Element {
  return node.type === "element" && node.tagName === "input";
}
