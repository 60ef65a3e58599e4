import type { Closing, DocumentContent } from "#content/documents/document-content.ts";
import { edition } from "#content/documents/edition.ts";
import { site } from "#content/site.ts";
import { flowBlocks } from "./flow.ts";
import { baselineIn, placeLabel } from "./flow-text.ts";
import { colors, frame, grid, page, styles, type TypeStyle } from "./page-frame.ts";
import type { Sheet } from "./sheet.ts";

export type Entry = { title: string; numeral?: string; destination: string; page: number };

const coverTitle: TypeStyle = { ...styles.chapter, size: 50, leading: 54, color: colors.paper };
const coverSubtitle: TypeStyle = { ...styles.lead, size: 17, leading: 24, color: colors.paper };
const coverLabel: TypeStyle = { ...styles.label, size: 9, tracking: 1.6, color: colors.gold };
const imprint: TypeStyle = { ...styles.chapter, size: 21, leading: 24 };

/** The device of the house: an opening, its left page dark, its right page bearing only a title. */
function drawMark(sheet: Sheet, x: number, y: number, size: number): void {
  const { doc } = sheet;
  const at = size / 32;
  doc.rect(x + 3 * at, y + 3 * at, 12.5 * at, 26 * at).fill(colors.blue);
  doc
    .lineWidth(1.5 * at)
    .strokeColor(colors.blue)
    .rect(x + 17.25 * at, y + 3.75 * at, 11 * at, 24.5 * at)
    .stroke();
  doc.lineWidth(2.5 * at).strokeColor(colors.gold);
  doc
    .moveTo(x + 7 * at, y + 13 * at)
    .lineTo(x + 15.5 * at, y + 13 * at)
    .stroke();
  doc
    .moveTo(x + 17.5 * at, y + 13 * at)
    .lineTo(x + 25 * at, y + 13 * at)
    .stroke();
}

/** The old canon of the book page, drawn as its makers drew it: diagonals, and the text area they find. */
function drawCanon(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { doc } = sheet;
  const half = width / 2;
  const stroke = (from: [number, number], to: [number, number]) =>
    doc
      .moveTo(x + from[0] * width, y + from[1] * height)
      .lineTo(x + to[0] * width, y + to[1] * height)
      .stroke();
  doc.lineWidth(0.5).strokeColor(colors.gold).strokeOpacity(0.55);
  doc.rect(x, y, width, height).stroke();
  stroke([0.5, 0], [0.5, 1]);
  stroke([0, 1], [1, 0]);
  stroke([0, 0], [1, 1]);
  stroke([0, 1], [0.5, 0]);
  stroke([1, 1], [0.5, 0]);
  doc.strokeOpacity(1).lineWidth(0.9);
  for (const left of [x + half / 4.5, x + half + half / 9]) {
    doc.rect(left, y + height / 9, half * (2 / 3), height * (2 / 3)).stroke();
  }
}

export function placeCover(sheet: Sheet, content: DocumentContent): void {
  const { doc } = sheet;
  const panel = 566;
  const x = frame.margin.x;
  sheet.artifact(() => {
    doc.rect(0, 0, page.width, page.height).fill(colors.paper);
    doc.rect(0, 0, page.width, panel).fill(colors.blue);
    doc.rect(0, panel, page.width, 5).fill(colors.gold);
    drawCanon(sheet, 306, 66, 240, 160);
    drawMark(sheet, x - 4, 634, 40);
  });
  const lines = sheet.break(content.title, coverTitle, 470);
  const first = 470 - (lines.length - 1) * coverTitle.leading;
  const series = sheet.open("P");
  sheet.mark(series, "P", () => sheet.put(edition.series.toUpperCase(), x, 76, coverLabel));
  series.end();
  const title = sheet.open("P");
  sheet.putLines(lines, x - 2, first, coverTitle, title, "P");
  title.end();
  sheet.rule(x, 496, 54, colors.gold, 1.4);
  const subtitle = sheet.open("P");
  sheet.putLines(sheet.break(content.subtitle, coverSubtitle, 430), x, 522, coverSubtitle, subtitle, "P");
  subtitle.end();
  const house = sheet.open("P");
  sheet.mark(house, "P", () => sheet.put(site.name, x + 46, 660, imprint));
  house.end();
  const foot = sheet.open("P");
  const line = `${edition.name} · ${content.pages} pages · ${site.address.replace("https://", "")}`;
  sheet.mark(foot, "P", () => sheet.put(line, x, 716, { ...styles.small, color: colors.quiet }));
  foot.end();
}

