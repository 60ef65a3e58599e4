import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { checkManuscript } from "#domain/manuscript.ts";
import { openManuscript } from "./open-manuscript.ts";

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const paragraph = (text: string, style = "") =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

test("a DOCX: its headings by their style, what stands on the page, and what an editor left", () => {
  const manuscript = openManuscript(
    zip({
      "word/document.xml": `<w:document><w:body>${paragraph("One &amp; only", "Titel1")}${paragraph("It was “late.”")}
        <w:p><w:r><w:tab/><w:t>Indented.</w:t></w:r><w:ins w:id="1"><w:r><w:t> New.</w:t></w:r></w:ins><w:del w:id="2"><w:r><w:delText>Old.</w:delText></w:r></w:del></w:p>
        <w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1"/><pic:pic/></wp:inline></w:drawing></w:r></w:p>
        <w:p><w:r><w:drawing><wp:inline><wp:docPr id="2" name="Picture 2" descr="A map"/><pic:pic/></wp:inline></w:drawing></w:r></w:p>
        </w:body></w:document>`,
      "word/styles.xml": `<w:styles><w:style w:styleId="Titel1"><w:name w:val="heading 1"/></w:style></w:styles>`,
      "word/comments.xml": `<w:comments><w:comment w:id="0"><w:p/></w:comment></w:comments>`,
    }),
  );
  expect(manuscript).toMatchObject({
    format: "docx",
    trackedChanges: 2,
    comments: 1,
    pictures: { all: 2, withoutDescription: 1 },
  });
  expect(manuscript.paragraphs.slice(0, 3)).toEqual([
    { text: "One & only", heading: 1 },
    { text: "It was “late.”" },
    { text: "\tIndented. New." },
  ]);
});

const container = `<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`;
const chapter = (title: string, text: string) =>
  `<?xml version="1.0"?><html><head><title>Not this</title></head><body><h1>${title}</h1><p>${text}<br/>On.</p></body></html>`;

test("an EPUB: the files in the order in which they are read, and what its package lacks", () => {
  const opf = (metadata: string, nav: string) =>
    `<package><metadata><dc:title>Book</dc:title><dc:language>en</dc:language>${metadata}</metadata><manifest>
      <item id="b" href="two.xhtml" media-type="application/xhtml+xml"/><item id="a" href="one%20.xhtml" media-type="application/xhtml+xml"/>${nav}
    </manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>`;
  const files = (metadata: string, nav: string) => ({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": container,
    "OEBPS/book.opf": opf(metadata, nav),
    "OEBPS/one .xhtml": chapter("First", "Here&nbsp;it begins."),
    "OEBPS/two.xhtml": chapter("Second", `<img src="a.png"/><img src="b.png" alt=""/>Here it ends.`),
  });
  const bare = openManuscript(zip(files("", "")));
  expect(bare.paragraphs.map(({ text, heading }) => [text.replace("\u00a0", " "), heading])).toEqual([
    ["First", 1],
    ["Here it begins. On.", undefined],
    ["Second", 1],
    ["Here it ends. On.", undefined],
  ]);
  expect(bare.pictures).toEqual({ all: 2, withoutDescription: 1 });
  expect(bare.missing).toEqual([
    "navigation",
    "accessMode",
    "accessibilityFeature",
    "accessibilityHazard",
    "accessibilitySummary",
  ]);
  const said = ["accessMode", "accessibilityFeature", "accessibilityHazard", "accessibilitySummary"]
    .map((name) => `<meta property="schema:${name}">said</meta>`)
    .join("");
  const nav = `<item id="n" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>`;
  expect(openManuscript(zip(files(said, nav))).missing).toEqual([]);
});

test("a text of an old editor is read in its own alphabet", () => {
  const bytes = Uint8Array.from([0x93, 0x59, 0x65, 0x73, 0x94]);
  expect(openManuscript(bytes).paragraphs).toEqual([{ text: "“Yes”" }]);
});

test("what is neither is refused, and so is what unpacks to more than any manuscript", () => {
  expect(() => openManuscript(zip({ "readme.txt": "x" }))).toThrow("package");
  expect(() => openManuscript(Uint8Array.from([0x50, 0x4b, 3, 4, 5]))).toThrow();
});

test("a novel of a megabyte is read whole", () => {
  const line = "She carried the books to the car before it was light, and nobody saw her go. ";
  const chapters = Array.from({ length: 40 }, (_, index) => `Chapter ${index + 1}\n\n${line.repeat(340)}`);
  const report = checkManuscript(openManuscript(strToU8(chapters.join("\n\n"))));
  expect(report.chapters).toHaveLength(40);
  expect(report.words).toBe(40 * (2 + 340 * 16));
});
