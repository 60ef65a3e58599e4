import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { expect, expectAccessibleFromTop, test } from "./books.ts";
import { expectToFit } from "./fit.ts";
import { notice } from "./leads.ts";
import { imogen } from "./staff.ts";

const epub = (...paragraphs: string[]) =>
  zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    "META-INF/container.xml": strToU8(
      `<container><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    ),
    "book.opf": strToU8(
      `<package><manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="one"/></spine></package>`,
    ),
    "one.xhtml": strToU8(`<html><body>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</body></html>`),
  });

const docx = (...paragraphs: string[]) =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(
      `<w:document><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")}</w:body></w:document>`,
    ),
  });

const first = "The tide came in at four.";
const second = "Nobody had told the harbor master.";

test("a proof is read as what it is: an EPUB and a DOCX as text with what changed, a cover as a picture to point at", {
  tag: "@all",
}, async ({ page, login, newAuthor, bookFor }) => {
  const author = await newAuthor();
  const book = await bookFor(author, "Harbor Lights");
  await login(imogen);
  await page.goto(`/staff/books/${book.id}`);
  const files = page.getByRole("region", { name: "Files", exact: true });
  const send = async (name: string, document: string, content: Uint8Array) => {
    await page
      .getByLabel("Choose a file")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
    await page.getByLabel("What it is").selectOption("proof");
    await page.getByLabel("Name of the document").fill(document);
    await files.getByRole("button", { name: "Send", exact: true }).click();
    await expect(files.getByText(`${name} has arrived.`)).toBeVisible();
  };
  const askFor = async (label: string) => {
    await page.getByRole("combobox", { name: "File" }).selectOption({ label });
    await page.getByRole("button", { name: "Send for approval" }).click();
    await expect(page.getByText(`Look at “${label.replace(/ \(\d+\)$/, "")}”`, { exact: false })).toBeVisible();
  };
  await send("book-1.epub", "E-book", epub(first, second));
  await send("book-2.epub", "E-book", epub(first, second.replace("Nobody", "No one")));
  await send("copyedit.docx", "Copyedit", docx(first));
  await send("cover.png", "Cover", readFileSync("build/client/icon-512.png"));
  for (const label of ["E-book (2)", "Copyedit (1)", "Cover (1)"]) await askFor(label);

  await login(author);
  const open = async (name: string) => {
    await page.goto(`/dashboard/books/${book.id}`);
    await page
      .getByRole("listitem")
      .filter({ hasText: `Look at “${name}”` })
      .getByRole("link", { name: "Open the proof" })
      .click();
  };
  await open("E-book");
  await expect(page.getByText("1 paragraph has changed since version 1.")).toBeVisible();
  await expect(page.getByRole("insertion")).toHaveText("No one");
  await expect(page.getByRole("deletion")).toHaveText("Nobody");
  await page.getByLabel("Show only what has changed").check();
  await expect(page.getByText(first)).toHaveCount(0);
  await expectAccessibleFromTop(page);

  await open("Copyedit");
  await page.getByText(first).click({ clickCount: 3 });
  await expect(page.getByText(`Your comment is about these words: “${first}”`)).toBeVisible();
  await page.getByLabel("Your comment").fill("Half past four, please.");
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect(page.getByRole("blockquote")).toHaveText(first);

  await open("Cover");
  const picture = page.getByRole("img", { name: "The file as a picture" });
  await picture.click({ position: { x: 60, y: 40 } });
  await page.getByLabel("Your comment").fill("Could this be bluer?");
  await page.getByRole("button", { name: "Add the comment" }).click();
  await expect(page.getByRole("button", { name: "Mark 1" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectToFit(page);
  await expectAccessibleFromTop(page);
  await page.getByLabel("What should change").fill("See my comment.");
  await page.getByLabel(/Your full name/).fill("Ada Lark");
  await page.getByRole("button", { name: "Ask for changes" }).click();
  await expect(notice(page, "Your answer is on record")).toBeVisible();
});
