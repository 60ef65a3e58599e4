import { consultation } from "../prices.ts";
import { site } from "../site.ts";
import { edition } from "./edition.ts";

/** Text to replace stands in [brackets]; advice is set apart and is to be deleted before the proposal is sent. */
export type ProposalPart =
  | { advice: string }
  | { text: string }
  | { list: readonly string[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } };

export type ProposalSection = { title: string; parts: readonly ProposalPart[] };

export const bookProposalTemplate = {
  file: "book-proposal-template.docx",
  title: "Book Proposal Template",
  description: "A nonfiction book proposal to fill in, with advice beside every part.",
  cover: {
    label: "A proposal for",
    title: "[TITLE OF THE BOOK]",
    subtitle: "[Subtitle: what the reader gets, in ten words]",
    author: "by [Your Name]",
    contact: ["[Street, city, state, ZIP]", "[Email]", "[Phone]", "[Website]", "[Date]"],
  },
  contentsTitle: "Contents",
  contentsHint: "The page numbers appear when you right-click this table and choose “Update field.”",
  header: "[Your Last Name] · [Short Title]",
  howTo: {
    title: "How to use this template",
    parts: [
      {
        text: "Most nonfiction is sold by proposal: twenty to forty pages that say what the book is, who will read it, why you are the one to write it, and how you will help it be found, followed by one or two finished chapters. Memoir is usually queried complete, like a novel, and needs no proposal.",
      },
      {
        list: [
          "Replace everything in [brackets].",
          "Read the advice in the indented paragraphs, then delete it. Everything set in the style “Advice” goes at once: select one, choose “Select all text with similar formatting,” and press Delete.",
          "Keep the headings. They are the usual parts, in a usual order; where an agency asks for another, follow the agency.",
          "When you are done, update the contents (right-click, “Update field”), delete this page, and look at File, Info: the author and title there are empty, and yours to fill.",
        ],
      },
      {
        text: `From the papers of ${site.name}, ${edition.name}. The template is yours to use and change; it promises nothing about what an agent or a publisher will say.`,
      },
    ],
  },
  sections: [
    {
      title: "Overview",
      parts: [
        {
          advice:
            "Two to three pages, and the only part everyone reads. Begin with a scene, a fact or a question that could open the book. Then say what the book is, whom it is for and what it changes. Write it last.",
        },
        { text: "[Opening: one paragraph that makes a stranger want the next one.]" },
        {
          text: "[TITLE] is a [kind of book] of about [word count] words that shows [whom] how [what changes]. It [the argument, in one sentence].",
        },
        { text: "[Why now: what has happened, changed or been found that makes this the moment.]" },
        { text: "[Why you: one sentence; the rest comes under About the Author.]" },
        { text: "[What the reader holds at the end that she did not have at the beginning.]" },
        {
          advice:
            "A sample, from an invented book: “Every spring the town of Millard counts its bees. In 1974 it took two days. Last year it took forty minutes. *The Forty-Minute Count* follows one town’s notebooks through half a century to ask what a small place knows that a large one forgets.”",
        },
      ],
    },
    {
      title: "The Market",
      parts: [
        {
          advice:
            "Half a page to two pages. Not “everyone.” Name groups you can count, say where they already spend time and money, and give the source and year of every figure.",
        },
        {
          table: {
            head: ["Readers", "How many (source, year)", "Where they gather", "Why they want this book"],
            rows: [
              ["[First circle: people who would buy it this week]", "[number, source, year]", "[places]", "[reason]"],
              [
                "[Second circle: people who would hear of it from them]",
                "[number, source, year]",
                "[places]",
                "[reason]",
              ],
              ["[Institutions: courses, libraries, workplaces]", "[number, source, year]", "[places]", "[reason]"],
            ],
          },
        },
      ],
    },
    {
      title: "Competing and Comparable Titles",
      parts: [
        {
          advice:
            "Four to six books of the last five years. Be generous: they prove that readers exist. Say in one sentence what each does well and in one how yours differs. Never write that nothing like it exists.",
        },
        {
          table: {
            head: ["Title, author, publisher, year", "What it does well", "How mine differs"],
            rows: [
              ["[Title] by [Author]. [Publisher], [year].", "[sentence]", "[sentence]"],
              ["[Title] by [Author]. [Publisher], [year].", "[sentence]", "[sentence]"],
              ["[Title] by [Author]. [Publisher], [year].", "[sentence]", "[sentence]"],
              ["[Title] by [Author]. [Publisher], [year].", "[sentence]", "[sentence]"],
            ],
          },
        },
      ],
    },
    {
      title: "About the Author",
      parts: [
        {
          advice:
            "One page, third person. Begin with what bears on this book: the work, the research, the life. Then publications, then the rest. Leave out what you would leave out on a stage.",
        },
        {
          text: "[Your Name] is [who you are, as it bears on this book]. [He/She/They] [what qualifies you: years, work, access, training].",
        },
        { text: "[Publications and appearances, with dates and links.]" },
        { text: "[One human sentence. Where you live, and with what.]" },
      ],
    },
    {
      title: "Platform and Promotion",
      parts: [
        {
          advice:
            "Write only what exists or what you will do yourself. “I will” is worth reading; “the publisher should” is not. Numbers with dates; no adjectives.",
        },
        {
          table: {
            head: ["Where readers already hear from me", "Size today", "Since", "How often"],
            rows: [
              ["Mailing list", "[number]", "[year]", "[monthly]"],
              ["Website", "[visitors a month]", "[year]", "–"],
              ["Talks and teaching", "[events a year]", "[year]", "–"],
              ["[Podcast, column, society, platform]", "[number]", "[year]", "[weekly]"],
            ],
          },
        },
        { text: "What I will do for this book:" },
        {
          list: [
            "[In the six months before publication: …]",
            "[In publication month: …]",
            "[In the year after: …]",
            "[People who have agreed to read it early, with their permission to be named: …]",
          ],
        },
      ],
    },
    {
      title: "Specifications and Delivery",
      parts: [
        { advice: "Half a page. Editors plan by it, so be realistic and then keep to it." },
        {
          table: {
            head: ["Item", "This book"],
            rows: [
              ["Length", "[word count, back matter included]"],
              ["Chapters", "[number, and parts if there are any]"],
              ["Pictures, maps, charts", "[number; who owns them]"],
              ["Permissions", "[quotations in copyright, and their state]"],
              ["Notes, bibliography, index", "[yes or no]"],
              ["Written so far", "[number of words or chapters]"],
              ["Complete manuscript", "[months after signing]"],
              ["Use of AI tools", "[what was generated, if anything; what was merely assisted]"],
            ],
          },
        },
      ],
    },
    {
      title: "Chapter Outline",
      parts: [
        {
          advice:
            "A page of contents first, then a paragraph of 100 to 200 words for each chapter. Tell, do not tease: this is the one place where endings are given away. Each paragraph says what the chapter argues or tells, by what means, and how it leads to the next.",
        },
        {
          text: "**Introduction: [title].** [What the reader is promised, and the scene or question that carries it.]",
        },
        {
          text: "**Chapter 1: [title].** [What happens or is shown; the evidence or the story; where it leaves the reader.]",
        },
        { text: "**Chapter 2: [title].** […]" },
        { text: "**Chapter 3: [title].** […]" },
        { text: "**Chapter 4: [title].** […]" },
        { text: "**Conclusion: [title].** [What has changed between the first page and this one.]" },
      ],
    },
    {
      title: "Sample Chapters",
      parts: [
        {
          advice:
            "One or two finished chapters, 5,000 to 10,000 words together; not the introduction alone. They have to be as good as the book will be, because they are the book until it exists. Begin each on a new page.",
        },
        { text: "[Paste your sample chapters here.]" },
      ],
    },
    {
      title: "Before You Send It",
      parts: [
        {
          list: [
            "The overview can be understood by someone outside my field.",
            "Every figure has a source and a year.",
            "Every comparison title exists, is spelled right and is recent.",
            "The outline gives away the ending.",
            "The sample is finished, copyedited and read aloud.",
            "The agent’s or publisher’s own guidelines have been read last of all, and followed.",
            "All advice and all brackets are gone, this page included.",
          ],
        },
        {
          advice: `Would you like someone to read it first? A conversation of ${consultation.minutes} minutes is free: ${site.address}/consultation. Good agents charge nothing to read a proposal, and no one can promise you their answer.`,
        },
      ],
    },
  ],
} as const satisfies {
  sections: readonly ProposalSection[];
  howTo: ProposalSection;
  [key: string]: unknown;
};
