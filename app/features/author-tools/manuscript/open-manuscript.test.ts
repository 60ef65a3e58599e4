import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { manuscriptWords } from "#content/author-tools/manuscript.ts";
import { checkManuscript } from "#domain/manuscript.ts";
import { openManuscript } from "./open-manuscript.ts";
import { reasons } from "./read-markup.ts";

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

describe("what cannot be read is refused, with a reason that has words", () => {
  const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
  const epub = (extra: Record<string, string> = {}) => ({
    "META-INF/container.xml": container,
    "OEBPS/book.opf": `<package><manifest><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    "OEBPS/one.xhtml": chapter("First", "Here it begins."),
    ...extra,
  });
  /** A small archive that claims, and holds, more than any manuscript. */
  const bomb = () => zipSync({ "word/document.xml": new Uint8Array(121_000_000) }, { level: 1 });
  /** The same, but its entries say that there is next to nothing in it. */
  const lyingBomb = () => {
    const packed = zipSync({ "word/document.xml": new Uint8Array(1_000_000) }, { level: 1 });
    const view = new DataView(packed.buffer);
    for (let at = 0; at < packed.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    }
    return packed;
  };
  const withPassword = () => {
    const packed = zip({ "word/document.xml": paragraph("Secret.") });
    packed[6] = 1;
    return packed;
  };
  const encryption = (place: string) =>
    `<encryption><EncryptedData><CipherReference URI="${place}"/></EncryptedData></encryption>`;

  test.each<[string, () => Uint8Array, string]>([
    ["an empty file", () => bytesOf(), "empty"],
    ["a PDF by another name", () => strToU8("%PDF-1.7 …"), "pdf"],
    ["an RTF file", () => strToU8("{\\rtf1 Hello}"), "rtf"],
    ["an old or locked Word file", () => bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), "oldWord"],
    ["a picture", () => bytesOf(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0), "other"],
    ["an archive of something else", () => zip({ "readme.txt": "x" }), "other"],
    ["an OpenDocument", () => zip({ mimetype: "application/vnd.oasis.opendocument.text" }), "openDocument"],
    ["an archive with a password", withPassword, "locked"],
    ["a store’s e-book", () => zip(epub({ "META-INF/encryption.xml": encryption("OEBPS/one.xhtml") })), "locked"],
    ["what unpacks to more than any manuscript", bomb, "bomb"],
    ["Word’s markup, nested a million times", () => zip({ "word/document.xml": "<w:p>".repeat(1_000_000) }), "bomb"],
    ["a chapter, nested a million times", () => zip(epub({ "OEBPS/one.xhtml": "<div>".repeat(1_000_000) })), "bomb"],
  ])("%s", (_, make, reason) => {
    expect(() => openManuscript(make())).toThrow(reason);
    expect(reasons).toContain(reason);
    expect(manuscriptWords.failed).toHaveProperty(reason);
  });

  test.each<[string, () => Uint8Array]>([
    ["the first bytes of an archive", () => bytesOf(0x50, 0x4b, 3, 4, 5)],
    [
      "an archive cut in the middle",
      () => zip({ "word/document.xml": paragraph("Half.".repeat(5000)) }).subarray(0, 90),
    ],
  ])("%s", (_, make) => {
    expect(() => openManuscript(make())).toThrow();
  });

  test("an archive that lies about its size is unpacked no further than it says", () => {
    expect(openManuscript(lyingBomb()).paragraphs).toEqual([]);
  });

  test("an e-book whose typeface alone is scrambled is read, and so is one with a stray percent sign", () => {
    const files = epub({ "META-INF/encryption.xml": encryption("OEBPS/font.otf") });
    expect(openManuscript(zip(files)).paragraphs).toHaveLength(2);
    const odd = { ...files, "OEBPS/book.opf": files["OEBPS/book.opf"].replace("one.xhtml", "100%.xhtml") };
    expect(openManuscript(zip({ ...odd, "OEBPS/100%.xhtml": chapter("First", "On.") })).paragraphs).toHaveLength(2);
  });

  test("a chapter listed a hundred thousand times is read once", () => {
    const opf = `<package><manifest><item id="a" href="one.xhtml"/></manifest><spine>${'<itemref idref="a"/>'.repeat(100_000)}</spine></package>`;
    expect(openManuscript(zip(epub({ "OEBPS/book.opf": opf }))).paragraphs).toHaveLength(2);
  });

  test("megabytes without a space, a break or an end are counted and not choked on", () => {
    const texts = [
      "a".repeat(4_000_000),
      "A".repeat(4_000_000),
      `${" ".repeat(4_000_000)}x`,
      '"'.repeat(2_000_000),
      "no ".repeat(1_000_000),
    ];
    for (const text of texts) expect(checkManuscript(openManuscript(strToU8(text))).words).toBeGreaterThanOrEqual(0);
  });

  test("any bytes at all are read or refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isArchive) => {
        try {
          const report = checkManuscript(
            openManuscript(isArchive ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]) : bytes),
          );
          expect(Number.isFinite(report.words)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});

test("a text in the sixteen bits of Notepad is read", () => {
  expect(openManuscript(Uint8Array.from([0xff, 0xfe, 0x59, 0, 0x65, 0, 0x73, 0])).paragraphs).toEqual([
    { text: "Yes" },
  ]);
});

test("a novel of a megabyte is read whole", () => {
  const line = "She carried the books to the car before it was light, and nobody saw her go. ";
  const chapters = Array.from({ length: 40 }, (_, index) => `Chapter ${index + 1}\n\n${line.repeat(340)}`);
  const report = checkManuscript(openManuscript(strToU8(chapters.join("\n\n"))));
  expect(report.chapters).toHaveLength(40);
  expect(report.words).toBe(40 * (2 + 340 * 16));
});
