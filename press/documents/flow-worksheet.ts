import { baselineIn, placeCaption, placeLabel } from "./flow-text.ts";
import { placeTextField } from "./form-fields.ts";
import { colors, frame, styles } from "./page-frame.ts";
import type { Sheet } from "./sheet.ts";

/** Between the lines of handwriting: a little under a third of an inch. */
export const ruling = 22.5;
const fieldHeight = 37.5;
const fieldGap = 18;

function placePrompt(sheet: Sheet, prompt: string | undefined): void {
  if (!prompt) return;
  const lines = sheet.break(prompt, styles.body, frame.text.width);
  const element = sheet.open("P");
  sheet.putLines(lines, frame.text.x, sheet.y + baselineIn(styles.body), styles.body, element, "P");
  element.end();
  sheet.y += lines.length * styles.body.leading;
}

export function measurePrompt(sheet: Sheet, prompt: string | undefined): number {
  return prompt ? sheet.break(prompt, styles.body, frame.text.width).length * styles.body.leading : 0;
}

/** Ruled for the pen, and one field over all of it for whoever types. */
function ruleLines(sheet: Sheet, count: number, name: string): void {
  const element = sheet.open("P");
  placeTextField(sheet, element, [frame.text.x, sheet.y, frame.text.width, count * ruling], name, "line");
  element.end();
  for (let line = 0; line < count; line++) {
    sheet.y += ruling;
    sheet.rule(frame.text.x, sheet.y - 2, frame.text.width, colors.rule);
  }
}

export function placeLines(sheet: Sheet, count: number, label?: string, prompt?: string): void {
  placeLabel(sheet, label);
  placePrompt(sheet, prompt);
  ruleLines(sheet, count, prompt ?? label ?? sheet.topic);
}

/** The rest of the page as ruled paper; a page with no rest to speak of is left as it is. */
export function placeFill(sheet: Sheet, label?: string, prompt?: string): void {
  if (sheet.room < measurePrompt(sheet, prompt) + 2 * ruling - 2) return;
  placeLabel(sheet, label);
  placePrompt(sheet, prompt);
  ruleLines(sheet, Math.floor((sheet.room + 2) / ruling), prompt ?? label ?? sheet.topic);
  sheet.y = frame.bottom;
}

export const measureFields = (fields: readonly string[], columns = 1): number =>
  Math.ceil(fields.length / columns) * fieldHeight;

/** A name and a line to write it on; the name stands below the line, as on a form. */
export function placeFields(sheet: Sheet, fields: readonly string[], columns = 1, label?: string): void {
  placeLabel(sheet, label, sheet.y + fieldHeight - 8);
  const width = (frame.text.width - fieldGap * (columns - 1)) / columns;
  fields.forEach((field, index) => {
    const column = index % columns;
    const x = frame.text.x + column * (width + fieldGap);
    sheet.rule(x, sheet.y + fieldHeight - 14, width, colors.rule);
    const element = sheet.open("P");
    sheet.mark(element, "P", () =>
      sheet.put(field, x, sheet.y + fieldHeight - 4, { ...styles.small, size: 8, color: colors.quiet }),
    );
    placeTextField(sheet, element, [x, sheet.y + fieldHeight - 31, width, 16], field, "field");
    element.end();
    if (column === columns - 1 || index === fields.length - 1) sheet.y += fieldHeight;
  });
}

const letterPadding = 20;
const letterWidth = frame.full.width - 2 * letterPadding;

const breakLetter = (sheet: Sheet, text: string) =>
  text
    .split("\n")
    .map((line) => (line === "" ? [] : sheet.break(line.replace(/\[[^\]]+\]/g, "*$&*"), styles.letter, letterWidth)));

export const measureLetter = (sheet: Sheet, text: string): number =>
  breakLetter(sheet, text).reduce(
    (height, lines) => height + (lines.length || 0.5) * styles.letter.leading,
    letterPadding * 2 - 8,
  );

/** A letter on its own sheet of paper; what stands in brackets is the author's to fill and leans for it. */
export function placeLetter(sheet: Sheet, text: string, label?: string): void {
  placeCaption(sheet, label);
  const top = sheet.y;
  const height = measureLetter(sheet, text);
  sheet.artifact(() => {
    sheet.doc.lineWidth(0.6).strokeColor(colors.hairline).rect(frame.full.x, top, frame.full.width, height).stroke();
    sheet.doc.rect(frame.full.x, top, frame.full.width, 1.6).fill(colors.gold);
  });
  sheet.y += letterPadding - 4;
  const group = sheet.open("Div");
  for (const lines of breakLetter(sheet, text)) {
    if (lines.length > 0) {
      const element = sheet.open("P", group);
      const baseline = sheet.y + baselineIn(styles.letter);
      sheet.putLines(lines, frame.full.x + letterPadding, baseline, styles.letter, element, "P");
      element.end();
    }
    sheet.y += (lines.length || 0.5) * styles.letter.leading;
  }
  group.end();
  sheet.y = top + height;
}
