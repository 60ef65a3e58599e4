import type { Line } from "./inline-text.ts";
import { colors, frame, grid, styles, type TypeStyle } from "./page-frame.ts";
import type { Element, Sheet } from "./sheet.ts";

/** How far below the top of its slot a line's baseline stands. */
export const baselineIn = (style: TypeStyle): number => style.leading / 2 + style.size * 0.34;

export const asParagraphs = (text: string | readonly string[]): readonly string[] =>
  typeof text === "string" ? [text] : text;

const paragraphIndent = grid;

/** A label in the margin, its first baseline level with the block's first line; capitals for the eye, words for the ear. */
export function placeLabel(
  sheet: Sheet,
  label: string | undefined,
  baseline = sheet.y + baselineIn(styles.body),
): void {
  if (!label) return;
  const lines = sheet.break(label.toUpperCase(), styles.label, frame.margin.width);
  const element = sheet.open("P", sheet.root, { actual: label });
  sheet.putLines(lines, frame.margin.x, baseline, styles.label, element, "P");
  element.end();
}

/** A label above what spans both columns. */
export function placeCaption(sheet: Sheet, label: string | undefined, parent = sheet.root, type = "P"): void {
  if (!label) return;
  const element = sheet.open(type, parent, { actual: label });
  const lines = sheet.break(label.toUpperCase(), styles.label, frame.full.width);
  sheet.putLines(lines, frame.full.x, sheet.y + 10, styles.label, element, type);
  element.end();
  sheet.y += grid;
}

/** Puts lines down the page and over it, never leaving one line of a paragraph alone on either side. */
function flowLines(sheet: Sheet, lines: Line[], style: TypeStyle, element: Element, indent = 0): void {
  let rest = lines;
  while (rest.length > 0) {
    const fitting = Math.floor((sheet.room + 0.01) / style.leading);
    let count = Math.min(rest.length, fitting);
    if (count < rest.length) {
      if (rest.length - count === 1) count -= 1;
      if (count < 2) count = 0;
    }
    const part = rest.slice(0, count);
    if (indent > 0 && rest === lines && part[0]) for (const run of part[0].runs) run.x += indent;
    sheet.putLines(part, frame.text.x, sheet.y + baselineIn(style), style, element, "P");
    sheet.y += count * style.leading;
    rest = rest.slice(count);
    if (rest.length > 0) sheet.addPage();
  }
}

/** Paragraphs as a book sets them: the first flush, the others indented, no space between. */
export function placeText(sheet: Sheet, text: string | readonly string[], label?: string): void {
  placeLabel(sheet, label);
  asParagraphs(text).forEach((paragraph, index) => {
    const indent = index === 0 ? 0 : paragraphIndent;
    const lines = sheet.break(paragraph, styles.body, frame.text.width, indent);
    const element = sheet.open("P");
    flowLines(sheet, lines, styles.body, element, indent);
    element.end();
  });
}

export function placeHeading(sheet: Sheet, text: string): void {
  sheet.topic = text;
  const element = sheet.open("H2");
  const lines = sheet.break(text, styles.heading, frame.text.width);
  // A little above the grid, so that the heading stands apart from its first line by more than nothing.
  sheet.putLines(lines, frame.text.x, sheet.y + baselineIn(styles.heading) - 3, styles.heading, element, "H2");
  sheet.y += lines.length * grid;
  element.end();
}

const notePadding = 10;

export function measureNote(sheet: Sheet, text: string | readonly string[]): number {
  return breakNote(sheet, text).reduce(
    (height, lines) => height + lines.length * styles.note.leading + 4,
    notePadding * 2,
  );
}

const breakNote = (sheet: Sheet, text: string | readonly string[]) =>
  asParagraphs(text).map((paragraph) => sheet.break(paragraph, styles.note, frame.text.width - 2 * notePadding));

/** A worked example, a warning, a definition: kept whole on a light wash with its name in the margin. */
export function placeNote(sheet: Sheet, text: string | readonly string[], label: string): void {
  const height = measureNote(sheet, text);
  const top = sheet.y;
  sheet.artifact(() => {
    sheet.doc.rect(frame.text.x, top, frame.text.width, height - 4).fill(colors.wash);
    sheet.doc.rect(frame.text.x, top, 1.5, height - 4).fill(colors.gold);
  });
  sheet.y += notePadding;
  placeLabel(sheet, label, sheet.y + baselineIn(styles.note));
  const group = sheet.open("Div");
  for (const lines of breakNote(sheet, text)) {
    const element = sheet.open("P", group);
    const x = frame.text.x + notePadding;
    sheet.putLines(lines, x, sheet.y + baselineIn(styles.note), styles.note, element, "P");
    element.end();
    sheet.y += lines.length * styles.note.leading + 4;
  }
  group.end();
  sheet.y = top + height;
}
