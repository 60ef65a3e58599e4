import { describe, expect, test } from "vitest";
import { points } from "#content/chat-points.ts";
import { chatScript } from "#content/chat-replies.ts";
import { type ChatCategory, chatTopics } from "#domain/chat-bot.ts";
import { sayAnswer } from "./say-answer.ts";

/** What authors ask, in their words; which topic it belongs to; and what a reply has to say to be one. */
const questions: readonly (readonly [question: string, category: ChatCategory, ...says: string[]])[] = [
  // Royalties and returns
  ["What royalties will I earn?", "roi", "60 percent of net on print", "70 percent"],
  ["what percentage do i get", "roi", "60 percent"],
  ["How do I get paid?", "roi", "twice a year", "within 60 days"],
  ["When are royalties paid out?", "roi", "within 60 days"],
  ["How much royalty per book sold?", "roi", "$1.56"],
  ["Who pays for returned books?", "roi", "never get a bill for returns"],
  ["What happens with unsold copies?", "roi", "carried forward"],
  ["Will I make money with my book?", "roi", "many books never earn back"],
  ["How many copies do I have to sell to break even?", "roi", "1,923 copies"],
  ["Will I ever recoup what I spend?", "roi", "Divide everything"],
  ["Is it worth it to invest in a book for my business?", "roi", "3–5x"],
  // Prices
  ["How much does it cost to publish a book?", "roi", "$2,999", "$5,999", "$12,999"],
  ["What are your prices?", "roi", "$3,000–15,000"],
  ["do you have a discount?", "roi", "25%", "not ghostwriting"],
  ["Where can I use my code?", "roi", "Giving us the code in time is enough"],
  ["Are there hidden fees?", "roi", "never have to buy any"],
  ["Do I have to buy my own books?", "roi", "never have to buy any"],
  ["Which package is right for me?", "roi", "$2,999", "take the smaller"],
  ["What's the difference between the packages?", "industry", "adds line editing"],
  ["Can I upgrade later?", "roi", "credits all you paid"],
  ["Can I buy just one service?", "roi", "bought separately"],
  // Paying and stopping
  ["Do you have a payment plan or a refund policy?", "process", "stage by stage", "Within 14 days"],
  ["Do you offer a payment plan?", "process", "stage by stage", "no monthly financing"],
  ["Can I pay in installments?", "process", "stage by stage"],
  ["Do I have to pay upfront?", "process", "not all at once"],
  ["What is your refund policy?", "process", "half its price"],
  ["Can I cancel?", "process", "stop at any time"],
  ["Can I get my money back if I change my mind?", "process", "refunded in full"],
  ["What if I'm not happy with the result?", "process", "stop at any time"],
  ["What if you go bankrupt?", "process", "separate account", "generally do not enforce"],
  ["What happens if you go out of business?", "process", "held as your money"],
  // Who, where, how
  ["Who will I work with?", "process", "project editor"],
  ["Will I have a project manager?", "process", "One person is yours"],
  ["Who will edit my book?", "editorial", "project editor"],
  ["Do you work with authors in the UK?", "process", "authors in the United States"],
  ["I live in Canada, can you help?", "process", "authors in the United States", "worldwide"],
  ["Can I publish with you from abroad?", "process", "authors in the United States"],
  ["How do I log in?", "process", "top of every page"],
  ["I forgot my password", "process", "set a new one"],
  ["Where do I submit my manuscript?", "process", "you can send one file", "ten pages from the middle"],
  ["Can I upload my book here?", "process", "you can send one file"],
  ["What file format do you need?", "process", "Word file, ODT, RTF, TXT or PDF"],
  ["Can I send a chapter?", "process", "ten pages from the middle"],
  ["Do you accept every manuscript?", "process", "don’t take every manuscript"],
  ["Do you ever reject books?", "process", "don’t take every manuscript"],
  ["Will someone steal my idea? Is it confidential?", "process", "rights in it stay yours"],
  ["What do you do with my data?", "process", "sold to nobody"],
  ["Do you have a calculator or other free tools?", "process", "six, free"],
  ["How do I plan backwards from a publication date?", "process", "counts back"],
  ["Can you check my manuscript file for tracked changes?", "process", "where it stays"],
  ["How wide is the spine of a 300-page book?", "publishing", "thickness of one"],
  ["Do you have a cover template?", "publishing", "SVG or PDF template"],
  ["What does a royalty statement look like?", "success", "first royalty statement"],
  ["Can I see a sample synopsis?", "success", "filled or blank"],
  ["Are you open on weekends?", "process", "Monday to Friday"],
  ["How long does it take to publish a book?", "process", "6–12 months"],
  ["How soon can my book be out?", "process", "6–12 months"],
  ["How do I get started?", "process", "free consultation"],
  ["How does it work?", "process", "written plan"],
  ["What happens after I send you my manuscript?", "process", "written plan"],
  // Trust and routes
  ["Is this a scam?", "industry", "vanity press", "in writing before you pay"],
  ["Are you legit?", "industry", "in writing before you pay"],
  ["Is this a scam or a vanity press?", "industry", "turns books down"],
  ["How can I trust you?", "industry", "complaint"],
  ["What is hybrid publishing?", "industry", "Three routes"],
  ["Is self-publishing better than traditional publishing?", "industry", "Three routes"],
  ["What is the difference between hybrid and traditional publishing?", "industry", "Three routes"],
  ["How many authors choose hybrid?", "industry", "40%"],
  ["Do I need a literary agent?", "industry", "for us you don’t", "charge nothing up front"],
  ["Can you get me an agent?", "industry", "no package buys representation"],
  ["How do I contact literary agents?", "industry", "charge nothing up front"],
  ["Will you represent me?", "industry", "on commission"],
  ["How do I write a query letter?", "industry", "one page", "template is free"],
  ["what goes in a query", "industry", "two comparison titles"],
  ["How do I pitch my novel?", "industry", "one page"],
  ["How big is an advance for a first novel?", "industry", "against your royalties", "We pay none"],
  ["Do you pay advances?", "industry", "We pay none"],
  ["What do you think of AI in books?", "industry", "don’t put your manuscript into AI"],
  ["Do you use ChatGPT to edit?", "editorial", "People write, edit, design and read here"],
  ["I wrote my book with AI, is that ok?", "industry", "tell us early"],
  // Rights and contract
  ["What rights do I keep?", "publishing", "stays yours", "5 years"],
  ["Who owns the copyright to my book?", "publishing", "The copyright is and stays yours"],
  ["Do I keep the rights to my book?", "publishing", "stays yours"],
  ["How do I get my rights back?", "publishing", "fewer than 100 copies"],
  ["Can I get out of the contract?", "publishing", "90 days"],
  ["How long is the license?", "process", "5 years from publication"],
  ["Can you sell the film rights?", "publishing", "15–20%"],
  ["Can you translate my book into Spanish?", "publishing", "do not translate"],
  // The book
  ["Do I need my own ISBN?", "publishing", "Each format needs an ISBN of its own"],
  ["Do I need a Library of Congress number?", "publishing", "before publication"],
  ["How do I get my book into bookstores?", "publishing", "Ingram", "Being orderable is not the same"],
  ["Will libraries carry my book?", "publishing", "Almost any bookstore or library can order"],
  ["Will Barnes and Noble sell it?", "publishing", "each buyer decides"],
  ["Will my book be on Amazon and Kindle?", "publishing", "Amazon, Kindle included"],
  ["Do you make ebooks?", "publishing", "EPUB"],
  ["Can I have a hardcover and an audiobook too?", "publishing", "hardcover on request", "audio rights stay with you"],
  ["Do you do audiobooks?", "publishing", "in none of our packages"],
  ["What about Audible?", "publishing", "in none of our packages"],
  ["How much is an audiobook?", "roi", "in none of our packages"],
  ["Can you help me publish my children's book?", "publishing", "picture book gets its own quote"],
  ["Do you do picture books?", "publishing", "illustration"],
  ["I wrote a childrens book", "publishing", "age of the readers"],
  ["Do you publish poetry?", "publishing", "Poetry, stories, essays"],
  ["Would you take a collection of short stories?", "publishing", "stories"],
  ["Do you design book covers?", "publishing", "$800–1,200", "unlimited"],
  ["Can I choose my cover?", "publishing", "last word on your cover is yours"],
  ["How are the books printed?", "publishing", "printed on demand"],
  // Editing
  ["Do you offer developmental editing?", "editorial", "$0.08–0.12"],
  ["How much does it cost to have a 90,000-word novel edited?", "editorial", "priced by the word"],
  ["Do I need a proofreader if I already used Grammarly?", "editorial", "Grammarly finds some"],
  ["What is the difference in copyediting and line editing?", "editorial", "Copyediting corrects"],
  ["Can someone give me feedback on my manuscript?", "editorial", "ten pages from the middle"],
  ["Is my book good enough?", "editorial", "what the book needs first"],
  ["I finished my first draft, what now?", "editorial", "revise it yourself"],
  // Ghostwriting
  ["Can you write my book for me?", "ghostwriting", "from interviews, in your voice"],
  ["How much does a ghostwriter charge for a memoir?", "ghostwriting", "$15,000"],
  ["I have an idea for a book but I'm not a writer", "ghostwriting", "An idea is enough"],
  ["Will the book sound like me if you interview me?", "ghostwriting", "chapter by chapter"],
  // Marketing
  ["How can I promote my novel?", "marketing", "four months before publication"],
  ["Do I need social media to market my book?", "marketing", "no book needs all of them"],
  ["Should I build an email list before the launch?", "marketing", "start now"],
  ["How do I get book reviews?", "marketing", "promise no review"],
  ["Can you make a book trailer?", "marketing", "60–120 seconds"],
  ["How do I find readers for a memoir?", "marketing", "who the book is for"],
  ["Do you do press releases?", "marketing", "wire service is not coverage"],
  ["Can you build me a website?", "marketing", "it belongs to you"],
  ["How do I plan a book launch?", "marketing", "small, dated steps"],
  // The record
  ["Do you guarantee a bestseller?", "success", "No. Nobody can honestly guarantee"],
  ["Which successful authors have you worked with?", "success", "Six authors"],
  ["Can you show me testimonials?", "success", "Six authors"],
  ["Do you have references?", "success", "Six authors"],
  // People, and what is not ours
  ["I would like to talk to a real person, please", "contact", "within 24 hours"],
  ["What are your opening hours?", "contact", "Monday to Friday"],
  ["My number is (818) 555-0199, after 5 pm", "contact", "within 24 hours"],
  ["my number is 555-0142", "contact", "within 24 hours"],
  ["you can ring 020 7946 0958", "contact", "within 24 hours"],
  ["What's the weather like in Glendale?", "outofscope", "outside what I know"],
  ["tell me a joke about editing", "outofscope", "outside what I know"],
];

