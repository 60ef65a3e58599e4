import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type ArticleChart, articleCharts, twoRoads } from "#content/article-charts.ts";
import { copyPiles, countedBooks } from "#content/counted-books.ts";
import { thirteenWeeks } from "#content/specimens.ts";
import { fillPrices, fillRates } from "../fill-figures.server.ts";

const texts = globSync("content/{articles,guides}/*.md").map(
  (file) => fillRates(fillPrices(readFileSync(file, "utf8")).text).text,
);

/** Figures as people read them: "$4,250" and "9 MB" hold 4250 and 9. */
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(",", "")));

/** What the texts that show a drawing say, what stands at the drawing itself left out. */
const proseAround = (name: string) =>
  texts.filter((text) => text.includes(`(figure:${name} `)).map((text) => text.replace(/^!\[.*$/gm, ""));

/** The same with what is said for the drawing, where it stands in place of a table. */
const saidFor = (name: string) => texts.filter((text) => text.includes(`(figure:${name} `));

const charts: [string, ArticleChart][] = Object.entries(articleCharts);

test.each(charts)(
  "the text around the chart %s, or what is said for it, gives every figure that it draws",
  (name, { rows, isTable }) => {
    const prose = isTable ? saidFor(name) : proseAround(name);
    expect(prose).not.toHaveLength(0);
    const drawn = rows.flatMap(({ figure = "", note = "", spans }) => [
      figure,
      note,
      ...spans.map(({ text = "" }) => text),
    ]);
    for (const text of prose) expect(numbersIn(text)).toEqual(expect.arrayContaining(drawn.flatMap(numbersIn)));
  },
);

test.each(charts)("in the chart %s a bar is as long as its figure says", (_, { rows }) => {
  for (const { figure = "", spans } of rows) {
    const bounds = spans.flatMap(({ from, to }) => [from, to, to - from]).map((bound) => Number(bound.toFixed(2)));
    expect(bounds).toEqual(expect.arrayContaining(numbersIn(figure)));
  }
});

test("the stages of the work last as long as is said for them", () => {
  for (const { label, spans } of articleCharts["weeks-of-work"].rows) {
    const [most = 0, least = 0] = spans.map(({ from, to }) => to - from);
    const stage = new RegExp(`${label.split(" ")[0]}[^;]*, ${least} to ${most} weeks`, "i");
    for (const text of saidFor("weeks-of-work")) expect(text).toMatch(stage);
  }
});

test.each(Object.entries(countedBooks))("the books of %s are counted as the text says", (name, figure) => {
  const { count, meant } = figure;
  const part = "part" in figure ? [figure.part] : [];
  const [percent = 0] = numbersIn(figure.figure);
  // Gold is what the figure names, in every article.
  expect((meant.length / count) * 100).toBe(percent);
  for (const one of part) expect(numbersIn(one.figure)).toEqual([one.percent]);
  for (const text of proseAround(name)) {
    expect(numbersIn(text)).toEqual(expect.arrayContaining([percent, ...part.map((one) => one.percent)]));
  }
});

test("what is said for the thirteen weeks is every task of them, because a feed has nothing else", () => {
  const said = saidFor("thirteen-weeks").join();
  for (const task of thirteenWeeks.months.flatMap(({ tasks }) => tasks)) expect(said).toContain(task);
});

test("the two roads are those of the text", () => {
  const { words, copies: _, dollars: __, ...figures } = twoRoads;
  expect(Object.values(words).flatMap(numbersIn)).toEqual(expect.arrayContaining(Object.values(figures)));
  for (const text of proseAround("two-roads")) {
    expect(numbersIn(text)).toEqual(expect.arrayContaining(Object.values(figures)));
  }
});

test("the piles are those of what is said for them, or of the text", () => {
  for (const text of proseAround("copies-to-earn-out")) {
    const { title, piles } = copyPiles["copies-to-earn-out"];
    const drawn = [title, ...piles.map(({ channel }) => channel)].flatMap(numbersIn);
    expect(numbersIn(text)).toEqual(expect.arrayContaining([...drawn, ...piles.map(({ copies }) => copies)]));
  }
  for (const text of saidFor("copies-by-channel")) {
    for (const { earned, copies } of copyPiles["copies-by-channel"].piles) {
      expect(text).toMatch(
        new RegExp(`${earned.replace("$", "\\$")}(?: a copy, it takes)?,? ${copies.toLocaleString("en")}`),
      );
    }
  }
});
