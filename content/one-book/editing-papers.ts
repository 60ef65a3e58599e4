import { articleAuthors } from "#content/article-authors.ts";
import { editorial } from "#content/prices.ts";
import { type MarkedRun, textAfter, textBefore } from "#domain/marked-text.ts";
import { formatCount, formatDuration } from "#domain/money.ts";
import type { BookPaper } from "./paper.ts";
import { theBook } from "./the-book.ts";

const editor = articleAuthors[0].name;

const editorialLetter: BookPaper = {
  slug: "editorial-letter",
  name: "Editorial letter",
  title: "What an editor writes before touching a line",
  lead: `The assessment of the whole manuscript, shortened to two pages. It praises what should stay so that it survives the revision, names three large problems, and leaves the sentences alone.`,
  description:
    "An editorial letter about a memoir: what works, three large problems, questions by chapter and the order of work, with notes and a blank form.",
  keywords: ["editorial letter example", "editorial assessment sample", "developmental feedback"],
  circled: "page 228",
  parts: [
    {
      title: "What the book is",
      ask: "The book in the editor’s words. If the author does not recognize it, stop here and talk.",
      note: "An editor who cannot say what the book is about will fix it into another one. Read this paragraph first.",
      text: [
        "Dear Delia,",
        `I read all ${formatCount(theBook.words)} words twice, the second time with a pencil. This is a book about professional silence: how it is learned, what it makes possible, and whom it hurts. The pianos are how we get in. I say this first because several of the problems below come from chapters that believe the book is about pianos.`,
      ],
      lines: 6,
    },
    {
      title: "What must not be lost",
      ask: "Three things that work, with pages. They are what the revision may not break.",
      note: "This is no courtesy. It is the list of what the author should defend, against the editor too.",
      text: [
        "The houses, each entered through one object: the hairpin, the clock, the lamp (pages 31, 88, 303 of the manuscript). Emmett, who is never wise on purpose. And your jokes, which come after the sad thing and never before it. Whatever I ask for below, I am not asking for these.",
      ],
      lines: 5,
    },
    {
      title: "First problem: Ruth\u00a0Ann comes too late",
      ask: "The largest problem. What a reader feels, where, and one way to mend it.",
      note: "Symptom, cause, one possible remedy. The remedy is the editor’s guess; the symptom is not.",
      text: [
        "The question that drives the book is asked on page 228. Until then I am happy, and I could stop at any page. If Ruth Ann rings the bell in the first chapter, with the bundle in her hand, every house that follows is an answer you are putting off. You would have to write one scene of four pages and move nothing else.",
      ],
      lines: 6,
    },
    {
      title: "Second problem: one chapter, four times",
      ask: "The second problem, with the chapters it concerns.",
      note: "Count before you judge. The table did more than adjectives would have: Delia kept both chapters, and rewrote them until they cost her something.",
      head: ["Chapter", "Words", "For Delia", "Suggestion"],
      rows: [
        ["7, The Yacht", "6,100", "Nothing; she is amused", "Let it cost her something, or cut it"],
        ["8, St. Brannoc’s", "5,800", "She breaks the rule a little, for a choir", "Keep"],
        ["9, Two Prisons", "7,400", "She sees what silence is for", "Keep"],
        ["11, The Bar", "4,900", "As chapter 7", "As chapter 7"],
      ],
      widths: [1.2, 0.6, 2, 1.7],
      figures: [1],
      blank: 8,
    },
    {
      title: "Third problem: your father",
      ask: "The third problem. Is something missing rather than wrong?",
      note: "The hardest comment is a question. An editor does not know what happened; the author does.",
      text: [
        "He is in the first chapter and in the last. In between you mention him four times, always in half a sentence. I do not need more scenes. I need to know, somewhere near the middle, what you believed about him then. Is there a day on which you nearly asked him?",
      ],
      lines: 5,
    },
    {
      title: "The order of work",
      ask: "What to do first, next, last, and what to leave alone for now.",
      note: "Large before small. Whoever polishes chapter 7 now will find it harder to give up.",
      text: [
        "First the new opening, because it will tell you what else to change. Then chapters 7 and 11. Then your father, one page. Leave the sentences alone until all of that is done; we will go through them together afterward. I would plan eight weeks. Call me after the opening, before you cut anything.",
        "Yours,",
      ],
      signed: { name: editor },
      lines: 6,
    },
  ],
  more: [
    { label: "How to revise a first draft", to: "/blog/how-to-revise-a-first-draft" },
    { label: "Editorial services and their prices", to: "/services/editorial" },
  ],
};

