import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookProposalTemplate } from "#content/documents/book-proposal-template.ts";
import type { Block } from "#content/documents/document-content.ts";
import { edition } from "#content/documents/edition.ts";
import { publishingBudgetCalculator as calculator } from "#content/documents/publishing-budget-calculator.ts";
import { sources } from "#content/documents/sources.ts";
import { paperFiles, papers } from "#content/one-book/one-book.ts";
import { singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";
import { resources } from "#content/resources.ts";
import { site } from "#content/site.ts";
import { specimenAgreementFile, specimenAgreementPage } from "#content/specimen-agreement.ts";
import { publicPaths } from "#domain/addresses.ts";
import { oneBookPapers } from "./compose-one-book.ts";
import { documentFiles, makeDocuments, typesetDocuments } from "./make-documents.ts";
import { readPdf } from "./testing/read-pdf.ts";

let folder: string;
const out = (file = "") => join(folder, "out", file);
const cache = (file = "") => join(folder, "cache", file);
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "documents-"));
  await makeDocuments(out(), (line) => lines.push(line), cache());
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (file: string) => new Uint8Array(await readFile(out(file)));
const unzip = async (file: string) =>
  new Map(Object.entries(unzipSync(await read(file))).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** The eight resources; the agreement and the papers of the sample book, which pages of their own offer. */
const listed = [
  ...[...resources.map((resource) => resource.downloadUrl), specimenAgreementFile.downloadUrl].map((address) =>
    address.replace("/resources/", ""),
  ),
  ...papers.flatMap(({ slug }) => Object.values(paperFiles(slug))),
];

test("every listed resource is a file of its kind, and no file is unlisted", async () => {
  expect([...documentFiles].sort()).toEqual([...listed].sort());
  expect((await readdir(out())).sort()).toEqual([...listed].sort());
  for (const file of listed) {
    const start = strFromU8((await read(file)).slice(0, 4));
    expect(start).toBe(file.endsWith(".pdf") ? "%PDF" : "PK\u0003\u0004");
  }
});

test("each PDF has exactly the pages that the site promises, and its title", async () => {
  const found = await Promise.all(
    typesetDocuments.map(async ({ file }) => {
      const pdf = readPdf(await read(file));
      return { downloadUrl: `/resources/${file}`, pages: pdf.pages.length, count: pdf.pageCount, title: pdf.title };
    }),
  );
  const promised = resources
    .filter((resource) => resource.type === "PDF")
    .map(({ downloadUrl, pages, title }) => ({ downloadUrl, pages, count: pages, title }));
  const { downloadUrl, pages } = specimenAgreementFile;
  const agreement = { downloadUrl, pages, count: pages, title: "Specimen Publishing Agreement" };
  expect(found).toEqual([...promised, agreement]);
  expect(specimenAgreementPage.hero.actions[0].download).toBe(downloadUrl);
});

test.each(typesetDocuments.map((content) => [content.file, content] as const))(
  "%s can be read by ear: language, title, tags, outline",
  async (file, content) => {
    const pdf = readPdf(await read(file));
    expect(pdf.text).toContain("/Lang (en-US)");
    expect(pdf.text).toContain("/DisplayDocTitle true");
    expect(pdf.text).toContain("/Marked true");
    expect(pdf.text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    for (const tag of ["Document", "H1", "P", "L", "LI", "Lbl", "LBody", "Link", "TOC", "TOCI"]) {
      expect(pdf.tags).toContain(tag);
    }
    expect(pdf.tags.filter((tag) => tag === "H1")).toHaveLength(content.chapters.length + 2);
    expect(pdf.outline).toHaveLength(content.chapters.length + 3);
    expect(pdf.fonts.every((font) => font.embedded)).toBe(true);
    // A figure without words is a hole in the page for whoever cannot see it.
    expect(pdf.figures).toBe(pdf.figuresWithAlt);
  },
);

test.each(typesetDocuments.map((content) => [content.file, content] as const))(
  "the contents of %s name the pages their links lead to",
  async (file, content) => {
    const pdf = readPdf(await read(file));
    const titles = [...content.chapters.map((chapter) => chapter.title), content.closing.title];
    expect(pdf.contents.map((entry) => entry.title)).toEqual(titles);
    for (const entry of pdf.contents) expect(entry.page).toBe(pdf.pageOf(entry.destination));
  },
);

/** Whatever is written on: by the rules for accessible forms, a name, a place among the tags, an order to go through. */
function expectUsableForm(pdf: ReturnType<typeof readPdf>) {
  expect(pdf.fields.filter((field) => !field.isTagged || !field.name.trim() || /[*~]/.test(field.name))).toEqual([]);
  expect(new Set(pdf.fields.map((field) => field.id)).size).toBe(pdf.fields.length);
  expect(pdf.formSize).toBe(pdf.fields.length);
  expect(pdf.tags.filter((tag) => tag === "Form")).toHaveLength(pdf.fields.length);
  expect(pdf.tabOrder).toBe(pdf.pageCount);
  expect(pdf.text).not.toContain("/NeedAppearances true");
}

test.each(typesetDocuments.map((content) => [content.file, content] as const))(
  "every line, box and empty cell of %s can be filled in on a screen",
  async (file, content) => {
    const pdf = readPdf(await read(file));
    const blocks = content.chapters.flatMap((chapter) => chapter.blocks);
    const least = blocks.reduce((sum, block) => sum + placesToWrite(block), 0);
    expect(pdf.fields.length).toBeGreaterThanOrEqual(least);
    const ticked = blocks.flatMap((block) => (block.type === "checklist" ? block.items : []));
    const boxes = pdf.fields.filter(({ kind, name }) => kind === "box" && !name.endsWith(`: ${edition.tickedColumn}`));
    expect(boxes).toHaveLength(ticked.length);
    const written = pdf.fields.filter(
      ({ kind, name }) => kind === "text" && name.endsWith(`: ${edition.tickedColumn}`),
    );
    expect(written).toEqual([]);
    expectUsableForm(pdf);
  },
);

/** How many fields a block has at the least; what fills a page may have room for more, or for none. */
function placesToWrite(block: Block): number {
  if (block.type === "lines") return 1;
  if (block.type === "checklist") return block.items.length;
  if (block.type === "fields") return block.fields.length;
  if (block.type !== "table") return 0;
  const empty = block.rows.flat().filter((cell) => cell === "").length;
  return empty + (block.emptyRows ?? 0) * block.head.length;
}

test("each paper of the sample book is there filled in, to be read, and blank, to be written on", async () => {
  for (const { file, title, kind } of oneBookPapers) {
    const pdf = readPdf(await read(file));
    expect(pdf.title).toBe(`${title} (${kind.toLowerCase()})`);
    expect(pdf.text).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf.tags.filter((tag) => tag === "H1")).toHaveLength(1);
    expect(pdf.fonts.every((font) => font.embedded)).toBe(true);
    expect(pdf.pages.length).toBeLessThanOrEqual(5);
    if (file.endsWith("-blank.pdf")) {
      expect(pdf.fields.length, file).toBeGreaterThan(2);
      expectUsableForm(pdf);
    } else expect(pdf.fields, file).toEqual([]);
  }
});

test("an editor's marks are said as well as shown", async () => {
  const pdf = readPdf(await read("one-book-line-edit.pdf"));
  expect(pdf.text).toContain("[deleted: very]");
  expect(pdf.text).toContain("[inserted: lay]");
});

test("every link goes to a page or file of ours that exists, or to a listed source", async () => {
  const allowed = new Set<string>([
    ...[...publicPaths, ...resources.map((resource) => resource.downloadUrl)].map((path) => site.address + path),
    ...Object.values(sources).map((source) => source.address),
    `mailto:${site.email}`,
    site.phone.href,
  ]);
  for (const file of listed.filter((name) => name.endsWith(".pdf"))) {
    const links = readPdf(await read(file)).links.map((link) =>
      link.startsWith(site.address) ? link.split("?")[0] : link,
    );
    expect(links.length).toBeGreaterThan(file.startsWith("one-book-") ? 0 : 4);
    expect(links.filter((link) => !allowed.has(link ?? ""))).toEqual([]);
  }
});

test("the proposal template has its headings, a contents field and numbered pages", async () => {
  const parts = await unzip(bookProposalTemplate.file);
  const body = parts.get("word/document.xml") ?? "";
  const headings = [...body.matchAll(/<w:pStyle w:val="Heading1"\/>.*?<w:t[^>]*>([^<]*)/g)].map(([, title]) => title);
  expect(headings).toEqual([
    bookProposalTemplate.howTo.title,
    ...bookProposalTemplate.sections.map(({ title }) => title),
  ]);
  expect(body).toMatch(/<w:instrText[^>]*>TOC [^<]*<\/w:instrText>/);
  const footers = [...parts].filter(([name]) => /footer\d+\.xml$/.test(name)).map(([, xml]) => xml);
  expect(footers.some((xml) => xml.includes("PAGE"))).toBe(true);
  expect(parts.get("word/styles.xml")).toContain('w:styleId="Advice"');
  expect(parts.get("docProps/core.xml")).toContain(edition.date);
  // It reaches an agent as the author's own: its properties name neither us nor a template.
  expect(parts.get("docProps/core.xml")).not.toMatch(new RegExp(`${site.name}|Un-named|Template`));
});

test("the parts of every sheet stand in the one order that spreadsheet programs accept", async () => {
  const order = [
    "sheetPr",
    "sheetViews",
    "cols",
    "sheetData",
    "mergeCells",
    "dataValidations",
    "pageMargins",
    "pageSetup",
  ];
  const sheets = [...(await unzip(calculator.file))].filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name));
  for (const [, xml] of sheets) {
    const found = order.filter((part) => xml.includes(`<${part}`));
    expect(found.toSorted((a, b) => xml.indexOf(`<${a}`) - xml.indexOf(`<${b}`))).toEqual(found);
    expect(found).toContain("pageSetup");
  }
});

