import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bookLaunchWorkbook } from "#content/documents/book-launch-workbook.ts";
import { bookMarketingPlanner } from "#content/documents/book-marketing-planner.ts";
import { bookProposalTemplate } from "#content/documents/book-proposal-template.ts";
import type { DocumentContent } from "#content/documents/document-content.ts";
import { hybridPublishingContractGuide } from "#content/documents/hybrid-publishing-contract-guide.ts";
import { manuscriptPreparationChecklist } from "#content/documents/manuscript-preparation-checklist.ts";
import { publishingBudgetCalculator } from "#content/documents/publishing-budget-calculator.ts";
import { authorSuccessGuide } from "./compose-author-success-guide.ts";
import { makeBookProposal } from "./compose-book-proposal.ts";
import { makeBudgetWorkbook } from "./compose-budget-workbook.ts";
import { oneBookPapers } from "./compose-one-book.ts";
import { queryLetterTemplate } from "./compose-query-letter-template.ts";
import { specimenAgreement } from "./compose-specimen-agreement.ts";
import { defaultCache, fingerprint } from "./fingerprint.ts";
import { cutHouseFonts, type HouseFonts } from "./house-fonts.ts";
import { typesetPaper } from "./typeset-paper.ts";
import { typesetPdf } from "./typeset-pdf.ts";

type Fonts = () => Promise<HouseFonts>;

/** `words` are the files whose change, or that of what they read, means that this document has to be made again. */
type Paper = { file: string; words: readonly string[]; make: (fonts: Fonts) => Promise<Uint8Array> };

const wordsOf = (file: string) => `content/documents/${file.replace(/\.\w+$/, "")}.ts`;

const pdf = (content: DocumentContent, ...alsoRead: string[]): Paper => ({
  file: content.file,
  words: [wordsOf(content.file), ...alsoRead],
  make: async (fonts) => typesetPdf(content, await fonts()),
});

export const typesetDocuments: readonly DocumentContent[] = [
  manuscriptPreparationChecklist,
  queryLetterTemplate,
  bookMarketingPlanner,
  authorSuccessGuide,
  hybridPublishingContractGuide,
  bookLaunchWorkbook,
  specimenAgreement,
];

/** The eight papers that the site gives away, the agreement that has a page of its own, and those of the sample book. */
const papers: readonly Paper[] = [
  pdf(manuscriptPreparationChecklist),
  pdf(queryLetterTemplate, "content/query-letter-template.ts"),
  pdf(bookMarketingPlanner),
  pdf(authorSuccessGuide, "content/author-success-guide.ts"),
  pdf(hybridPublishingContractGuide),
  pdf(bookLaunchWorkbook),
  { file: bookProposalTemplate.file, words: [wordsOf(bookProposalTemplate.file)], make: makeBookProposal },
  {
    file: publishingBudgetCalculator.file,
    words: [wordsOf(publishingBudgetCalculator.file)],
    make: makeBudgetWorkbook,
  },
  { ...pdf(specimenAgreement), words: ["content/specimen-agreement.ts"] },
  ...oneBookPapers.map(
    (paper): Paper => ({
      file: paper.file,
      words: ["content/one-book/one-book.ts"],
      make: async (fonts) => typesetPaper(paper, await fonts()),
    }),
  ),
];

export const documentFiles: readonly string[] = papers.map((paper) => paper.file);

/**
 * Puts the documents into `outDir`. What has not changed since it was last made is copied from the cache; what
 * has is made again and says so.
 */
export async function makeDocuments(
  outDir: string,
  log: (line: string) => void,
  cacheDir: string = defaultCache,
): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  let cut: Promise<HouseFonts> | undefined;
  const fonts = () => {
    cut ??= cutHouseFonts();
    return cut;
  };
  for (const paper of papers) {
    const cached = join(cacheDir, paper.file);
    const print = fingerprint(paper.words);
    if ((await readIfThere(`${cached}.fingerprint`)) === print) {
      log(`${paper.file}: unchanged`);
    } else {
      const start = performance.now();
      const bytes = await paper.make(fonts);
      await writeWhole(cached, bytes);
      await writeWhole(`${cached}.fingerprint`, print);
      log(`${paper.file}: made in ${Math.round(performance.now() - start)} ms, ${Math.round(bytes.length / 1024)} kB`);
    }
    await copyFile(cached, join(outDir, paper.file));
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** A build that is stopped halfway leaves no half document behind. */
async function writeWhole(file: string, data: Uint8Array | string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, data);
  await rename(draft, file);
}