/** The same page at three desks: what one leaves is what the next one finds (content/one-book/papers.test.ts). */
const lineEdited: readonly (readonly MarkedRun[])[] = [
  [
    { keep: "The judge lived at the end of a " },
    { cut: "very " },
    { keep: "long gravel drive, in a house that " },
    { cut: "was really quite large and which had been built, so he told me, by his grandfather" },
    { add: "his grandfather had built" },
    { keep: " in 1911. He let me in himself. It was a Tuesday" },
    { cut: ". I remember that it was a Tuesday because" },
    { add: ":" },
    { query: 1 },
    { keep: " on Tuesday’s his wife went to the hairdresser, and he " },
    { cut: "seemed to be, I don’t know, lighter somehow" },
    { add: "was lighter" },
    { keep: ", like a boy " },
    { cut: "who has been " },
    { keep: "left alone in the house." },
  ],
  [
    { keep: "The piano was a seven foot grand and nobody had tuned it in eleven years. " },
    { cut: "I began to take the keys out one by one, which is what you do when there is a rattle." },
    { add: "There was a rattle, so I took the keys out one by one." },
    { keep: " Underneath the the bass keys " },
    { cut: "I found" },
    { add: "lay" },
    { query: 2 },
    { keep: " the letters. There was a lot of them, tied in bundles with the " },
    { cut: "kind of " },
    {
      keep: "red felt that we use for damping, so whoever had put them there had known a tuner, or was one. I put the keys back in.",
    },
    { cut: " I could feel my heart beating like a drum." },
    { query: 3 },
    { keep: " “Find anything?” asked the judge from the doorway. “Dust,” I said." },
  ],
];

const copyedited: readonly (readonly MarkedRun[])[] = [
  [
    { keep: "The judge lived at the end of a long gravel drive, in a house that his grandfather had built in 1911." },
    { query: 1 },
    { keep: " He let me in himself. It was a Tuesday: on " },
    { cut: "Tuesday’s" },
    { add: "Tuesdays" },
    { keep: " his wife went to the hairdresser, and he was lighter, like a boy left alone in the house." },
  ],
  [
    { keep: "The piano was a " },
    { cut: "seven foot grand" },
    { add: "seven-foot grand," },
    { keep: " and nobody had tuned it in eleven years." },
    { query: 2 },
    {
      keep: " There was a rattle, so I took the keys out one by one. Underneath the the bass keys lay the letters. There ",
    },
    { cut: "was" },
    { add: "were" },
    {
      keep: " a lot of them, tied in bundles with the red felt that we use for damping, so whoever had put them there had known a tuner, or was one. I put the keys back in. “Find anything?” asked the judge from the doorway. “Dust,” I said.",
    },
  ],
];

const proofread: readonly (readonly MarkedRun[])[] = [
  [{ keep: copyedited[0] ? textAfter(copyedited[0]) : "" }],
  [
    {
      keep: "The piano was a seven-foot grand, and nobody had tuned it in eleven years. There was a rattle, so I took the keys out one by one. Underneath the ",
    },
    { cut: "the " },
    {
      keep: "bass keys lay the letters. There were a lot of them, tied in bundles with the red felt that we use for damping, so whoever had put them there had known a tuner, or was one. I put the keys back in. “Find anything?” asked the judge from the doorway. “Dust,” I said.",
    },
  ],
];

/** Where the page stands in print, and where the lamp is held, before the appendix. */
const folio = "71";
const lampPage = "284";

/** As a typesetter ends them, so that no line is much looser than the next; the doubled word stays apart. */
const lineEnds = [
  "gravel drive,",
  "1911.",
  "on Tues-",
  "he was",
  "nobody",
  "rattle, so",
  "Underneath the",
  "a lot of",
  "that we use",
  "there had",
  "back in.",
  "door-",
];

export const editedPages = { lineEdited, copyedited, proofread } as const;

const countWords = (text: string) => text.split(/\s+/).length;
const wholeText = (page: readonly (readonly MarkedRun[])[], read: (runs: readonly MarkedRun[]) => string) =>
  countWords(page.map(read).join(" "));
