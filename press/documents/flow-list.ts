import { baselineIn, placeLabel } from "./flow-text.ts";
import { boxSide, placeCheckBox } from "./form-fields.ts";
import { colors, frame, styles } from "./page-frame.ts";
import type { Element, Sheet } from "./sheet.ts";

export type Mark = "dash" | "number" | "box";

const indents: Record<Mark, number> = { dash: 15, number: 20, box: 21 };
const itemGap = 4;

const breakItem = (sheet: Sheet, item: string, mark: Mark) =>
  sheet.break(item, styles.body, frame.text.width - indents[mark]);

export function measureItem(sheet: Sheet, item: string, mark: Mark): number {
  return breakItem(sheet, item, mark).length * styles.body.leading;
}

/** A list whose items stay whole; a box is there to be ticked, with a pen or on the screen. */
export function placeList(sheet: Sheet, items: readonly string[], mark: Mark, label?: string): void {
  placeLabel(sheet, label);
  const list = sheet.open("L");
  items.forEach((item, index) => {
    sheet.ensure(measureItem(sheet, item, mark));
    const lines = breakItem(sheet, item, mark);
    const baseline = sheet.y + baselineIn(styles.body);
    const entry = sheet.open("LI", list);
    if (mark === "box") placeBox(sheet, entry, item, baseline);
    else placeMark(sheet, entry, mark, index, baseline);
    const body = sheet.open("LBody", entry);
    sheet.putLines(lines, frame.text.x + indents[mark], baseline, styles.body, body, "LBody");
    body.end();
    entry.end();
    sheet.y += lines.length * styles.body.leading + (index < items.length - 1 ? itemGap : 0);
  });
  list.end();
}

function placeMark(sheet: Sheet, entry: Element, mark: "dash" | "number", index: number, baseline: number): void {
  const element = sheet.open("Lbl", entry);
  const text = mark === "number" ? `${index + 1}.` : "–";
  sheet.mark(element, "Lbl", () => sheet.put(text, frame.text.x, baseline, styles.body, "text", colors.goldText));
  element.end();
}

function placeBox(sheet: Sheet, entry: Element, item: string, baseline: number): void {
  const element = sheet.open("Lbl", entry);
  placeCheckBox(sheet, element, frame.text.x + 0.4, baseline - boxSide + 0.9, item);
  element.end();
}
