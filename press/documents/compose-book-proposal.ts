import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  LevelFormat,
  NumberFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import {
  bookProposalTemplate as content,
  type ProposalPart,
  type ProposalSection,
} from "#content/documents/book-proposal-template.ts";
import { editionDate, repack } from "./office-archive.ts";
import { colors } from "./page-frame.ts";
import { proposalStyles } from "./proposal-styles.ts";

/** A page's width between margins of an inch, in twentieths of a point. */
const textWidth = 9360;
const listReference = "steps";

/** **Bold** and *italic*; brackets in the action colour, so that none is overlooked. */
function runs(text: string): TextRun[] {
  return [...text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|(\[[^\]]*\])|([^*[]+)/g)].flatMap(
    ([, bold, italic, bracket, plain]) => {
      if (bold)
        return bold
          .split(/(\[[^\]]*\])/)
          .filter(Boolean)
          .map((part) => new TextRun({ text: part, bold: true }));
      if (italic) return [new TextRun({ text: italic, italics: true })];
      if (bracket) return [new TextRun({ text: bracket, color: colors.action.slice(1) })];
      return [new TextRun(plain ?? "")];
    },
  );
}

const paragraph = (text: string, style: string): Paragraph => new Paragraph({ style, children: runs(text) });

const rule = { style: BorderStyle.SINGLE, size: 4, color: colors.hairline.slice(1) } as const;
const none = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;

function table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }): Table {
  const width = Math.floor(textWidth / head.length);
  const cell = (text: string, style: string) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 60, bottom: 80, left: 80, right: 80 },
      children: [paragraph(text, style)],
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: head.map(() => width),
    borders: { top: rule, bottom: rule, left: none, right: none, insideHorizontal: rule, insideVertical: none },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: head.map((text) => cell(text, "TableHead")) }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((text) => cell(text, "TableText")) })),
    ],
  });
}

function draw(part: ProposalPart): (Paragraph | Table)[] {
  if ("advice" in part) return [paragraph(part.advice, "Advice")];
  if ("text" in part) return [paragraph(part.text, "BodyText")];
  if ("table" in part) return [table(part.table), new Paragraph({ style: "TableText" })];
  return part.list.map(
    (item) =>
      new Paragraph({ style: "BodyText", numbering: { reference: listReference, level: 0 }, children: runs(item) }),
  );
}

const drawSection = ({ title, parts }: ProposalSection): (Paragraph | Table)[] => [
  new Paragraph({ style: "Heading1", pageBreakBefore: true, children: [new TextRun(title)] }),
  ...parts.flatMap(draw),
];

function coverPage(): Paragraph[] {
  const { cover } = content;
  return [
    paragraph(cover.label, "CoverLabel"),
    paragraph(cover.title, "Title"),
    paragraph(cover.subtitle, "Subtitle"),
    paragraph(cover.author, "CoverAuthor"),
    ...cover.contact.map((line) => paragraph(line, "CoverContact")),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

/** The contents as a field: the author's program fills in the pages, because only it knows them. */
const contentsPage = () => [
  paragraph(content.contentsTitle, "ContentsTitle"),
  new TableOfContents(content.contentsTitle, { hyperlink: true, headingStyleRange: "1-1" }),
  paragraph(content.contentsHint, "Advice"),
];

export async function makeBookProposal(): Promise<Uint8Array> {
  const proposal = new Document({
    features: { updateFields: true },
    styles: proposalStyles,
    numbering: {
      config: [
        {
          reference: listReference,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "–",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 12240, height: 15840 },
            margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 },
            pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL },
          },
        },
        headers: {
          default: new Header({ children: [paragraph(content.header, "RunningHead")] }),
          first: new Header({ children: [] }),
        },
        footers: { default: folio(), first: new Footer({ children: [] }) },
        children: [
          ...coverPage(),
          ...contentsPage(),
          drawSection(content.howTo),
          ...content.sections.map(drawSection),
        ].flat(),
      },
    ],
  });
  return repack(await Packer.toBuffer(proposal), (parts) => {
    const date = editionDate.toISOString().replace(".000", "");
    const core = parts.get("docProps/core.xml") ?? "";
    const dated = core.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${date}`);
    // The file goes to an agent under the author's name: nothing in it may say that it began as ours.
    parts.set(
      "docProps/core.xml",
      dated.replace(/(<(?:dc:creator|cp:lastModifiedBy|dc:title|dc:description)>)[^<]*/g, "$1"),
    );
  });
}

const folio = () =>
  new Footer({
    children: [
      new Paragraph({
        style: "RunningHead",
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [new TextRun(content.cover.title), new TextRun({ children: [new Tab(), PageNumber.CURRENT] })],
      }),
    ],
  });
