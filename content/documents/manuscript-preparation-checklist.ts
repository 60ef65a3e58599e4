import { formatDuration, formatMoneySpan } from "#domain/money.ts";
import { consultation, editorial } from "../prices.ts";
import type { DocumentContent } from "./document-content.ts";
import { sources } from "./sources.ts";

export const manuscriptPreparationChecklist: DocumentContent = {
  file: "manuscript-preparation-checklist.pdf",
  title: "Manuscript Preparation Checklist",
  subtitle: "From the last line of the draft to a file an editor is glad to open.",
  description:
    "Checks from the shape of the whole book down to the name of the file, in the order in which they save the most work, with full pages for the chapter map, the names and the permissions. Tick with a pencil: some boxes will be ticked twice.",
  pages: 12,
  compact: true,
  chapters: [
    {
      title: "Before you change a word",
      lead: "Let the draft rest for three weeks. Then read it on paper, start to finish, with your hands in your pockets.",
      blocks: [
        {
          type: "text",
          text: [
            "Preparation has an order, and the order is large to small. A chapter that will be cut does not need its commas mended. So this checklist begins with the whole book and ends with the file. Finish one page before you turn to the next.",
            "Nothing here replaces an editor. It makes sure that the editor’s hours go to the things you could not see, rather than to the things you could.",
          ],
        },
        {
          type: "fields",
          label: "The book on one page",
          columns: 2,
          fields: [
            "Working title",
            "Genre or shelf",
            "Word count",
            "Date of this draft",
            "Readers who will want it",
            "One book it would stand beside",
          ],
        },
        { type: "lines", label: "In one sentence", prompt: "This book is about", count: 2 },
        {
          type: "lines",
          label: "The promise",
          prompt: "A reader who finishes it will have felt, learned or decided",
          count: 2,
        },
        {
          type: "checklist",
          label: "Set the scene",
          items: [
            "The draft has rested, and I have read it through once without a pen.",
            "I have one master file, and a copy of it somewhere that is not my house.",
            "I know which of the four edits below comes next.",
          ],
        },
        { type: "fill", label: "From that reading", prompt: "Where I skipped, where I was bored, where I was moved:" },
      ],
    },
    {
      title: "Shape, then sentences",
      shortTitle: "Shape and sentences",
      lead: "Structure first. A chapter that may go needs no polish.",
      blocks: [
        {
          type: "checklist",
          label: "Every book",
          items: [
            "The first ten pages put a question in the reader’s mind, and it is the book’s question.",
            "Every chapter changes something. The map on the next page says what.",
            "Nothing important is said twice because I forgot that I had said it.",
            "The ending answers the question of the first ten pages, or refuses to on purpose.",
          ],
        },
        {
          type: "checklist",
          label: "Fiction and memoir",
          items: [
            "The main character wants something by chapter two and pays for it by the end.",
            "Point of view does not slip within a scene. Ages, weekdays and travel add up.",
            "I can tell who speaks with the names covered, and “said” does most of the saying.",
          ],
        },
        {
          type: "checklist",
          label: "Nonfiction",
          items: [
            "The argument fits on a card, and every chapter earns its place on it.",
            "Examples come before abstractions, and none is used twice.",
          ],
        },
        {
          type: "checklist",
          label: "Sentences, read aloud",
          items: [
            "Every “it,” “this” and “they” points at one thing only.",
            "No paragraph opens the same way as the one before it.",
            "I have tried each chapter without its first paragraph.",
          ],
        },
        {
          type: "table",
          label: "Words I lean on",
          head: ["Word or habit", "Found", "Left", "Word or habit", "Found", "Left"],
          widths: [2, 0.7, 0.7, 2, 0.7, 0.7],
          rows: [
            ["just", "", "", "very, really, quite", "", ""],
            ["suddenly", "", "", "began to, started to", "", ""],
          ],
          fillPage: true,
        },
        { type: "break" },
        { type: "heading", text: "One line a chapter" },
        {
          type: "text",
          text: "Write what changes between the first page of the chapter and the last. A row you cannot fill is a chapter to look at. Print this page again if your book has more.",
        },
        {
          type: "table",
          head: ["No.", "Words", "What changes", "Keep, cut, move"],
          widths: [0.4, 0.6, 3.2, 1],
          fillPage: true,
          rows: [],
        },
      ],
    },
    {
      title: "Your style sheet",
      lead: "A page of decisions, made once. Give it to everyone who touches the text.",
      blocks: [
        {
          type: "text",
          text: "A copyeditor will make one of these for your book in any case. If you start it, she starts from your intentions instead of guessing at them. American publishers mostly follow *The Chicago Manual of Style* and *Merriam-Webster*; write down where you knowingly depart from them.",
        },
        {
          type: "table",
          label: "House rules for this book",
          head: ["Question", "My rule"],
          widths: [1.6, 2.6],
          tall: true,
          rows: [
            ["Numbers: words up to one hundred, or up to nine?", ""],
            ["Serial comma: yes, unless", ""],
            ["Titles, ships, foreign words: italic?", ""],
            ["Thoughts: italic, quotation marks, plain?", ""],
            ["Dates and times of day", ""],
            ["Names of God, ranks, offices: capitals?", ""],
            ["Dialect and slang: how far?", ""],
            ["Captions, notes, sources: which style?", ""],
          ],
        },
        { type: "fill", label: "Spellings", prompt: "Words I insist on, as I spell them:" },
        { type: "break" },
        { type: "heading", text: "People, places, things" },
        {
          type: "text",
          text: "Everyone who is named, with whatever the text says about them once. Print this page again when it is full.",
        },
        {
          type: "table",
          head: ["Name, as spelled", "Who or what, age, looks", "First on page"],
          widths: [1.5, 2.5, 0.7],
          rows: [],
          fillPage: true,
        },
      ],
    },
    {
      title: "Facts, quotations, permissions",
      lead: "You will warrant in the contract that the book is yours and harms no one unlawfully. This is the page where you make that true.",
      blocks: [
        {
          type: "checklist",
          label: "Facts",
          items: [
            "Every date, figure and name of a real person has been checked against a source I can show.",
            "Sources are noted as I go: author, title, page, address, and the day I looked.",
            "Each “TK” and each highlighted gap has been found and filled.",
          ],
        },
        {
          type: "checklist",
          label: "Other people’s words",
          items: [
            "Quotations are copied exactly and compared with the original.",
            "Song lyrics and poems: permission, or gone. There is no safe number of words.",
            "Pictures, maps and charts: I know who owns each one, and have it in writing.",
          ],
        },
        {
          type: "checklist",
          label: "Real people",
          items: [
            "Living people who could recognize themselves, and might mind, are on a list for a lawyer.",
            "Where I have changed names or merged people, a note says so.",
          ],
        },
        {
          type: "checklist",
          label: "Machines",
          items: ["If a program wrote, drew or translated any of it, I know exactly where. Retailers ask."],
        },
        { type: "fill", label: "For the lawyer", prompt: "Who, on which pages, and what I say about them:" },
        { type: "break" },
        { type: "heading", text: "Permissions log" },
        {
          type: "text",
          text: "Begin three months before you need the answer; rights holders are slow. Print this page again when it is full.",
        },
        {
          type: "table",
          head: ["What", "Page", "Owner", "Asked", "Granted", "Fee"],
          widths: [1.8, 0.5, 1.6, 0.8, 0.8, 0.6],
          rows: [],
          fillPage: true,
        },
      ],
    },
    {
      title: "The file, front to back",
      shortTitle: "The file",
      lead: "An editor works in the file you send.",
      blocks: [
        {
          type: "checklist",
          label: "Format",
          items: [
            "One Word document (.docx), all chapters in order, tracked changes and comments cleared.",
            "A 12-point serif face, double spaced; margins of one inch; surname, title and page number on top.",
            "Paragraphs indented with the ruler or a style, never with spaces. A centered # for a scene break.",
            "Chapters begin with a page break; their titles are in the *Heading 1* style.",
            "One space after a period. Quotes straight or curly, one kind throughout. Spelling set to American English.",
            "Pictures in a folder of their own, at full size, numbered as in the text: *[Figure 3 here]*.",
            "File name: Surname_Short-Title_Draft-4_2026-11-15.docx. The date, year first, sorts itself.",
          ],
        },
        {
          type: "table",
          label: "Front and back, in the order in which they are bound",
          head: ["Page", "Who writes it", "Needed?", "Done"],
          widths: [1.3, 3.4, 0.65, 0.45],
          rows: [
            ["Title page", "Title, subtitle, your name as printed. Decide it now.", "", ""],
            ["Copyright page", "The publisher: notice, ISBN, control number. Check every letter.", "", ""],
            ["Dedication, epigraph", "You; an epigraph with permission if it is in copyright.", "", ""],
            ["Preface, introduction", "You: why this book. A foreword is by someone else.", "", ""],
            ["Acknowledgments", "You, front or back. Write them last, and check the names.", "", ""],
            ["Notes, index", "You, in one style; an indexer makes the index from final pages.", "", ""],
            ["About the author", "You, in the third person: 25, 75 and 150 words.", "", ""],
          ],
        },
        { type: "fill", label: "My name", prompt: "Exactly as it should appear on the cover:" },
      ],
    },
    {
      title: "Which edit comes next",
      lead: "Four edits, always in this order. Each is cheaper when the one before it is finished.",
      blocks: [
        {
          type: "table",
          label: "What each one does, and what it takes here",
          head: ["Edit", "What it looks at", "Per word", "Takes"],
          widths: [1.1, 2.6, 1, 0.9],
          rows: [
            [
              "Developmental",
              "Structure, argument, character, pace. A letter, and notes in the margin.",
              formatMoneySpan(editorial.developmental.price),
              formatDuration(editorial.developmental.weeks, "week"),
            ],
            [
              "Line",
              "Paragraphs and sentences: sound, clarity, tone.",
              formatMoneySpan(editorial.line.price),
              formatDuration(editorial.line.weeks, "week"),
            ],
            [
              "Copyedit",
              "Grammar, consistency, facts that can be checked, the style sheet.",
              formatMoneySpan(editorial.copyediting.price),
              formatDuration(editorial.copyediting.weeks, "week"),
            ],
            [
              "Proofread",
              "The laid-out pages, against the copyedited text. Never before layout.",
              formatMoneySpan(editorial.proofreading.price),
              formatDuration(editorial.proofreading.days, "day"),
            ],
          ],
        },
        {
          type: "checklist",
          label: "Ready to send",
          items: [
            "Chapters one to five are done, or I know why not.",
            "The manuscript is complete. For most nonfiction, a proposal and two chapters will do.",
            "I have written three questions that I want the editor to answer.",
            "I have said what I will not change, and it is a short list.",
            "I have kept a copy of exactly what I send.",
          ],
        },
        { type: "lines", label: "Three questions", prompt: "What I most want an editor to tell me:", count: 4 },
        { type: "fields", label: "Sent", columns: 3, fields: ["To", "On", "Answer expected"] },
        { type: "fill", label: "Not to be changed", prompt: "And why:" },
      ],
    },
  ],
  closing: {
    title: "And then let go",
    text: [
      "A manuscript is never finished; it is handed over. If the boxes are ticked and you are still moving commas, it is time.",
      `If you would like to know which edit yours needs, ask us for a conversation and have the sentence from page three at hand; right after the form you can send ten pages along. It takes ${consultation.minutes} minutes and costs nothing, and “not yet” is an answer we give.`,
      "One thing more, which no editor will do for you. Copyright exists from the moment your words are fixed, but registration is what lets you go to court in the United States. Put a date for it in your calendar: within three months of publication.",
    ],
    links: [
      { label: "Editorial services and prices", to: "/services/editorial" },
      { label: "Ask for a free consultation", to: "/consultation" },
      { label: "The author success guide", to: "/author-success-guide" },
      { label: "The book proposal template", to: "/resources/book-proposal-template.docx" },
    ],
    sources: [sources.kdpAi, sources.copyrightFees, sources.pcn, sources.bowker],
  },
};