type SheetCell = { formula?: string; value: string };

async function readSheets(): Promise<Map<string, Map<string, SheetCell>>> {
  const parts = await unzip(calculator.file);
  const names = [...(parts.get("xl/workbook.xml") ?? "").matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(
    ([, name]) => name ?? "",
  );
  return new Map(
    names.map((name, index) => {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? "";
      const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<f>([^<]*)<\/f>)?(?:<v>([^<]*)<\/v>)?<\/c>/g)];
      return [name, new Map(cells.map(([, at = "", formula, value = ""]) => [at, { formula, value }]))];
    }),
  );
}

test("every formula of the calculator is stored with its result", async () => {
  const sheets = await readSheets();
  expect([...sheets.keys()]).toEqual(Object.values(calculator.sheets));
  const formulas = [...sheets.values()]
    .flatMap((cells) => [...cells.values()])
    .filter((cell) => cell.formula !== undefined);
  expect(formulas.length).toBeGreaterThan(100);
  expect(formulas.filter((cell) => cell.value === "" || /NaN|Infinity|#/.test(cell.value))).toEqual([]);
  expect(formulas.filter((cell) => cell.formula?.startsWith("="))).toEqual([]);
});

test("the calculator's break-even is what a pencil makes of its inputs", async () => {
  const { copy, budget, breakEven } = calculator;
  const { paperbackPrice, hardcoverPrice, ebookPrice, audioReceipt, share, digitalShare } = copy.price.lines;
  const { discount, ingramFee, returns, ownCopy } = copy.price.lines;
  const { printFixed, printPage, pages, ingramPrinting, hardcoverPrinting } = copy.printing.lines;
  const { printHigh, ebookHigh, delivery, megabytes } = copy.kdp.lines;
  const printing = printFixed.value + printPage.value * pages.value;
  // By the one rule: a copy that comes back is taken out of the receipts, its printing stays, and the rest is shared.
  const inShops = (price: number, cost: number) =>
    share.value * (price * (1 - discount.value - ingramFee.value) - cost / (1 - returns.value));
  const earned = {
    shop: inShops(paperbackPrice.value, ingramPrinting.value),
    hardcover: inShops(hardcoverPrice.value, hardcoverPrinting.value),
    audio: digitalShare.value * audioReceipt.value,
    amazon: share.value * (printHigh.value * paperbackPrice.value - printing),
    expanded: share.value * (copy.kdp.lines.expanded.value * paperbackPrice.value - printing),
    ebook: digitalShare.value * (ebookHigh.value * (ebookPrice.value - delivery.value * megabytes.value)),
    direct: paperbackPrice.value - ownCopy.value,
  };
  const average = Object.entries(breakEven.mix).reduce(
    (sum, [channel, part]) => sum + part * earned[channel as keyof typeof earned],
    0,
  );
  const spent = budget.groups
    .flatMap((group) => group.lines.map((line) => line.plan))
    .reduce((sum, plan) => sum + plan, 0);
  const sheet = (await readSheets()).get(calculator.sheets.breakEven);
  const results = [...(sheet?.values() ?? [])].filter((cell) => cell.formula).map((cell) => Number(cell.value));
  const [fee, each, copies] = results.slice(-3);
  expect(fee).toBe(spent);
  expect(each).toBeCloseTo(average, 8);
  expect(copies).toBe(Math.ceil(spent / average));
});

test("a copy that comes back leaves its printing in the account, in every channel of bookstores", async () => {
  const sheets = await readSheets();
  const sharing = (name: string) =>
    [...(sheets.get(name)?.values() ?? [])].filter((cell) => /\/\(1-/.test(cell.formula ?? "")).length;
  expect(sharing(calculator.sheets.copy)).toBe(2);
  expect(sharing(calculator.sheets.scenarios)).toBe(calculator.scenarios.prices.length);
});

test("the calculator shows each package beside its parts, at the price book's own sums", async () => {
  const cells = (await readSheets()).get(calculator.sheets.budget);
  const values = new Set([...(cells?.values() ?? [])].map((cell) => Number(cell.value)));
  const words = calculator.budget.wordCount.value;
  for (const slug of ["launch", "pro", "endorsed"] as const) {
    expect(values).toContain(packages[slug].price);
    for (const sum of singlePrice(slug, words)) expect(values).toContain(sum);
  }
});

test("what has not changed is not made again, and what has comes out the same to the byte", async () => {
  expect(lines).toHaveLength(listed.length);
  expect(lines.every((line) => line.includes("made in"))).toBe(true);
  const file = "query-letter-template.pdf";
  const first = await read(file);
  await writeFile(cache(`${file}.fingerprint`), "of other words");
  const again: string[] = [];
  await makeDocuments(out(), (line) => again.push(line), cache());
  expect(again.filter((line) => line.includes("made in")).map((line) => line.split(":")[0])).toEqual([file]);
  expect(await read(file)).toEqual(first);
});
