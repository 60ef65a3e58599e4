import type { Block } from "#content/documents/document-content.ts";
import { barHeight, measureProgress, measureTimeline, placeBar, placeProgress, placeTimeline } from "./flow-figure.ts";
import { measureItem, placeList } from "./flow-list.ts";
import { measureTableStart, placeTable } from "./flow-table.ts";
import { asParagraphs, measureNote, placeHeading, placeNote, placeText } from "./flow-text.ts";
import {
  measureFields,
  measureLetter,
  measurePrompt,
  placeFields,
  placeFill,
  placeLetter,
  placeLines,
  ruling,
} from "./flow-worksheet.ts";
import { frame, grid, styles } from "./page-frame.ts";
import type { Sheet } from "./sheet.ts";

/** What has to fit on a page for this block to begin on it. */
function heightToStart(sheet: Sheet, block: Block, next?: Block): number {
  const caption = "label" in block && block.label ? grid : 0;
  switch (block.type) {
    case "heading":
      return grid + (next ? heightToStart(sheet, next) : 0);
    case "text": {
      const [first = ""] = asParagraphs(block.text);
      const lines = sheet.break(first, styles.body, frame.text.width).length;
      return (lines < 4 ? lines : 2) * grid;
    }
    case "list":
      return measureItem(sheet, block.items[0] ?? "", block.ordered ? "number" : "dash");
    case "checklist":
      return measureItem(sheet, block.items[0] ?? "", "box");
    case "note":
      return measureNote(sheet, block.text);
    case "letter":
      return caption + measureLetter(sheet, block.text);
    case "table":
      return measureTableStart(sheet, block);
    case "lines":
      return measurePrompt(sheet, block.prompt) + block.count * ruling;
    case "fields":
      return measureFields(block.fields, block.columns);
    case "bar":
      return caption + barHeight;
    case "progress":
      return measureProgress(block.rows);
    case "timeline":
      return caption + measureTimeline(sheet, block.stops);
    default:
      return 0;
  }
}

function placeBlock(sheet: Sheet, block: Exclude<Block, { type: "break" }>): void {
  switch (block.type) {
    case "heading":
      placeHeading(sheet, block.text);
      break;
    case "text":
      placeText(sheet, block.text, block.label);
      break;
    case "list":
      placeList(sheet, block.items, block.ordered ? "number" : "dash", block.label);
      break;
    case "checklist":
      placeList(sheet, block.items, "box", block.label);
      break;
    case "note":
      placeNote(sheet, block.text, block.label);
      break;
    case "letter":
      placeLetter(sheet, block.text, block.label);
      break;
    case "table":
      placeTable(sheet, block);
      break;
    case "lines":
      placeLines(sheet, block.count, block.label, block.prompt);
      break;
    case "fields":
      placeFields(sheet, block.fields, block.columns, block.label);
      break;
    case "fill":
      placeFill(sheet, block.label, block.prompt);
      break;
    case "bar":
      placeBar(sheet, block.parts, block.alt, block.label);
      break;
    case "progress":
      placeProgress(sheet, block.rows, block.alt, block.label);
      break;
    case "timeline":
      placeTimeline(sheet, block.stops, block.alt, block.label);
      break;
  }
}

/** At the least; the next line of the grid makes it between ten and twenty-five points. */
const blockGap = 10;
const gapAfterTable = 15;

/** Sets blocks one below the other: a line of space between them, none after a heading, no heading at a page's foot. */
export function flowBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type === "break") {
      sheet.addPage();
      continue;
    }
    const before = blocks[index - 1];
    if (before && before.type !== "heading" && !sheet.isAtTop) {
      sheet.y += before.type === "table" ? gapAfterTable : blockGap;
      sheet.snap();
    }
    // What fills the rest of a page never asks for another one.
    if (block.type !== "fill") sheet.ensure(heightToStart(sheet, block, blocks[index + 1]));
    placeBlock(sheet, block);
  }
}