function placeParagraph(sheet: Sheet, text: string, y: number, style: TypeStyle, x: number = frame.text.x): number {
  const lines = sheet.break(text, style, frame.text.x + frame.text.width - x);
  const element = sheet.open("P");
  sheet.putLines(lines, x, y + baselineIn(style), style, element, "P");
  element.end();
  return y + lines.length * style.leading;
}

const smallSerif: TypeStyle = { ...styles.note, size: 9.6, leading: 13, color: colors.quiet };

/** The page the house is named for: nothing but the title, and below it what the reader holds. */
export function placeHalfTitle(sheet: Sheet, content: DocumentContent): void {
  const x = frame.text.x;
  const top = frame.top + (content.compact ? 2 : 7) * grid;
  const y = placeParagraph(sheet, content.title, top, { ...styles.chapter, size: 22, leading: 26 });
  sheet.rule(x, y + grid, 36, colors.gold, 1.2);
  placeParagraph(sheet, content.description, y + 2 * grid + 4, styles.body);
  placeColophon(sheet, content);
}

/** Foot of the half-title page: what this is not, how it was set, where the house is. */
function placeColophon(sheet: Sheet, content: DocumentContent): void {
  const { office } = site;
  const address = `${site.name}, ${office.street}, ${office.city}, ${office.region} ${office.postalCode}. ${edition.reachUs} [${site.email}](mailto:${site.email}), [${site.phone.label}](${site.phone.href}).`;
  const paragraphs = [...(content.caution ? [content.caution] : []), edition.colophon, address];
  const height = paragraphs.reduce(
    (sum, text) => sum + sheet.break(text, smallSerif, frame.text.width).length * smallSerif.leading + 6,
    0,
  );
  let y = frame.bottom - height;
  sheet.rule(frame.text.x, y - 10, frame.text.width);
  placeLabel(sheet, edition.colophonTitle, y + baselineIn(smallSerif));
  for (const text of paragraphs) y = placeParagraph(sheet, text, y, smallSerif) + 6;
}

const entryHeight = 30;

/** Titles, and the pages they are on; each line leads there. */
export function placeContents(sheet: Sheet, entries: readonly Entry[]): void {
  const heading = sheet.open("H1");
  sheet.mark(heading, "H1", () => sheet.put(edition.contents, frame.text.x, sheet.y + 26, styles.chapter));
  heading.end();
  sheet.y += 4 * grid;
  const list = sheet.open("TOC");
  const title: TypeStyle = { ...styles.body, size: 12 };
  for (const entry of entries) {
    const baseline = sheet.y + 19;
    const item = sheet.open("TOCI", list);
    const box: [number, number, number, number] = [frame.margin.x, sheet.y, frame.full.width, entryHeight];
    sheet.putLink(item, `${entry.title}, page ${entry.page}`, box, `#${entry.destination}`, () => {
      if (entry.numeral) {
        const width = sheet.measureIn(title)(entry.numeral, "text");
        sheet.put(`${entry.numeral} `, frame.text.x - 18 - width, baseline, title, "text", colors.goldText);
      }
      sheet.put(`${entry.title} `, frame.text.x, baseline, title);
      const number = String(entry.page);
      sheet.put(number, frame.full.x + frame.full.width - sheet.measureIn(title)(number, "text"), baseline, title);
    });
    item.end();
    sheet.y += entryHeight;
    sheet.rule(frame.text.x, sheet.y, frame.text.width, colors.hairline, 0.4);
  }
  list.end();
}

/** The last page: a word from the house, where to go on, and who said what when. */
export function placeClosing(sheet: Sheet, closing: Closing): void {
  const sources = closing.sources ?? [];
  flowBlocks(sheet, [
    { type: "text", text: closing.text },
    {
      type: "list",
      label: edition.onward,
      items: closing.links.map(({ label, to }) => `[${label}](${to})`),
    },
    ...(sources.length > 0 ? [{ type: "text", label: edition.sources, text: edition.sourcesNote } as const] : []),
  ]);
  if (sources.length === 0) return;
  sheet.snap();
  sheet.y += 6;
  const style: TypeStyle = { ...styles.note, size: 9.4, leading: 12.4 };
  const list = sheet.open("L");
  for (const source of sources) {
    const text = `[${source.name}](${source.address}): ${source.says} *${source.dated}.*`;
    const lines = sheet.break(text, style, frame.text.width);
    sheet.ensure(lines.length * style.leading);
    const item = sheet.open("LI", list);
    const body = sheet.open("LBody", item);
    sheet.putLines(lines, frame.text.x, sheet.y + baselineIn(style), style, body, "LBody");
    body.end();
    item.end();
    sheet.y += lines.length * style.leading + 4;
  }
  list.end();
}
