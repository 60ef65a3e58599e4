import { site } from "./site.ts";

/** A letter of the short course. `href` is a page of the site on which to go on. */
export type Lesson = { subject: string; title: string; paragraphs: readonly string[]; href: string; link: string };

/** How the course goes: the first lesson a day after the confirmation, as the database has it, then one every so many days. */
export const lessonPace = { daysBetween: 3 } as const;

/** In the email that comes right after the confirmation. */
export const lessonsAhead =
  "You also asked for our five short lessons. The first comes tomorrow, then one every three days. Unsubscribing ends them, too.";

export const lessonWords = {
  preview: "Lesson {number} of {count}",
  why: `You’re getting these five lessons because you asked for them when you subscribed to ${site.newsletter}.`,
  leave: "Unsubscribe",
  reply: "If a lesson leaves you with a question about your own book, reply to it. A person reads it.",
} as const;

export const lessons: readonly Lesson[] = [
  {
    subject: "Lesson 1: who pays, and who decides",
    title: "Who pays, and who decides",
    paragraphs: [
      "There are three ways to publish, and one question tells them apart: who pays for the work? A traditional publisher pays for all of it and decides nearly everything. If you publish yourself, you pay and decide. With a hybrid publisher you pay for the production; the house picks its books, puts its name on them and sells them, and you get a larger share.",
      "Anybody can call themselves a hybrid. So ask two things before you talk about money. How many manuscripts did you decline last year? And who sells the book once it is printed? A house that declines nobody and sells nothing is a printer with a contract.",
      "Before the next lesson, write down in one sentence why you want this book to exist. It decides more than the genre does.",
    ],
    href: "/are-we-a-real-hybrid",
    link: "The questions to ask, and our own answers",
  },
  {
    subject: "Lesson 2: which editing your book needs",
    title: "Which editing your book needs",
    paragraphs: [
      "Editing is four different jobs, and the order matters. A developmental editor looks at the whole: structure, argument, what is missing. A line editor works on sentences. A copyeditor makes grammar, spelling and facts agree. A proofreader reads the finished pages, once they are laid out.",
      "Paying for them in the wrong order is the most common way to waste money: a copyedit of a chapter that is cut a month later is money thrown away.",
      "To find out where you are, give ten pages from the middle to somebody who does not love you, and ask where they stopped reading closely. If they talk about the story, start with the first job. If they talk about commas, you are further along than you think.",
    ],
    href: "/blog/what-each-kind-of-editor-does",
    link: "What each kind of editor does",
  },
  {
    subject: "Lesson 3: what it costs, before anybody quotes you",
    title: "What it costs, before anybody quotes you",
    paragraphs: [
      "A price means little until you know what is left out of it. Ask every house for three lists: what the price includes, what it does not, and which fees go to others, such as printing, ISBNs and shipping.",
      "Then do one sum. Take what you would earn on a copy, which is your share of what the store’s discount and the cost of printing leave of the list price, and divide the whole price by it. The result is the number of copies after which you have your money back. It is often sobering. It should be on the table before you sign, and not after.",
      "A book can be worth more than it earns. But that should be your decision, made with the number in front of you.",
    ],
    href: "/tools/rates",
    link: "Rates in the market, with their sources",
  },
  {
    subject: "Lesson 4: read the contract from the back",
    title: "Read the contract from the back",
    paragraphs: [
      "The end of a contract says what happens when things go wrong, so begin there. How do you get out, and what do you get back? When do the rights return to you, and does that happen by itself? Who owns the files and the cover if you part?",
      "Copyright and rights are not the same. You can keep the copyright and still have licensed everything to a publisher for a long time. Look for three limits: which formats, where, and for how many years.",
      "If a clause is explained to you on the phone but is not in the text, ask for the paper. A house that means it will change the sentence.",
    ],
    href: "/specimen-agreement",
    link: "A whole agreement to read, clause by clause",
  },
  {
    subject: "Lesson 5: readers do not come by themselves",
    title: "Readers do not come by themselves",
    paragraphs: [
      "A launch is ninety days, not one. Before it, the listing has to be right: the category where your readers look, a description whose first two lines would make a stranger read the third, and a cover that can be read at the size of a stamp.",
      "Then choose one place where your readers already talk, and be there every week. One is enough. Being in five places badly is what most authors regret.",
      "This was the last lesson. The newsletter goes on, at most once a month. If you want to talk about your own book, the first conversation costs nothing.",
    ],
    href: "/blog/a-launch-plan-for-the-first-ninety-days",
    link: "A plan for the first ninety days",
  },
];
