import PDFDocument from "pdfkit";
import type { HouseFonts } from "./house-fonts.ts";
import { breakLines, type Line, type Measure, readInline } from "./inline-text.ts";
import { colors, type FontName, frame, grid, page, type TypeStyle } from "./page-frame.ts";

export type Element = PDFKit.PDFStructureElement;

export type Box = [x: number, y: number, width: number, height: number];

export type SheetOptions = {
  title: string;
  description: string;
  author: string;
  date: Date;
  fonts: HouseFonts;
  /** Turns an address as written in the content into the one a reader's program opens. */
  resolveLink: (address: string) => string;
};

/** What @types/pdfkit does not know yet. */
type DocumentOptions = Omit<PDFKit.PDFDocumentOptions, "subset"> & { subset: "PDF/UA" };

/** A PDF string; pdfkit writes a plain one as a name. */
// biome-ignore lint/suspicious/noExplicitAny: the annotation options of pdfkit are untyped here
const pdfString = (text: string): any => Object(text);

const widths = new Map<string, number>();

/**
 * Paper with a cursor. Everything drawn is either an element of the structure tree, which is what a screen reader
 * reads, or an artifact, which it skips; nothing is drawn outside the two.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  private readonly fonts: HouseFonts;
  readonly resolveLink: SheetOptions["resolveLink"];
  /** Where the next block begins; always on the grid between blocks. */
  y: number = frame.top;
  pageNumber = 0;
  /** The last heading: what a place to write on is called that has no other name. */
  topic = "";
  onPage: (sheet: Sheet) => void = () => {};

  constructor({ title, description, author, date, fonts, resolveLink }: SheetOptions) {
    const options: DocumentOptions = {
      font: "",
      size: "LETTER",
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      subset: "PDF/UA",
      pdfVersion: "1.7",
      lang: "en-US",
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Subject: description,
        Creator: author,
        Producer: "pdfkit",
        CreationDate: date,
      },
    };
    this.doc = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions);
    this.fonts = fonts;
    for (const [name, face] of Object.entries(fonts))
      this.doc.registerFont(name, face as unknown as PDFKit.Mixins.PDFFontSource);
    this.root = this.doc.struct("Document", { title });
    this.doc.addStructure(this.root);
    this.resolveLink = resolveLink;
  }

  addPage(): void {
    this.doc.addPage({ size: [page.width, page.height], margin: 0 });
    this.pageNumber += 1;
    this.y = frame.top;
    this.onPage(this);
  }

  get room(): number {
    return frame.bottom - this.y;
  }

  /** A block that needs this much goes to the next page rather than over the edge. */
  ensure(height: number): void {
    if (height > this.room + 0.01) this.addPage();
  }

  get isAtTop(): boolean {
    return this.y === frame.top;
  }

  snap(): void {
    this.y = frame.top + Math.ceil((this.y - frame.top - 0.01) / grid) * grid;
  }

  open(type: string, parent: Element = this.root, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  mark(element: Element, type: string, draw: () => void): void {
    element.add(this.doc.markStructureContent(type));
    draw();
    this.doc.endMarkedContent();
  }

  artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.doc.markContent("Artifact", { type });
    draw();
    this.doc.endMarkedContent();
  }

  measureIn(style: TypeStyle): Measure {
    return (text: string, font: FontName) =>
      this.widthOf(text, font) * style.size + (style.tracking ?? 0) * text.length;
  }

  /** At a size of one point; the same words come back on every pass and in every document. */
  private widthOf(text: string, font: FontName): number {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = this.doc.font(font).fontSize(1).widthOfString(text);
    this.refuseMissing(text, font);
    widths.set(key, width);
    return width;
  }

  /** A letter the font lacks would be printed as an empty box, and nobody would be told. */
  private refuseMissing(text: string, font: FontName): void {
    const face = this.fonts[font];
    const missing = [...text].find((character) => !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (missing) throw new Error(`The font “${font}” has no ${missing}, needed for “${text}”`);
  }

  break(text: string, style: TypeStyle, width: number, indent = 0): Line[] {
    return breakLines(readInline(text, style), width, this.measureIn(style), indent);
  }

  /** One line of text with its baseline at y. */
  put(text: string, x: number, y: number, style: TypeStyle, font: FontName = style.roman, color = style.color): void {
    this.doc
      .font(font)
      .fontSize(style.size)
      .fillColor(color)
      .text(text, x, y, { lineBreak: false, baseline: "alphabetic", characterSpacing: style.tracking ?? 0 });
  }

  /** Draws lines into an element, the first baseline at y. A link becomes an element of its own inside it. */
  putLines(lines: Line[], x: number, y: number, style: TypeStyle, element: Element, type: string): void {
    let waiting: (() => void)[] = [];
    const flush = () => {
      if (waiting.length > 0) this.mark(element, type, () => waiting.forEach((draw) => void draw()));
      waiting = [];
    };
    lines.forEach((line, row) => {
      const baseline = y + row * style.leading;
      for (const run of line.runs) {
        const draw = (color: string) => this.put(run.text, x + run.x, baseline, style, run.font, color);
        if (run.edit) {
          flush();
          this.putEdit(element, run, x + run.x, baseline, style);
        } else if (run.link === undefined) {
          waiting.push(() => draw(style.color));
        } else {
          flush();
          const box: Box = [x + run.x, baseline - style.size, run.width, style.leading];
          this.putLink(element, run.text, box, run.link, () => draw(colors.action));
        }
      }
    });
    flush();
  }

  /** An editor's mark: struck or underlined for the eye, said for the ear. */
  private putEdit(parent: Element, run: Line["runs"][number], x: number, baseline: number, style: TypeStyle): void {
    const isCut = run.edit === "cut";
    const color = isCut ? colors.cut : colors.action;
    const element = this.open("Span", parent, { actual: ` [${isCut ? "deleted" : "inserted"}: ${run.text.trim()}] ` });
    this.mark(element, "Span", () => {
      this.put(run.text, x, baseline, style, run.font, color);
      const left = x + (run.width - this.measureIn(style)(run.text.trimStart(), run.font));
      const y = isCut ? baseline - style.size * 0.27 : baseline + 1.8;
      this.doc
        .lineWidth(0.7)
        .strokeColor(color)
        .moveTo(Math.max(x, left), y)
        .lineTo(x + run.width, y)
        .stroke();
    });
    element.end();
  }

  putLink(parent: Element, label: string, [x, y, width, height]: Box, target: string, draw: () => void): void {
    const element = this.open("Link", parent);
    this.mark(element, "Link", draw);
    const options = { structParent: element, Contents: pdfString(label) } as PDFKit.Mixins.AnnotationOption;
    if (target.startsWith("#")) this.doc.goTo(x, y, width, height, target.slice(1), options);
    else this.doc.link(x, y, width, height, this.resolveLink(target), options);
    element.end();
  }

  rule(x: number, y: number, width: number, color: string = colors.hairline, weight = 0.5): void {
    this.artifact(() => {
      this.doc
        .lineWidth(weight)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  async finish(): Promise<Uint8Array> {
    this.root.end();
    const chunks: Uint8Array[] = [];
    this.doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    const ended = new Promise<void>((resolve) => this.doc.on("end", () => resolve()));
    this.doc.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