const before = wholeText(lineEdited, textBefore);
const after = wholeText(lineEdited, textAfter);

const lineEdit: BookPaper = {
  slug: "line-edit",
  name: "A page, line-edited",
  title: "Line edit: how it is said",
  lead: `From chapter 6, as the author wrote it, with the line editor’s marks. ${before} words became ${after}. Spelling and commas are left for the next desk, even where they are wrong.`,
  description:
    "A manuscript page with a line editor’s marks and queries beside it, and a blank sheet to try the same on a page of your own.",
  keywords: ["line editing example", "line edit sample page", "marked-up manuscript"],
  parts: [
    {
      title: "The page",
      ask: "Copy out one of your own paragraphs. Strike what repeats, hedges or announces.",
      note: "Struck is what goes; what comes in is written in blue. Three cuts in the first paragraph are one cut: everything that tells us the speaker is remembering.",
      marked: lineEdited,
      queries: [
        "AU: The colon lets the reason follow at once. All right?",
        "AU: “I found” puts you between us and the letters. They are the surprise; you are not.",
        "AU: We know. The next line is stronger without it.",
      ],
      lines: 12,
    },
    {
      title: "What was done, and why",
      ask: "Your own habits: count one chapter, and write the number down.",
      note: "A list like this at the end of chapter 1 saves the author the same surprise in all the others.",
      head: ["Habit", "Here", "Instead"],
      rows: [
        ["Intensifiers (very, really, quite)", "3 in one sentence", "The noun alone"],
        ["Announced memory (I remember that)", "1", "Say what is remembered"],
        ["Hedges (seemed to be, somehow, kind of)", "4", "Decide"],
        ["Stock phrases (like a drum)", "1", "Nothing; the dialogue carries it"],
      ],
      widths: [2, 1, 1.6],
      blank: "first column",
    },
    {
      title: "What the author answered",
      ask: "Accept, refuse or change: one line for each query.",
      note: "Every mark is an offer. An author who accepts all of them has not read them.",
      text: [
        "1. Yes.",
        "2. Yes, and I should have seen it.",
        "3. Cut. My heart beats like a drum in chapter 1 as well; I have taken it out there too.",
      ],
      lines: 4,
    },
  ],
  more: [
    { label: "The same page, copyedited", to: "/one-book/copyedit" },
    { label: "What each kind of editor does", to: "/blog/what-each-kind-of-editor-does" },
  ],
};

const copyedit: BookPaper = {
  slug: "copyedit",
  name: "A page, copyedited",
  title: "Copyedit: is it right?",
  lead: "The page the line editor left, at the next desk. The copyeditor corrects what is wrong, asks about what cannot be known from here, and writes down every decision so that page 300 agrees\u00a0with\u00a0page\u00a01.",
  description:
    "The same manuscript page after copyediting, with author queries and the style sheet that goes with it, filled and blank.",
  keywords: ["copyediting example", "style sheet example", "copyeditor style sheet template"],
  parts: [
    {
      title: "The page",
      ask: "Facts on this page that another page could contradict: dates, ages, names, places.",
      note: "Few marks, because this desk changes what is wrong and not what is weak. The queries are the larger half of the work.",
      marked: copyedited,
      queries: [
        "AU: Chapter 2 has his father build the house, in 1909. Which?",
        "AU: “Eleven years” here, eleven hammers in chapter 5, eleven clocks in the letter. Intended?",
      ],
      lines: 10,
    },
    {
      title: "The author’s answers",
      ask: "One line for each query, with the page where the other version stands.",
      note: "The answer goes back to every page concerned, not only to this one.",
      text: [
        "1. Grandfather, 1911. Chapter 2 is wrong.",
        "2. Not intended. It was twelve years, but leave it: he told me eleven.",
      ],
      lines: 4,
    },
    {
      title: "Style sheet: words and figures",
      ask: "How your book spells, hyphenates and counts. One line for each decision.",
      note: "The sheet travels with the file, to the designer, the proofreader and the second edition.",
      head: ["Item", "This book", "First on page"],
      rows: [
        ["Dictionary, manual", "Merriam-Webster; Chicago, except as below", "–"],
        ["Numbers", "Spelled out to one hundred, and round ones", "–"],
        ["Serial comma", "No, except where needed to be clear", "–"],
        ["soundboard, pinblock", "One word", "22"],
        ["seven-foot grand", "Hyphen before the noun", folio],
        ["lamplight", "One word", lampPage],
        ["Titles of pieces", "Italic; nicknames in roman", "40"],
        ["Notes and keys", "Capitals, no italics: A, F-sharp", "24"],
      ],
      widths: [1.5, 2.4, 0.9],
      blank: "first column",
    },
    {
      title: "Style sheet: people and places",
      ask: "Every name as spelled, with what must stay true about it.",
      note: "Where two pages disagree, this is where it shows. The judge’s house had two builders until somebody wrote it down.",
      head: ["Name", "What is fixed", "Pages"],
      rows: [
        ["Emmett (no last name)", "Blind from birth; dies in chapter 13", "19–24, 240–251"],
        ["Ruth Ann", "Two words, no hyphen; 44 in chapter 12", "5, 212–230"],
        ["The judge", "Never named; house built 1911 by grandfather", "9, 68–79"],
        ["Wippen", "The dog; named for a part of the action", "3, 299"],
      ],
      widths: [1.3, 2.6, 1],
      blank: 10,
    },
  ],
  more: [
    { label: "The same page, proofread", to: "/one-book/proofread-pages" },
    { label: "Manuscript preparation, in boxes to tick", to: "/blog" },
  ],
};

