import type { EpubPart, ManuscriptCheck } from "#domain/manuscript.ts";
import type { ToolWords } from "./tool-words.ts";

/** Two short chapters with a fault of each kind that plain text can have; the opening of the house’s invented novel. */
export const sampleManuscript = `Chapter One

The county had resurveyed Route 9 in the spring, and Nell Amaro had drawn the line herself.  She knew where the stone ought to be. It was not there.

"Forty feet," she said. Tom looked at the the map and did not answer. Behind them, old Pruett was still talking about the well.

“You will want the field books,” he said at last. It was the first time that Pruett had spoken of them. She waited for Pruett to go on, and he went on about Pruett’s own father, who had carried the chain.

Chapter Two

\tThe volumes were where Pruet had said, all but one. Nobody had opened them in nineteen years, and the shelf was clean where the missing one had stood.





She carried the others to the car before it was light.`;

export const manuscriptPage = {
  meta: {
    title: "Manuscript Check",
    description:
      "Check a DOCX, EPUB or text file in your browser before anybody else opens it: words and chapters, tracked changes, mixed quotes, doubled words, heading gaps and accessibility. Nothing is uploaded.",
    keywords: [
      "manuscript check",
      "manuscript formatting",
      "DOCX check",
      "EPUB accessibility check",
      "chapter word count",
    ],
    priority: "medium",
  },
  label: "Manuscript check",
  title: "What is left in the file",
  lead: "Choose a DOCX, EPUB or text file. It is read in this browser and never leaves it. Below is the report on a small example.",
  privacy: "Works in your browser and sends nothing. The file is read, reported on and forgotten.",
  how: {
    title: "What it looks for",
    paragraphs: [
      "The things that make an agent, an editor or a typesetter sigh before the first sentence: changes nobody accepted, comments meant for somebody else, headings that are only bold, tabs where an indent should be. It reads the file’s own markup, so that a heading counts only if the program knows it for one.",
      "Names spelled two ways are guesses: a capitalized word that occurs seldom, one letter away from one that occurs often. Doubled words leave out those that may be meant, such as “had had.”",
      "Quotes and apostrophes are counted together. Either kind is acceptable in a manuscript; both at once usually means that part of it was pasted from elsewhere.",
      "For an e-book it looks at the navigation document and at the accessibility metadata that stores and readers ask for. That metadata says what the book offers; only a reader can say whether it is true.",
      "The words of footnotes, headers and text boxes are not counted. A word is what your word processor calls one.",
    ],
  },
  rates: [],
  reading: [
    { label: "How to revise a first draft", to: "/blog/how-to-revise-a-first-draft" },
    { label: "E-book files that work for every reader", to: "/blog/e-book-files-that-work-for-every-reader" },
    { label: "Word counts by genre", to: "/guides/word-counts-by-genre" },
    { label: "Editorial services", to: "/services/editorial" },
  ],
} as const satisfies ToolWords;

/** What is typed as it stands is between backticks, its spaces visible. */
type CheckWords = { title: string; text: string; word?: string; docs?: string; other?: string };

