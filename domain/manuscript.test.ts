import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleManuscript } from "#content/author-tools/manuscript.ts";
import {
  checkManuscript,
  epubParts,
  type Manuscript,
  type ManuscriptCheck,
  readPlainText,
  wordsOf,
} from "./manuscript.ts";
import { countWords } from "./word-count.ts";

const read = (text: string) => checkManuscript(readPlainText(text));
const countOf = (text: string, check: ManuscriptCheck) =>
  read(text).findings.find((finding) => finding.check === check)?.count ?? 0;
const paper = (paragraphs: Manuscript["paragraphs"], rest: Partial<Manuscript> = {}): Manuscript => ({
  ...readPlainText(""),
  format: "docx",
  paragraphs,
  ...rest,
});

test("the example has two chapters, and one fault of each kind that plain text can have", () => {
  const { chapters, findings } = read(sampleManuscript);
  expect(chapters.map(({ title }) => title)).toEqual(["Chapter One", "Chapter Two"]);
  expect(findings.map(({ check }) => check)).toEqual([
    "doubleSpaces",
    "tabs",
    "mixedQuotes",
    "repeatedWords",
    "names",
    "emptyParagraphs",
  ]);
  // A sample shows the fault as it stands: whoever reads it can be shown where.
  expect(findings.find(({ check }) => check === "doubleSpaces")?.samples[0]).toMatchObject({ fault: "  " });
  expect(findings.find(({ check }) => check === "tabs")?.samples[0]).toMatchObject({ fault: "\t" });
  expect(findings.find(({ check }) => check === "repeatedWords")?.samples[0]).toMatchObject({ fault: "the" });
  expect(findings.find(({ check }) => check === "emptyParagraphs")?.samples[0]).toMatchObject({ fault: "\n\n" });
  expect(findings.find(({ check }) => check === "names")?.samples.map(wordsOf)).toEqual([
    expect.stringMatching(/^Pruet \(1\) \/ Pruett/),
  ]);
});

describe("what is found, and what is let be", () => {
  test.each([
    ["doubleSpaces", "One.  Two.", 1],
    ["doubleSpaces", "One. Two.", 0],
    ["tabs", "\tIndented.", 1],
    ["repeatedWords", "She saw the the house.", 1],
    ["repeatedWords", "She had had enough. That that is, is.", 0],
    ["mixedQuotes", '“Yes,” she said. "No."', 2],
    ["mixedQuotes", '"Yes," she said. "No."', 0],
  ] as const)("%s in %j: %i", (check, text, count) => {
    expect(countOf(text, check)).toBe(count);
  });

  test("one place is shown once, and an ellipsis stands at the word it leaves off", () => {
    const long = "It was late when she came home, and the the rain had not stopped for three whole days.";
    const { findings } = read([long, '"No."', '"No."', "“Yes.”"].join("\n\n"));
    const samplesOf = (check: ManuscriptCheck) => findings.find((finding) => finding.check === check)?.samples ?? [];
    expect(samplesOf("mixedQuotes").map(wordsOf)).toEqual(['"No."']);
    expect(samplesOf("repeatedWords").map(wordsOf)).toEqual([expect.not.stringMatching(/… | …/)]);
  });

  test("everything that an e-book lacks is told", () => {
    const { findings } = checkManuscript(paper([], { format: "epub", missing: epubParts }));
    expect(findings.find(({ check }) => check === "epub")?.samples).toEqual(epubParts);
  });

  test("a heading of the third rank below one of the first is a gap, the way back up is none", () => {
    const ranks = (...headings: number[]) =>
      checkManuscript(paper(headings.map((heading) => ({ text: `Title ${heading}`, heading })))).findings.find(
        ({ check }) => check === "headingGaps",
      )?.count ?? 0;
    expect(ranks(1, 3)).toBe(1);
    expect(ranks(1, 2, 3, 1, 2)).toBe(0);
  });

  test("the title of the book is no chapter: the chapters are the rank that stands more than once", () => {
    const { chapters } = checkManuscript(
      paper([
        { text: "The Book", heading: 1 },
        { text: "One", heading: 2 },
        { text: "Five words are in here." },
        { text: "Two", heading: 2 },
        { text: "Three words more." },
      ]),
    );
    expect(chapters).toEqual([
      { title: "One", words: 5 },
      { title: "Two", words: 3 },
    ]);
  });

  test("what an editor left in it is counted", () => {
    const { findings } = checkManuscript(
      paper([{ text: "Text." }], { trackedChanges: 3, comments: 2, pictures: { all: 4, withoutDescription: 1 } }),
    );
    expect(findings.map(({ check, count }) => [check, count])).toEqual([
      ["trackedChanges", 3],
      ["comments", 2],
      ["pictures", 1],
    ]);
  });
});

test("whatever the text, every word is counted once, and progress only grows to the end", () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ mode: "sentences", maxCount: 3 }), { maxLength: 30 }), (paragraphs) => {
      const heard: number[] = [];
      const report = checkManuscript(readPlainText(paragraphs.join("\n\n")), (share) => heard.push(share));
      expect(report.words).toBe(countWords(paragraphs.join(" ")));
      expect(report.chapters.reduce((sum, chapter) => sum + chapter.words, 0)).toBe(report.words);
      expect(heard).toEqual(heard.toSorted((a, b) => a - b));
      expect(heard.at(-1)).toBe(1);
    }),
  );
});
