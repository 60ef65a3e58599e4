import type { Element, ElementContent, Root } from "hast";
import { vignetteClasses, vignetteImage, vignettes } from "#app/drawings/vignettes/vignettes.ts";
import { holdNumbers, oneWord } from "#app/ui/unbroken.tsx";
import { textWords } from "#content/text-words.ts";
import { setQuotation } from "./quotation.server.ts";
import { eachElement, element, partAt, textOf } from "./tree.server.ts";

/** Gives plain Markdown what a page needs around it. Changes the tree in place, as rehype plugins do. */
export function addFurniture(tree: Root): void {
  let heading = "";
  let tables = 0;
  tree.children = tree.children.map((child) => {
    if (child.type !== "element") return child;
    if (/^h[2-4]$/.test(child.tagName)) {
      heading = textOf(child).trim();
      return linkHeading(child);
    }
    if (child.tagName === "table") {
      tables += 1;
      return frameTable(child, textWords.table.replace("{number}", String(tables)).replace("{heading}", heading));
    }
    if (child.tagName === "blockquote") return setQuotation(child);
    if (child.tagName === "ul" && hasClass(child, "contains-task-list")) return drawBoxes(child);
    const vignette = pictureIn(child, "vignette");
    return vignette ? placeVignette(vignette.name) : child;
  });
  standBelowHeadings(tree);
  eachElement(tree, ({ tagName, properties }) => {
    if (tagName === "del") properties.className = ["struck"];
  });
  tree.children = tree.children.map((child) =>
    child.type === "element" ? mapElements(mapElements(child, partAddress), keepHyphens) : child,
  );
}

/** An email address may be parted before its sign: on a phone it is as long as a line. */
function partAddress(node: Element): Element {
  const [text, ...others] = node.children;
  if (!String(node.properties.href).startsWith("mailto:") || text?.type !== "text" || !text.value.includes("@"))
    return node;
  const [name = "", house = ""] = text.value.split("@");
  const parts = [name, `@${house}`].map((value) => ({ type: "text" as const, value }));
  return {
    ...node,
    children: [...parts.flatMap((part, place) => (place ? [element("wbr", {}, []), part] : [part])), ...others],
  };
}

/** Two figures stand on one line with the sign between them, and any sign with what it leads to. */
const holdSigns = (text: string) =>
  holdNumbers(text)
    .replace(/(?<=\d) × (?=\$?\d)/g, "\u00a0×\u00a0")
    .replace(/(?<=(?:^| )[×÷=]) /g, "\u00a0");

/** "e-book" is one word: it is never parted at its hyphen. */
function keepHyphens(node: Element): Element {
  if (hasClass(node, "whitespace-nowrap")) return node;
  return {
    ...node,
    children: node.children.flatMap((child): ElementContent[] => {
      if (child.type !== "text") return [child];
      return holdSigns(child.value)
        .split(oneWord)
        .map((value, place) => {
          const text = { type: "text" as const, value };
          return place % 2 === 0 ? text : element("span", { className: ["whitespace-nowrap"] }, [text]);
        });
    }),
  };
}

/** The heading's own words are the link, so that nothing is read twice. Two lines of it part at its colon, or where it goes on with “and”, where the second holds the rest. */
function linkHeading(heading: Element): Element {
  const link = element(
    "a",
    { href: `#${heading.properties.id}` },
    partAt(/(?<=: |, (?=and ))(?=.{1,36}$)/, heading.children),
  );
  return { ...heading, children: [link] };
}

/**
 * A wide table scrolls inside its frame, and the frame can take focus, because not every browser lets the arrow keys
 * scroll what cannot. The first cell of each row names the row; a head without words is none.
 */
function frameTable(table: Element, label: string): Element {
  const children = table.children.filter(
    (part) => part.type !== "element" || part.tagName !== "thead" || textOf(part).trim(),
  );
  const framed = mapElements({ ...table, children }, (node) => {
    if (node.tagName === "th") {
      return textOf(node).trim()
        ? { ...node, properties: { scope: "col", ...node.properties } }
        : { ...node, tagName: "td" };
    }
    if (node.tagName !== "tr") return node;
    const first = node.children.findIndex((cell) => cell.type === "element");
    return { ...node, children: node.children.map((cell, index) => (index === first ? nameRow(cell) : cell)) };
  });
  const rows = rowsOf(framed);
  const isOfWords = rows.every((cells) => cells.filter((cell) => !isAligned(cell)).length > 2);
  const isOfSentences =
    isOfWords || rows.some((cells) => cells.slice(1).some((cell) => textOf(cell).length > sentence));
  const isOfSums = !isOfSentences && rows.every((cells) => cells.length === 4 && cells.slice(2).every(isAligned));
  const kind = [...(isOfSentences ? ["is-of-sentences"] : []), ...(isOfSums ? ["is-of-sums"] : [])];
  const properties = { className: ["table-frame", "goes-on", ...kind], role: "region", ariaLabel: label, tabIndex: 0 };
  if (isOfSentences) return element("div", properties, [nameCells(shareWidth(framed))]);
  return element("div", properties, [isOfSums ? nameRoles(framed) : framed]);
}

/**
 * A browser gives a column the room that its longest cell asks for, and the others a slit. Here each gets what its cells
 * need on the whole: twice the width for four times the words, since they may be set in twice the lines.
 */
