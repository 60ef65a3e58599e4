import type { DocumentContent } from "#content/documents/document-content.ts";
import { edition } from "#content/documents/edition.ts";
import { site } from "#content/site.ts";
import { flowBlocks } from "./flow.ts";
import { type Entry, placeClosing, placeContents, placeCover, placeHalfTitle } from "./front-matter.ts";
import type { HouseFonts } from "./house-fonts.ts";
import { colors, frame, grid, styles } from "./page-frame.ts";
import { Sheet } from "./sheet.ts";

const resolveLink = (address: string): string =>
  address.startsWith("/") ? new URL(address, site.address).href : address;

/** Sets a document twice: the first time to learn the pages its chapters begin on, the second time to print them. */
export async function typesetPdf(content: DocumentContent, fonts: HouseFonts): Promise<Uint8Array> {
  const draft = setDocument(content, fonts, undefined);
  const { sheet } = setDocument(content, fonts, draft.entries);
  if (sheet.pageNumber !== content.pages) {
    throw new Error(`${content.file} came out at ${sheet.pageNumber} pages instead of ${content.pages}`);
  }
  return sheet.finish();
}

export const openSheet = ({ title, description }: { title: string; description: string }, fonts: HouseFonts): Sheet =>
  new Sheet({
    title,
    description,
    author: site.name,
    date: new Date(`${edition.date}T12:00:00Z`),
    fonts,
    resolveLink,
  });

function setDocument(content: DocumentContent, fonts: HouseFonts, known: readonly Entry[] | undefined) {
  const sheet = openSheet(content, fonts);
  const entries: Entry[] = [];
  const expected = [...content.chapters.map((chapter) => chapter.title), content.closing.title];

  sheet.addPage();
  placeCover(sheet, content);
  sheet.doc.outline.addItem(content.title);

  sheet.addPage();
  placeHalfTitle(sheet, content);

  let runningTitle: string = edition.contents;
  sheet.onPage = () => placeRunningMatter(sheet, content.title, runningTitle);
  if (content.compact) sheet.y = frame.top + 15 * grid;
  else sheet.addPage();
  sheet.doc.outline.addItem(edition.contents);
  placeContents(sheet, known ?? expected.map((title) => ({ title, destination: "draft", page: 0 })));
  if (!known) sheet.doc.addNamedDestination("draft");

  const begin = (title: string, shortTitle: string, lead?: string, numeral?: string) => {
    runningTitle = shortTitle;
    sheet.addPage();
    const destination = `chapter-${entries.length + 1}`;
    sheet.doc.addNamedDestination(destination);
    sheet.doc.outline.addItem(numeral ? `${numeral}  ${title}` : title);
    entries.push({ title, numeral, destination, page: sheet.pageNumber });
    placeOpening(sheet, title, lead, numeral);
  };
  content.chapters.forEach((chapter, index) => {
    begin(chapter.title, chapter.shortTitle ?? chapter.title, chapter.lead, String(index + 1));
    flowBlocks(sheet, chapter.blocks);
  });
  begin(content.closing.title, content.closing.title);
  placeClosing(sheet, content.closing);
  return { sheet, entries };
}

export function placeOpening(sheet: Sheet, title: string, lead?: string, numeral?: string): void {
  sheet.topic = title;
  const lines = sheet.break(title, styles.chapter, frame.text.width);
  const element = sheet.open("H1");
  if (numeral)
    sheet.mark(element, "H1", () => sheet.put(`${numeral} `, frame.margin.x - 2, sheet.y + 26, styles.numeral));
  sheet.putLines(lines, frame.text.x - 1, sheet.y + 26, styles.chapter, element, "H1");
  element.end();
  sheet.y += lines.length * styles.chapter.leading + 8;
  sheet.snap();
  if (lead) {
    const leadLines = sheet.break(lead, styles.lead, frame.text.width);
    const paragraph = sheet.open("P");
    sheet.putLines(leadLines, frame.text.x, sheet.y + 14, styles.lead, paragraph, "P");
    paragraph.end();
    sheet.y += leadLines.length * styles.lead.leading;
    sheet.snap();
  }
  sheet.rule(frame.full.x, sheet.y + 6, frame.full.width, colors.hairline);
  sheet.y += 2 * grid;
}

/** Head and folio are for the eye that leafs through; a screen reader has the outline instead. */
export function placeRunningMatter(sheet: Sheet, title: string, chapter: string): void {
  sheet.artifact(() => {
    sheet.put(title.toUpperCase(), frame.full.x, frame.headBaseline, styles.head);
    const width = sheet.measureIn(styles.headTitle)(chapter, "italic");
    const right = frame.full.x + frame.full.width;
    sheet.put(chapter, right - width, frame.headBaseline, styles.headTitle);
    sheet.doc.lineWidth(0.5).strokeColor(colors.hairline);
    sheet.doc
      .moveTo(frame.full.x, frame.headBaseline + 9)
      .lineTo(right, frame.headBaseline + 9)
      .stroke();
    sheet.put(String(sheet.pageNumber), frame.text.x, frame.folioBaseline, styles.folio);
    sheet.put(site.name.toUpperCase(), frame.full.x, frame.folioBaseline, styles.head);
  }, "Pagination");
}
