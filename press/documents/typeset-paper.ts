import type { Block } from "#content/documents/document-content.ts";
import { flowBlocks } from "./flow.ts";
import type { HouseFonts } from "./house-fonts.ts";
import { openSheet, placeOpening, placeRunningMatter } from "./typeset-pdf.ts";

/** A document of a page or three: no cover and no contents, because it is used and not kept. */
export type PrintedPaper = {
  file: `${string}.pdf`;
  title: string;
  /** What it belongs to, in the running head, with its kind: filled in or blank. */
  series: string;
  kind: string;
  description: string;
  lead: string;
  blocks: readonly Block[];
};

export async function typesetPaper(paper: PrintedPaper, fonts: HouseFonts): Promise<Uint8Array> {
  const title = `${paper.title} (${paper.kind.toLowerCase()})`;
  const sheet = openSheet({ title, description: paper.description }, fonts);
  sheet.onPage = () => placeRunningMatter(sheet, paper.series, title);
  sheet.addPage();
  sheet.doc.outline.addItem(title);
  placeOpening(sheet, paper.title, paper.lead);
  flowBlocks(sheet, paper.blocks);
  return sheet.finish();
}
