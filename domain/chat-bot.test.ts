import { describe, expect, test } from "vitest";
import { answerMessage, type ChatScript, chatTopics, findContactDetails, scoreTopic } from "./chat-bot.ts";

const first = () => 0;
const last = () => 0.999;

/** A topic that nothing matches, unless a test says otherwise. */
const quiet = { weight: 0.6, concepts: [["zzz"]], replies: ["quiet"] } as const;

function makeScript(topics: Partial<ChatScript<string>["topics"]> = {}): ChatScript<string> {
  const names = ["editorial", "ghostwriting", "marketing", "industry", "success", "roi", "process", "publishing"];
  const silent = Object.fromEntries(names.map((name) => [name, quiet])) as unknown as ChatScript<string>["topics"];
  return {
    topics: { ...silent, ...topics },
    contact: { words: ["call*", "email*"], notMeant: ["email list"], replies: ["contact 1", "contact 2"] },
    outofscope: { words: ["weather", "sport*"], always: ["tell me a joke"], replies: ["scope 1", "scope 2"] },
    distress: { words: ["want to die"], reply: "help" },
    general: { replies: ["general 1", "general 2"] },
  };
}

const fourConcepts = { concepts: [["edit*"], ["proof*"], ["feedback"], ["draft"]] } as const;

describe("a topic's score", () => {
  test.each([
    ["nothing", 0],
    ["editing", 0.225],
    ["an editor who edits, edited by editors", 0.225],
    ["editing and proofreading", 0.45],
    ["editing, proofreading, feedback", 0.675],
    ["editing, proofreading, feedback on a draft", 0.9],
  ])("%s: matched concepts by all concepts by weight is %d", (message, score) => {
    expect(scoreTopic(message, { ...fourConcepts, weight: 0.9 })).toBeCloseTo(score, 10);
  });

  test.each([
    ["EDITING?", true],
    ["copy-editing", true],
    ["credit", false],
    ["editorial", true],
    ["line\nedit", true],
  ])("%s matches whole words only, in any case: %s", (message, isMatch) => {
    expect(scoreTopic(message, { concepts: [["edit*"]], weight: 0.9 }) > 0).toBe(isMatch);
  });

  test("hyphens and apostrophes are written as everybody likes", () => {
    const topic = { concepts: [["self publish*"], ["can't"]], weight: 0.9 };
    expect(scoreTopic("Self-Publishing, can’t I?", topic)).toBeCloseTo(0.9, 10);
  });
});

describe("the answer", () => {
  const topic = (weight: number, count: number) => ({
    weight,
    concepts: Array.from({ length: count }, (_, index) => [`word${index}`]),
    replies: ["overview", "second", "third"] as const,
  });
  const editorial = (weight: number, count: number) => makeScript({ editorial: topic(weight, count) });

  test.each([
    ["just above 0.2 it is the first reply", "word0", 0.81, 4, "overview"],
    ["at 0.2 exactly it is a generic one", "word0", 0.8, 4, "general 2"],
    ["at 0.6 exactly it is still the first", "word0", 0.6, 1, "overview"],
    ["above 0.6 it is any of them", "word0", 0.61, 1, "third"],
  ])("%s", (_, message, weight, count, reply) => {
    expect(answerMessage(message, editorial(weight, count), last).reply).toBe(reply);
  });

  test("the best topic wins; of equals, the first", () => {
    const script = makeScript({ editorial: topic(0.7, 2), publishing: topic(0.9, 2), process: topic(0.9, 2) });
    expect(answerMessage("word0", script, first).category).toBe("process");
  });

  test("chance decides among all replies and never misses", () => {
    const script = editorial(0.9, 1);
    expect([0, 0.34, 0.67, 0.9999].map((chance) => answerMessage("word0", script, () => chance).reply)).toEqual([
      "overview",
      "second",
      "third",
      "third",
    ]);
  });

  test.each([
    ["Please call me", "contact"],
    ["email", "contact"],
    ["should I build an email list", "general"],
    ["I am at ada@example.com", "contact"],
    ["(818) 555-0142", "contact"],
    ["word0, and call me", "contact"],
    ["what is the weather", "outofscope"],
    ["word0 in any weather", "editorial"],
    ["tell me a joke about word0", "outofscope"],
    ["an email list, and another email list", "general"],
    ["my number is 555-0142", "contact"],
    ["qwertz", "general"],
    ["", "general"],
    ["I want to die, call me", "outofscope"],
  ])("%s: %s", (message, category) => {
    expect(answerMessage(message, editorial(0.9, 1), first).category).toBe(category);
  });
});

describe("points", () => {
  const script = makeScript({
    editorial: {
      weight: 0.9,
      concepts: [["edit*", "editor"], ["proof*", "galley"], ["price"], ["draft"]],
      replies: ["overview", "second", "third"],
      points: [
        { words: ["editor"], reply: "about editors" },
        { words: ["galley"], reply: "about galleys" },
      ],
    },
  });
  const answer = (message: string) => answerMessage(message, script, last);

  test.each([
    ["editing", [], false],
    ["an editor", ["about editors"], true],
    ["an editor and a galley", ["about editors", "about galleys"], true],
    ["the price of an editor", ["about editors"], false],
    ["price", [], false],
  ])("%s: %j, and that is all of it: %s", (message, points, isWhole) => {
    expect(answer(message)).toMatchObject({ points, isWhole });
  });

  test("they change neither the topic nor which of its replies is chosen", () => {
    expect(answer("an editor")).toMatchObject({ category: "editorial", reply: "overview" });
    expect(answer("an editor, a galley, a price")).toMatchObject({ category: "editorial", reply: "third" });
  });
});

describe("contact details in a message", () => {
  test.each([
    ["write to ada.l@mail.example.com.", { email: "ada.l@mail.example.com" }],
    ["818-555-0142 after six", { phone: "818-555-0142" }],
    ["my number is (818) 555 0142", { phone: "(818) 555 0142" }],
    ["1-818-555-0142", { phone: "1-818-555-0142" }],
    ["+44 20 7946 0958", { phone: "+44 20 7946 0958" }],
    ["8185550142 or ada@example.com", { phone: "8185550142", email: "ada@example.com" }],
    ["80,000 words, $2,999, ISBN 978-3-16-148410-0", {}],
    ["in 2025 or 2026", {}],
    ["my number is 555-0142", { phone: "555-0142" }],
    ["020 7946 0958 is mine", { phone: "020 7946 0958" }],
    ["(020) 7946-0958", { phone: "(020) 7946-0958" }],
    ["ISBN 978-1-2345-6789-7, 0-306-40615-2", {}],
    ["chapters 10-12, 300 pages, 2024-2026, 100,000 words", {}],
    ["user1234567890@example.com", { email: "user1234567890@example.com" }],
  ])("%s", (message, details) => {
    expect(findContactDetails(message)).toEqual(details);
  });
});

test("the reply categories are the specification's eleven, and each is answered from", () => {
  const topics = Object.fromEntries(
    chatTopics.map((name) => [name, { weight: 0.9, concepts: [[`${name}word`]], replies: [name] }]),
  ) as unknown as ChatScript<string>["topics"];
  const asked = [...chatTopics.map((name) => `a ${name}word`), "please call me", "fine weather", "hm"];
  expect(asked.map((message) => answerMessage(message, makeScript(topics), first).category).toSorted()).toEqual(
    [
      ...["editorial", "ghostwriting", "publishing", "marketing", "industry", "roi", "process", "success"],
      ...["contact", "outofscope", "general"],
    ].toSorted(),
  );
});
