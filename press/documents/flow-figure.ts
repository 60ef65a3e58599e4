import { baselineIn, placeCaption, placeLabel } from "./flow-text.ts";
import { colors, frame, styles } from "./page-frame.ts";
import type { Element, Sheet } from "./sheet.ts";

export type Part = { label: string; value: number; figure: string };
export type Stop = { label: string; text: string };

const tints = ["#14203a", "#b8913a", "#7b8499", "#d9c48f", "#c9cdd6"];
const light = new Set(["#d9c48f", "#c9cdd6", "#b8913a"]);

export const barHeight = 68;

function openFigure(sheet: Sheet, alt: string, height: number): Element {
  const bbox = [frame.full.x, sheet.y, frame.full.x + frame.full.width, sheet.y + height];
  return sheet.open("Figure", sheet.root, { alt, bbox } as PDFKit.Mixins.StructureElementOptions);
}

/** One whole divided: where the money of a sold copy goes. */
export function placeBar(sheet: Sheet, parts: readonly Part[], alt: string, label?: string): void {
  placeCaption(sheet, label);
  const figure = openFigure(sheet, alt, barHeight);
  const whole = parts.reduce((sum, part) => sum + part.value, 0);
  sheet.mark(figure, "Figure", () => {
    let x: number = frame.full.x;
    parts.forEach((part, index) => {
      const width = (part.value / whole) * frame.full.width;
      const tint = tints[index % tints.length] ?? colors.blue;
      sheet.doc.rect(x, sheet.y + 4, width - 1.5, 30).fill(tint);
      const figureColor = light.has(tint) ? colors.ink : "#ffffff";
      sheet.put(part.figure, x + 6, sheet.y + 23, styles.smallBold, "sansBold", figureColor);
      const lines = sheet.break(part.label, { ...styles.small, size: 8, leading: 10 }, width - 6);
      lines.forEach((line, row) => {
        for (const run of line.runs)
          sheet.put(run.text, x + run.x, sheet.y + 45 + row * 10, { ...styles.small, size: 8 }, run.font, colors.quiet);
      });
      x += width;
    });
  });
  figure.end();
  sheet.y += barHeight;
}

const progressRow = 18;

export const measureProgress = (rows: readonly unknown[]): number => rows.length * progressRow;

/** How far along each of several things is. */
export function placeProgress(
  sheet: Sheet,
  rows: readonly { label: string; value: number }[],
  alt: string,
  label?: string,
): void {
  placeLabel(sheet, label);
  const figure = openFigure(sheet, alt, measureProgress(rows));
  const track = { x: frame.text.x + 96, width: frame.text.width - 136 };
  sheet.mark(figure, "Figure", () => {
    rows.forEach((row, index) => {
      const baseline = sheet.y + 11 + index * progressRow;
      sheet.put(row.label, frame.text.x, baseline, styles.small);
      sheet.doc.rect(track.x, baseline - 7, track.width, 7).fill(colors.wash);
      sheet.doc.rect(track.x, baseline - 7, (track.width * row.value) / 100, 7).fill(colors.blue);
      sheet.put(`${row.value}%`, track.x + track.width + 10, baseline, styles.smallBold);
    });
  });
  figure.end();
  sheet.y += measureProgress(rows);
}

const stopStyle = { ...styles.small, size: 8.2, leading: 10.5 };

export function measureTimeline(sheet: Sheet, stops: readonly Stop[]): number {
  const width = frame.full.width / stops.length - 8;
  return 42 + Math.max(...stops.map((stop) => sheet.break(stop.text, stopStyle, width).length)) * stopStyle.leading;
}

/** Stops along a line, first to last. */
export function placeTimeline(sheet: Sheet, stops: readonly Stop[], alt: string, label?: string): void {
  placeCaption(sheet, label);
  const height = measureTimeline(sheet, stops);
  const figure = openFigure(sheet, alt, height);
  const step = frame.full.width / stops.length;
  sheet.mark(figure, "Figure", () => {
    const { doc } = sheet;
    const axis = sheet.y + 10;
    doc
      .lineWidth(0.8)
      .strokeColor(colors.blue)
      .moveTo(frame.full.x, axis)
      .lineTo(frame.full.x + frame.full.width, axis)
      .stroke();
    stops.forEach((stop, index) => {
      const x = frame.full.x + index * step;
      doc.circle(x + 3.5, axis, 3.5).fill(colors.gold);
      sheet.put(stop.label, x, axis + 20, styles.smallBold, "sansBold", colors.blue);
      sheet.break(stop.text, stopStyle, step - 8).forEach((line, row) => {
        const baseline = axis + 20 + baselineIn(stopStyle) + 2 + row * stopStyle.leading;
        for (const run of line.runs) sheet.put(run.text, x + run.x, baseline, stopStyle, run.font, colors.ink);
      });
    });
  });
  figure.end();
  sheet.y += height;
}
