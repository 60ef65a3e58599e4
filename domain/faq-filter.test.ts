import { expect, test } from "vitest";
import { everyQuestion, type FaqFilter, filterFaq, nearestQuestions } from "./faq-filter.ts";

const categories = [
  {
    title: "Services & Publishing",
    questions: [
      { question: "Do I keep my rights?", answer: "The copyright is yours." },
      { question: "Where is it sold?", answer: "In bookstores." },
    ],
  },
  { title: "Pricing & Packages", questions: [{ question: "What does it cost?", answer: "Less than you fear." }] },
];

const shown = (filter: Partial<FaqFilter>) =>
  filterFaq(categories, { ...everyQuestion, ...filter }).flatMap(({ title, questions }) =>
    questions.map(({ question }) => `${title}: ${question}`),
  );

const rights = "Services & Publishing: Do I keep my rights?";
const sold = "Services & Publishing: Where is it sold?";
const cost = "Pricing & Packages: What does it cost?";

test.each<[filter: Partial<FaqFilter>, expected: string[]]>([
  [{}, [rights, sold, cost]],
  [{ text: "   " }, [rights, sold, cost]],
  [{ text: "RIGHTS" }, [rights]],
  [{ text: "copyright" }, [rights]],
  [{ text: " bookstores " }, [sold]],
  [{ category: "services" }, [rights, sold]],
  [{ category: "packages" }, [cost]],
  [{ category: "services", text: "cost" }, []],
  [{ category: "unknown" }, []],
  [{ text: "unicorn" }, []],
])("%j shows the questions that match and hides empty categories", (filter, expected) => {
  expect(shown(filter)).toEqual(expected);
});

test("a category without a match is not there at all", () => {
  expect(filterFaq(categories, { ...everyQuestion, text: "bookstores" })).toHaveLength(1);
});

test("where nothing is found, the questions that hold most of the words are named, nearly spelled ones too", () => {
  const questions = [
    { question: "Do I keep the rights to my book?", answer: "The copyright is yours." },
    { question: "What does it cost?", answer: "You pay stage by stage; a plan lists the payments." },
    { question: "Who is my contact?", answer: "One person." },
  ];
  const near = (text: string) => nearestQuestions([{ questions }], text).map(({ question }) => question);
  expect(near("keep my rights")).toEqual(["Do I keep the rights to my book?"]);
  expect(near("payment plan")).toEqual(["What does it cost?"]);
  expect(near("copyrigth")).toEqual(["Do I keep the rights to my book?"]);
  expect(near("xylophone")).toEqual([]);
  expect(near("  ")).toEqual([]);
});