const proofreadPages: BookPaper = {
  slug: "proofread-pages",
  name: "A page, proofread",
  title: "Proofread: the page as it will be printed",
  lead: `The same page in type. Two people have read it and both missed a word: the eye skips what the mind has already read. That is why a third pair reads last, and reads the page rather than the text. It takes ${formatDuration(editorial.proofreading.days, "day")}.`,
  description:
    "The same page in layout with the proofreader’s correction, the list of corrections by page and line, and a blank list to type into.",
  keywords: ["proofreading example", "proof corrections list", "page proofs"],
  parts: [
    {
      title: "The page",
      ask: "Read one page backward, line by line. What did you not see before?",
      note: "One doubled word. Two people passed it in their drafts; here it ends one line and begins the next, where the eye never looks.",
      marked: proofread,
      page: { head: [{ keep: "The Judge" }, { add: "’" }, { keep: "s Piano" }], folio, ends: lineEnds },
      lines: 8,
    },
    {
      title: "Corrections",
      ask: "Page, line, what stands there, what should. And whose it is, because that decides who pays.",
      note: "A printer’s error is corrected free; an author’s change at this stage moves lines, and can cost.",
      head: ["Where", "Now", "Should be", "Whose"],
      rows: [
        [`Page ${folio}, lines 8–9`, "the / the bass", "the bass", "Ours"],
        [`Page ${folio}, head`, "The Judges Piano", "The Judge’s Piano", "Ours"],
        ["Page 74, line 31", "read-just (at line end)", "re-adjust", "Typesetter"],
        ["Page 88, line 1", "One line of a paragraph alone at the top", "Carry a line over", "Typesetter"],
        ["Page 104, line 17", "last spring", "in the spring of 2019", "Author, accepted"],
        [`Page ${lampPage}, line 5`, "lamp light", "lamplight (style sheet)", "Ours"],
      ],
      widths: [1.1, 1.7, 1.6, 1],
      blank: 18,
    },
    {
      title: "Looked at, apart from reading",
      ask: "Tick each, for the whole book, on paper.",
      note: "None of this shows to somebody who reads for sense. Go through the book once for each line.",
      head: ["What", "Found"],
      rows: [
        ["Folios run through, none on blank pages", "In order"],
        ["Running heads match the chapters", `One wrong, page ${folio}`],
        ["Contents agree with the pages", "In order"],
        ["First and last line of every page", "One, page 88"],
        ["Captions, copyright page, ISBN against the barcode", "In order"],
      ],
      widths: [3, 1.6],
      blank: "first column",
    },
  ],
  more: [
    { label: "What editing costs", to: "/guides/what-editing-costs" },
    { label: "The copyright page, line by line", to: "/one-book/copyright-page" },
  ],
};

export const editingPapers: readonly BookPaper[] = [editorialLetter, lineEdit, copyedit, proofreadPages];