const say = (question: string) => sayAnswer(question, () => 0);

test("there are at least a hundred and twenty questions, each asked once", () => {
  expect(questions.length).toBeGreaterThanOrEqual(120);
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
});

test.each(questions)("%s", (question, category, ...says) => {
  const answer = say(question);
  expect(answer.category).toBe(category);
  for (const part of says) expect(answer.text).toContain(part);
});

describe.each(chatTopics)("%s", (name) => {
  const { concepts, points: own = [] } = chatScript.topics[name];

  test("every word of a point that a message could hold leads to it from some topic", () => {
    expect(own.length).toBe(Object.keys(points).length);
    expect(concepts.length).toBeLessThanOrEqual(4);
  });
});

test.each(Object.entries(points))(
  "the point “%s” can be heard: each of its words is a word of some topic",
  (_, point) => {
    const heard = new Set(chatTopics.flatMap((name) => chatScript.topics[name].concepts.flat()));
    expect(point.words.filter((word) => !heard.has(word))).toEqual([]);
    expect(point.reply.links?.length).toBeGreaterThan(0);
    expect(point.reply.text.length).toBeLessThan(620);
  },
);

test("an answer never has more than four links, nor one twice", () => {
  for (const [question] of questions) {
    const labels = say(question).links?.map(({ label }) => label) ?? [];
    expect(new Set(labels).size, question).toBe(labels.length);
    expect(labels.length, question).toBeLessThanOrEqual(4);
  }
});
