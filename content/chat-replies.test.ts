import { describe, expect, test } from "vitest";
import { answerMessage, type ChatCategory, chatTopics } from "#domain/chat-bot.ts";
import { chatScript } from "./chat-replies.ts";

/** Fifty questions that authors ask, in their words. */
const questions: readonly (readonly [question: string, category: ChatCategory])[] = [
  ["Do you offer developmental editing?", "editorial"],
  ["How much does it cost to have a 90,000-word novel edited?", "editorial"],
  ["Do I need a proofreader if I already used Grammarly?", "editorial"],
  ["Can someone give me feedback on my manuscript?", "editorial"],
  ["I finished my first draft, what now?", "editorial"],
  ["What is the difference in copyediting and line editing?", "editorial"],
  ["Can you write my book for me?", "ghostwriting"],
  ["How much does a ghostwriter charge for a memoir?", "ghostwriting"],
  ["I have an idea for a book but I'm not a writer", "ghostwriting"],
  ["Will the book sound like me if you interview me?", "ghostwriting"],
  ["I am looking for somebody to write my life story", "ghostwriting"],
  ["How do I get my book into bookstores?", "publishing"],
  ["Do I need my own ISBN?", "publishing"],
  ["Who owns the copyright to my book?", "publishing"],
  ["Can you help me publish my children's book?", "publishing"],
  ["Will my book be on Amazon and Kindle?", "publishing"],
  ["Do you design book covers?", "publishing"],
  ["Can I have a hardcover and an audiobook too?", "publishing"],
  ["What rights do I keep?", "publishing"],
  ["How can I promote my novel?", "marketing"],
  ["Do I need social media to market my book?", "marketing"],
  ["Should I build an email list before the launch?", "marketing"],
  ["How do I get book reviews?", "marketing"],
  ["Can you make a book trailer?", "marketing"],
  ["How do I find readers for a memoir?", "marketing"],
  ["What is hybrid publishing?", "industry"],
  ["Is self-publishing better than traditional publishing?", "industry"],
  ["Do I need a literary agent?", "industry"],
  ["How do I write a query letter?", "industry"],
  ["Is this a scam or a vanity press?", "industry"],
  ["How big is an advance for a first novel?", "industry"],
  ["What do you think of AI in books?", "industry"],
  ["How do I contact literary agents?", "industry"],
  ["How much does it cost to publish a book?", "roi"],
  ["Will I make money with my book?", "roi"],
  ["How many copies do I have to sell to break even?", "roi"],
  ["What are your prices?", "roi"],
  ["Is it worth it to invest in a book for my business?", "roi"],
  ["What royalties will I earn?", "roi"],
  ["How long does it take to publish a book?", "process"],
  ["How do I get started?", "process"],
  ["Where do I submit my manuscript?", "process"],
  ["Do you have a payment plan or a refund policy?", "process"],
  ["What happens after I send you my manuscript?", "process"],
  ["Which successful authors have you worked with?", "success"],
  ["Can you show me testimonials?", "success"],
  ["Do you guarantee a bestseller?", "success"],
  ["I would like to talk to a real person, please", "contact"],
  ["My number is (818) 555-0199, after 5 pm", "contact"],
  ["What's the weather like in Glendale?", "outofscope"],
];

test("there are fifty of them", () => {
  expect(questions).toHaveLength(50);
});

test.each(questions)("%s → %s", (question, category) => {
  expect(answerMessage(question, chatScript, () => 0).category).toBe(category);
});

test.each([
  ["hello", "general"],
  ["asdf", "general"],
  ["Who won the football game?", "outofscope"],
  ["Can you recommend a good pizza place?", "outofscope"],
  ["Please email me at ada@example.com", "contact"],
  ["Can I book a free consultation?", "contact"],
  ["How do I market a cookbook about food?", "marketing"],
  ["I want to publish a sports memoir", "publishing"],
] as const)("%s → %s", (message, category) => {
  expect(answerMessage(message, chatScript, () => 0).category).toBe(category);
});

describe.each(chatTopics)("%s", (name) => {
  const { weight, concepts, replies } = chatScript.topics[name];

  test("can be reached by a single concept, within the specified weights", () => {
    expect(weight).toBeGreaterThanOrEqual(0.6);
    expect(weight).toBeLessThanOrEqual(0.9);
    expect(concepts.length).toBeLessThanOrEqual(4);
    expect(weight / concepts.length).toBeGreaterThan(0.2);
  });

  test("has several replies, and the overview leads on", () => {
    expect(replies.length).toBeGreaterThanOrEqual(3);
    expect(replies[0].links?.length).toBeGreaterThan(0);
  });
});

test("the specified claims are said", () => {
  const said = chatTopics.flatMap((name) => chatScript.topics[name].replies.map(({ text }) => text)).join(" ");
  for (const claim of ["6–12 months", "40%", "3–5x"]) expect(said).toContain(claim);
  for (const { text } of chatScript.contact.replies) expect(text).toContain("within 24 hours");
});