function shareWidth(table: Element): Element {
  const [heads = [], ...rows] = rowsOf(table);
  const needs = heads.map((_, column) =>
    Math.sqrt(sum(rows.flatMap((cells) => cells[column] ?? []).map((cell) => textOf(cell).length))),
  );
  const columns = needs.map((need) => element("col", { style: `width:${Math.round((need / sum(needs)) * 100)}%` }, []));
  return { ...table, children: [element("colgroup", {}, columns), ...table.children] };
}

/** Longer than this, a cell is read and not looked up. */
const sentence = 70;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const cellsIn = (row: Element) => row.children.filter((cell) => cell.type === "element");

/** The cells of each row, the heads among them. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  mapElements(table, (node) => {
    if (node.tagName === "tr") rows.push(cellsIn(node));
    return node;
  });
  return rows;
}

const isAligned = ({ properties }: Element) => Boolean(properties.align);

/**
 * Columns of words are no reading on a phone: each row stands as a paragraph of its own there, without the heads, and each of
 * its cells says what it is. What names the row says it where it is a number, or where its head begins the sentence ("When
 * you…").
 */
function nameCells(table: Element): Element {
  const [heads = []] = rowsOf(table);
  const names = heads.map((head) => textOf(head).trim());
  const goesOn = (name: string) => /(…|\.\.\.)$/.test(name);
  return mapElements(nameRoles(table), (node) => {
    if (node.tagName !== "tr") return node;
    const cells = cellsIn(node);
    if (cells.some(({ properties }) => properties.scope === "col")) return node;
    const children = node.children.map((cell) => {
      const place = cells.indexOf(cell as Element);
      const name = names[place];
      if (cell.type !== "element" || !name) return cell;
      if (place === 0 && !goesOn(name) && !/^\d+$/.test(textOf(cell).trim())) return cell;
      const dataColumn = place === 0 || goesOn(name) ? name : `${name}:`;
      return { ...cell, properties: { ...cell.properties, dataColumn } };
    });
    return { ...node, children };
  });
}

/** Roles keep a table one for whoever hears it, whatever a browser makes of cells that are laid out otherwise. */
function nameRoles(table: Element): Element {
  return mapElements(table, (node) => {
    const isHead = node.properties.scope === "col";
    const role = node.tagName === "th" ? (isHead ? "columnheader" : "rowheader") : roles[node.tagName];
    return role ? { ...node, properties: { ...node.properties, role } } : node;
  });
}

const roles: Record<string, string> = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };

function nameRow(cell: ElementContent): ElementContent {
  if (cell.type !== "element" || cell.tagName !== "td" || !textOf(cell).trim()) return cell;
  return { ...cell, tagName: "th", properties: { ...cell.properties, scope: "row" } };
}

/** Markdown makes check boxes that nobody can tick and that have no name; here they are drawn, to be ticked on paper. */
function drawBoxes(list: Element): Element {
  return mapElements(list, (node) => {
    if (node.tagName !== "input") return node;
    const isDone = Boolean(node.properties.checked);
    const label = isDone ? textWords.done : textWords.toDo;
    return element(
      "span",
      { className: ["task-box", ...(isDone ? ["is-done"] : [])], role: "img", ariaLabel: label },
      [],
    );
  });
}

/** The picture a paragraph consists of, where it is one that we draw. */
export function pictureIn(paragraph: Element, kind: "figure" | "vignette") {
  const [image, ...rest] = paragraph.children;
  if (paragraph.tagName !== "p" || rest.length > 0 || image?.type !== "element" || image.tagName !== "img") return;
  const { src, alt, title } = image.properties;
  const [start, name] = String(src).split(":");
  return start === kind && name ? { name, alt: String(alt ?? ""), caption: String(title ?? "") } : undefined;
}

/** A drawn figure stands where its paragraph stood, its caption below it. */
export function placeFigures(tree: Root, draw: (name: string, alt: string) => string): void {
  tree.children = tree.children.map((child) => {
    const figure = child.type === "element" ? pictureIn(child, "figure") : undefined;
    if (!figure) return child;
    const drawing = { type: "raw", value: draw(figure.name, figure.alt) } as unknown as ElementContent;
    const caption = keepHyphens(element("figcaption", {}, [{ type: "text", value: figure.caption }]));
    return element("figure", { className: ["drawn-figure"] }, [drawing, caption]);
  });
}

/** A text calls for its picture before a heading; on the page it begins with the first line below it, whose lines it shares. */
function standBelowHeadings({ children }: Root): void {
  for (const [place, child] of children.entries()) {
    const next = children.findIndex((other, later) => later > place && other.type === "element");
    const heading = children[next];
    if (child.type !== "element" || !hasClass(child, "vignette") || heading?.type !== "element") continue;
    if (heading.tagName !== "h2") continue;
    children[place] = heading;
    children[next] = child;
  }
}

function placeVignette(called: string): Element {
  const name = vignettes.find((each) => each === called);
  if (!name) throw new Error(`No vignette is called “${called}”. There are ${vignettes.join(", ")}.`);
  return element("img", { className: vignetteClasses(name), ...vignetteImage(name) }, []);
}

function mapElements(node: Element, change: (element: Element) => Element): Element {
  const changed = change(node);
  return {
    ...changed,
    children: changed.children.map((child) => (child.type === "element" ? mapElements(child, change) : child)),
  };
}

function hasClass(node: Element, name: string): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes(name);
}