export const manuscriptWords = {
  example: "Example: two invented chapters",
  file: {
    label: "Your manuscript",
    description: "DOCX, EPUB or TXT. From Google Docs: File, Download, Microsoft Word.",
  },
  reading: "Reading your file",
  failed: {
    size: "“{name}” is larger than 80 megabytes. Save a copy without its pictures and choose that.",
    file: "“{name}” could not be read: it is damaged, or not what its name says. Save it once more as DOCX, EPUB or plain text and choose that.",
    slow: "Reading “{name}” took too long, so we stopped. Save it once more as DOCX or plain text, or choose one part of it.",
    empty: "“{name}” is empty. Choose the file that holds the text.",
    pdf: "“{name}” is a PDF, which has lines but no paragraphs. Choose the file it was made from.",
    rtf: "“{name}” is an RTF file. Open it, save it as DOCX and choose that.",
    oldWord:
      "“{name}” is a Word file of the old kind (.doc), or one with a password. Open it, take the password away, save it as DOCX and choose that.",
    openDocument:
      "“{name}” is an OpenDocument file. In LibreOffice: File, Save As, Word document (.docx). Choose that.",
    locked: "“{name}” is locked, by a password or by the store that sold it. Choose a copy without the lock.",
    bomb: "“{name}” unpacks to something that is not a manuscript, so we stopped. Save it once more as DOCX or plain text and choose that.",
    other:
      "“{name}” is not a DOCX, EPUB or text file, whatever its name says. Save the manuscript as one of the three and choose that.",
  },
  result: {
    title: "The report in short",
    words: { one: "1 word", many: "{count} words" },
    chapters: { one: "1 chapter", many: "{count} chapters" },
    findings: { one: "One kind of thing to mend.", many: "{count} kinds of things to mend." },
    clean: "Nothing to mend that we know of.",
  },
  chapters: {
    title: "Chapters and their lengths, in\u00a0words, not counting headings",
    untitled: "Before the first heading",
  },
  ways: { word: "In Word", docs: "In Google Docs", other: "How" },
  epubParts: {
    navigation: "a navigation document",
    language: "the language (dc:language)",
    title: "the title (dc:title)",
    accessMode: "schema:accessMode",
    accessibilityFeature: "schema:accessibilityFeature",
    accessibilityHazard: "schema:accessibilityHazard",
    accessibilitySummary: "schema:accessibilitySummary",
  } satisfies Record<EpubPart, string>,
  checks: {
    trackedChanges: {
      title: "Tracked changes",
      text: "Changes that nobody has accepted or rejected. Whoever opens the file can read both versions.",
      word: "Review, Accept, Accept All Changes and Stop Tracking.",
      docs: "Tools, Review suggested edits, Accept all.",
    },
    comments: {
      title: "Comments",
      text: "Notes in the margin, with the names of those who made them.",
      word: "Review, Delete, Delete All Comments in Document.",
      docs: "Resolve each, or download a copy without comments.",
    },
    headings: {
      title: "No headings",
      text: "The program sees no chapters in it. Bold text is not a heading: no contents list can be made of it, and nobody can jump to it.",
      word: "Click in the chapter’s title, then Home, Styles, Heading 1.",
      docs: "Click in the chapter’s title, then Format, Paragraph styles, Heading 1.",
    },
    headingGaps: {
      title: "Heading levels skipped",
      text: "A third-level heading comes directly under a first-level one. Anyone who listens to the book loses their place.",
      word: "Give it the next style down: Heading 2 below Heading 1.",
      docs: "Format, Paragraph styles, one level up.",
    },
    doubleSpaces: {
      title: "Double spaces",
      text: "Two spaces in a row. A typesetter takes them out; a file that has none was looked after.",
      word: "Find `␣␣` and replace it with `␣`, until none is found.",
      docs: "Edit, Find and replace, with regular expressions: `␣{2,}` by `␣`.",
    },
    tabs: {
      title: "Tabs",
      text: "An indent made by the tab key moves with every change of typeface. Let the paragraph do it.",
      word: "Find `^t` and replace it with nothing; then Paragraph, Special, First line, 0.5 inch.",
      docs: "Find `\\t` and replace it with nothing; then Format, Align and indent, Indentation options, First line.",
    },
    mixedQuotes: {
      title: "Straight and curly quotes mixed",
      text: "Some are straight and some curly. Choose one kind.",
      word: "With smart quotes switched on (File, Options, Proofing, AutoCorrect), replace every straight apostrophe by itself, then every straight quotation mark by itself: Word curls them.",
      docs: "Tools, Preferences, Use smart quotes; then retype them, or replace one kind by the other.",
    },
    repeatedWords: {
      title: "Words set twice",
      text: "The same word twice in a row.",
      word: "The spelling check marks them; the places are listed above.",
      docs: "Search for each of the places above.",
    },
    names: {
      title: "Names spelled two ways, perhaps",
      text: "The first is rare, the second common, and they differ by one letter.",
      word: "Search for the rarer one and look at each.",
      docs: "Search for the rarer one and look at each.",
    },
    emptyParagraphs: {
      title: "Empty lines in a row",
      text: "Several empty paragraphs where a page break or a space was meant.",
      word: "Insert, Page Break before a chapter; Paragraph, Spacing for a pause.",
      docs: "Insert, Break, Page break; Format, Line and paragraph spacing for a pause.",
    },
    pictures: {
      title: "Pictures without a description",
      text: "Those who cannot see them are not told what they show.",
      word: "Right-click the picture, View Alt Text. Mark ornaments as decorative.",
      docs: "Right-click the picture, Alt text.",
      other: 'In an EPUB: `alt="…"` on every `img`, empty for an ornament.',
    },
    epub: {
      title: "Missing from the e-book",
      text: "Stores and readers look for these in the package document.",
      other: "Add them where you make the EPUB; most programs ask for them under metadata or accessibility.",
    },
  } satisfies Record<ManuscriptCheck, CheckWords>,
} as const;
