import { baselineIn, placeLabel } from "./flow-text.ts";
import { colors, frame, styles } from "./page-frame.ts";
import type { Element, Sheet } from "./sheet.ts";

export type Mark = "dash" | "number" | "box";

const indents: Record<Mark, number> = { dash: 15, number: 20, box: 21 };
const itemGap = 4;
const boxSize = 9;

const breakItem = (sheet: Sheet, item: string, mark: Mark) =>
  sheet.break(item, styles.body, frame.text.width - indents[mark]);

export function measureItem(sheet: Sheet, item: string, mark: Mark): number {
  return breakItem(sheet, item, mark).length * styles.body.leading;
}

/** A list whose items stay whole; a box is there to be ticked with a pen. */
export function placeList(sheet: Sheet, items: readonly string[], mark: Mark, label?: string): void {
  placeLabel(sheet, label);
  const list = sheet.open("L");
  items.forEach((item, index) => {
    sheet.ensure(measureItem(sheet, item, mark));
    const lines = breakItem(sheet, item, mark);
    const baseline = sheet.y + baselineIn(styles.body);
    const entry = sheet.open("LI", list);
    placeMark(sheet, entry, mark, index, baseline);
    const body = sheet.open("LBody", entry);
    sheet.putLines(lines, frame.text.x + indents[mark], baseline, styles.body, body, "LBody");
    body.end();
    entry.end();
    sheet.y += lines.length * styles.body.leading + (index < items.length - 1 ? itemGap : 0);
  });
  list.end();
}

function placeMark(sheet: Sheet, entry: Element, mark: Mark, index: number, baseline: number): void {
  const { doc } = sheet;
  const x = frame.text.x;
  const element = sheet.open("Lbl", entry, mark === "box" ? { actual: "Check box" } : {});
  sheet.mark(element, "Lbl", () => {
    if (mark === "number") sheet.put(`${index + 1}.`, x, baseline, styles.body, "text", colors.goldText);
    else if (mark === "dash") sheet.put("–", x, baseline, styles.body, "text", colors.goldText);
    else
      doc
        .lineWidth(0.8)
        .strokeColor(colors.blue)
        .rect(x + 0.4, baseline - boxSize + 0.9, boxSize, boxSize)
        .stroke();
  });
  element.end();
}
