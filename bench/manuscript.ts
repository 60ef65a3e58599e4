import { strToU8, zipSync } from "fflate";
import type { Part } from "./finding.ts";
import { startProduct } from "./product.ts";
import { median } from "./samples.ts";
import { desktop, openBrowser, withPage } from "./visitor.ts";

/** The browser slows a page's own thread and never a worker's: what the worker takes is multiplied instead. */
const slowness = 4;

const line = "She carried the books to the car before it was light, and nobody saw her go. ";
const chapters = Array.from({ length: 40 }, (_, index) => [`Chapter ${index + 1}`, ...Array(34).fill(line.repeat(10))]);

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** The same novel of a megabyte twice: as plain text, and as Word keeps it. */
const novels = {
  "novel.txt": strToU8(chapters.map((chapter) => chapter.join("\n\n")).join("\n\n")),
  "novel.docx": zipSync({
    "word/document.xml": strToU8(
      `<w:document><w:body>${chapters.flat().map(paragraph).join("")}</w:body></w:document>`,
    ),
  }),
};

/** From the choice of a file to its report, in the manuscript check. */
export const measureManuscript: Part = async ({ isQuick, progress }) => {
  const product = await startProduct(3976);
  const browser = await openBrowser();
  try {
    const findings = [];
    for (const [name, bytes] of Object.entries(novels)) {
      progress(name);
      const times: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : 7); round += 1) {
        times.push(
          await withPage(browser, { screen: desktop, slowness: 1 }, async (page) => {
            await page.goto(`${product.url}/tools/manuscript`, { waitUntil: "networkidle" });
            const begin = performance.now();
            await page
              .getByLabel("Your manuscript")
              .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) });
            await page.getByText("40 chapters").first().waitFor();
            return performance.now() - begin;
          }),
        );
      }
      findings.push({
        what: `a novel of a megabyte, ${name.split(".")[1]}, from its choice to its report, times ${slowness}`,
        value: median(times) * slowness,
        unit: "ms" as const,
        beside: `${Math.round(median(times))} ms on this machine`,
        target: { under: 3000 },
      });
    }
    return { findings, charts: [], notes: [] };
  } finally {
    await browser.close();
    await product.stop();
  }
};
