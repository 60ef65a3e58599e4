import { exampleBook } from "#content/example-book.ts";
import { consultation, design, editorial, packages } from "#content/prices.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { formatCount, formatDuration, formatMoney } from "#domain/money.ts";
import type { StageKind } from "#domain/production.ts";
/** The words inside the drawn sheets that open a page, and what each picture tells somebody who cannot see it. */

export const editedPage = {
  alt: "A manuscript page marked in blue pencil: words struck out, a query in the margin, and below it the passage as it reads now.",
  runningHead: "Fenwright / Other People’s Pianos / 41",
  runs: [
    { keep: "The kitchen was cold " },
    { cut: "in the way that only a kitchen that has been shut for a whole winter can be cold" },
    { add: "as only a house shut all winter is" },
    { keep: ". He had left the radio on the sill, as if he might " },
    { cut: "very well" },
    { keep: " be back " },
    { cut: "again at some point" },
    { add: "by noon" },
    { keep: "." },
    { keep: " I turned the knob. Nothing. " },
    { cut: "I then sat down, and" },
    { keep: " I waited for the house to say what it wanted." },
  ] as readonly MarkedRun[],
  /** The end of it, line by line. */
  lines: [
    "house shut all winter is. He had",
    "left the radio on the sill, as if",
    [{ keep: "he might " }, { cut: "very well" }, { keep: " be back" }],
    [{ cut: "again at some point" }, { add: "by noon" }, { keep: "." }],
    "I turned the knob. Nothing.",
    [{ cut: "I then sat down, and" }, { keep: " I waited" }],
    "for the house to say what it",
    "wanted.",
  ] as readonly (string | readonly MarkedRun[])[],
  queries: ["Whose kitchen? We left her at the gate.", "Lovely. Keep."],
  /** Where an e-reader says that the passage stands. */
  place: `Page 41 of ${exampleBook.pages}`,
  clean:
    "The kitchen was cold as only a house shut all winter is. He had left the radio on the sill, as if he might be back by noon. I turned the knob. Nothing. I waited for the house to say what it wanted.",
} as const;

/** The same passage, set: so does the chapter begin in the book. */
export const setOpening = {
  chapter: "4",
  opening: "The Grand Nobody Played",
  text: editedPage.clean,
  folio: "41",
} as const;

/** A book before it is one: the first page as it comes, and the plan for it, of which one line is not wanted. */
export const beforeTheBook = {
  draft: {
    runningHead: "Teague / Orchard / 1",
    chapter: "One",
    lines: [
      "My mother numbered the",
      "trees, not the years.",
      "I was born in row four,",
      "under the late pears,",
      "she used to say, and so",
      "I am late for everything.",
    ],
  },
  /** The same words, set. */
  proof: {
    initial: "M",
    lines: [
      "y mother numbered",
      "the trees, not the",
      "years. I was born in row",
      "four, under the late pears,",
      "she used to say, and so I",
      "am late for everything.",
    ],
  },
  plan: {
    title: "The plan",
    rows: [
      { name: "Line edit", from: "March 2" },
      { name: "Cover", from: "April 6" },
      { name: "Trailer", from: "May 4", isCut: true },
      { name: "Printing", from: "May 18" },
    ],
  },
} as const;

/** Two sentences of the page that the sample book shows edited, as each round leaves them to the next. */
export const editRounds: readonly { name: string; runs: readonly MarkedRun[] }[] = [
  {
    name: "Line edit",
    runs: [
      { keep: "Underneath the the bass keys " },
      { cut: "I\u00a0found" },
      { add: "lay" },
      { keep: " the letters. There was a lot of them." },
    ],
  },
  {
    name: "Copyedit",
    runs: [
      { keep: "Underneath the the bass keys lay the letters. There " },
      { cut: "was" },
      { add: "were" },
      { keep: " a lot of them." },
    ],
  },
  {
    name: "Proof",
    runs: [
      { keep: "Underneath the " },
      { cut: "the" },
      { keep: " bass keys lay the letters. There were a lot of them." },
    ],
  },
];

/** Further down on that page, and what its editor wrote under it. */
export const keptLine = {
  text: "“Find anything?” asked the judge from the doorway. “Dust,” I said.",
  note: "Stet. It is yours.",
} as const;

export const jacket = {
  alt: "The jacket of a hardcover laid flat as the printer gets it: flap, back, spine, front and flap, between the marks for trim and folds.",
  /** The three sizes at which a reader meets it. */
  sizes:
    "A novel at three sizes: its cover on a postage stamp, the copy standing on a shelf, and its first chapter opening so near that the page runs beyond the picture.",
  title: "Engines of the Drowned Moon",
  author: "Calder Whitlow",
  /** Another of the numbers that no book has (see `copyrightPage`): the hardcover’s. */
  isbn: "9781234567842",
  kind: "A novel",
  blurb:
    "Two moons keep two calendars on Anserra, and for nine hundred years nobody has missed a tide. Then the harbor fills at the wrong hour.",
  flap: "Calder Whitlow repaired marine engines before he wrote about them. This is his first novel.",
  teaser:
    "Issa Venn keeps the almanac of a harbor that has never been late. Now eleven of its steps are gone, and one of the moons is not where the book says.",
  chapter: "1",
  opening: "The Wrong Hour",
  // Set like a book, so with the places where a word may break: not every browser has a dictionary for them.
  text: "The tide came in at ten past four, which was im\u00adpos\u00adsi\u00adble, and by a quar\u00adter past Issa Venn had her boots on and the al\u00adma\u00adnac un\u00adder her arm. She did not run. No\u00adbody on An\u00adserra ran to the wa\u00adter; it had al\u00adways come to them, and al\u00adways when the book said it would. She opened the book. The book said sev\u00aden.",
  folio: "3",
  spreadAlt:
    "Two facing pages of the same novel: a drawn plate of the harbor under its moons, and a page of text, on which eleven steps have gone under water.",
  /** The text of a page, by paragraphs and lines. */
  spread: [
    [
      "Issa went down the harbor steps as far as there were steps. Eleven",
      "were gone. The water lay over the twelfth without a ripple, like a",
      "thing that had been there the whole night and meant to stay. Behind",
      "her the old bell keeper had come out in his shirt.",
    ],
    ["“It is early,” he said."],
    ["“No,” said Issa, and turned the almanac so that he could read it.", "“We are late.”"],
    [
      "He read it under the lamp, with a finger on the hour. When he",
      "looked up again, the water was on the thirteenth.",
    ],
    ["“Who has seen it?”"],
    [
      "“Everybody who is awake. The bakers. The woman who smokes",
      "eels.” She counted them on her fingers, as she had been taught to",
      "count the hours. “And whoever moved it.”",
    ],
    [
      "Nobody moved a tide on Anserra. You might as well have tried to",
      "move a Tuesday. For nine hundred years the two moons had drawn",
      "the sea up the same stones at the times that were written down for",
      "them, and the harbor had built its life into the gaps: weddings at",
      "slack water, burials at the ebb, bread at the turn. There was a fine",
      "for striking the bell before the water touched the mark. It had never",
      "been paid.",
    ],
    [
      "The keeper looked at the larger moon, which was where it ought",
      "to be, and then for a long while at the place where the other was not.",
    ],
    ["“You will want to write that down,” he said."],
    [
      "“I will want to know first what it is.” She closed the book on her",
      "thumb. Beyond the mole something turned over in the dark, slowly,",
      "like a wheel that has found its bearing, and stopped.",
    ],
  ],
  spreadFolio: "5",
  /** Under the plate that faces it, as old books have it. */
  spreadCaption: "“Eleven were gone.”",
} as const;

/** The paper that comes with a picture. */
export const pictureLicense = {
  title: "License",
  rows: [
    ["Picture", "The harbor steps"],
    ["Drawn", "by hand"],
    ["For", "jacket and pages"],
    ["Copy", "to the author"],
  ],
  foot: "Signed",
} as const;

/** The slip on an author's desk: what is done, and whose turn it is. */
export const authorsDesk: { stages: readonly { kind: StageKind; state: string; turn?: string }[] } = {
  stages: [
    { kind: "copyedit", state: "✓" },
    { kind: "cover", state: "✓" },
    { kind: "interior", state: "✓" },
    { kind: "proofs", state: "→", turn: "Your turn" },
  ],
};

/** On the back of the sample book, as its data sheet says it. */
export const coverWrap = {
  blurb: "For forty-one years Delia Fenwright tuned other people’s pianos, and heard what was said in the next room.",
} as const;

/** The first page of a novel of ours. */
export const assizeOpening = {
  chapter: "One",
  opening: "High Water",
  text: "The tide had the courthouse steps by nine, and the judge came in by a window. He sat down in wet shoes, asked for the first case, and was told that the first case was in the hall, holding on to a table. Nobody laughed. It was a Monday.",
  folio: "7",
  /** On the back of the same book. */
  blurb:
    "The sea came to court on a Monday. By Tuesday the only witness was gone, and so was the page of the tide table that could have said when.",
} as const;

export const copyrightPage = {
  alt: "The copyright page of a book with its rights line, ISBNs, library data and barcode, each tied by a line to what it is for.",
  lines: [
    "Copyright © by Ingrid Vasquez-Holm",
    "All rights reserved. The author keeps every right that is not named in the license.",
    "Published by Halftitle, Glendale, California",
  ],
  /** Of the numbers that manuals print as examples; no book has it, and the sample book of content/one-book has another. */
  isbns: ["ISBN 978-1-234567-81-1 (paperback)"],
  isbn: "9781234567811",
  library: [
    "Publisher’s Cataloging-in-Publication Data",
    "Vasquez-Holm, Ingrid, author.",
    "The Tidewater Assize : a novel.",
    "1. Mystery and detective stories.",
    "2. Historical fiction.",
  ],
  printing: "First edition",
  notes: ["yours", "how a shop orders it", "how a library files it", "how a register reads it"],
} as const;

/** The same book in a library's drawer, typed line by line: where it stands, and what is known of it. */
const [, author, title, ...subjects] = copyrightPage.library;
export const catalogCard = {
  shelf: ["FIC", "VAS"],
  lines: [
    author,
    `  ${title}`,
    `${copyrightPage.printing}.`,
    "  Glendale, California : Halftitle.",
    "  312 pages ; 22 cm.",
    "  ISBN 978-1-234567-81-1",
    "",
    ...subjects.map((subject) => `  ${subject}`),
  ],
};

/** The numbers of one book: each format has its own. */
export const numberRecord = {
  title: "Numbers assigned",
  book: "The Tidewater Assize",
  rows: [
    ["Paperback", "978-1-234567-81-1"],
    ["Hardcover", "978-1-234567-82-8"],
    ["EPUB", "978-1-234567-83-5"],
  ],
} as const;

/** When a library's number was asked for, and when the book came. */
export const controlNumber = {
  title: "Control number",
  book: numberRecord.book,
  rows: [
    ["Requested", "May 4"],
    ["Assigned", "May 18"],
    ["Published", "October 6"],
  ],
} as const;

/** What a shop's computer knows of it, and by what way each channel does. */
export const channelRecord = {
  lines: ["The Tidewater Assize", "Ingrid Vasquez-Holm"],
  price: "US $18.00 · FIC022",
  ways: ["by a wholesaler", "by a printer", "as a file", "by a wholesaler"],
  shop: ["Lantern", "Street Books"],
  shelf: catalogCard.shelf,
} as const;

/** What goes through the printer’s house with a proof, and what its author wrote on it. */
export const proofTicket = {
  title: "Proof copy",
  rows: [
    ["Trim", "5.5 × 8.5 in."],
    ["Paper", "Cream"],
    ["Binding", "Paperback"],
    ["Proof", "No. 2"],
  ],
  approved: "Good to print.",
} as const;

export const letterPage = {
  alt: "A query letter of one page, addressed, with its opening lines to be read.",
  greeting: "Dear Ms. Oyelaran,",
  paragraphs: [
    "Marta Quill has kept the harbor’s accounts for thirty years without a single error, until the morning she finds a dead man’s wages paid out in her own handwriting.",
    "To prove the entry forged, Marta must open the private ledgers of the family that raised her. The first page she reads clears her name. The second puts her late husband on the boat.",
    "THE SALT LEDGER is a historical mystery, complete at 92,000 words. The first ten pages are pasted below, as your guidelines ask.",
  ],
  closing: "Sincerely,",
  signature: "Hanna Brede",
  address: "hanna@example.com",
  note: "in short: yours has 300 to 400 words",
} as const;

/** What an agent has before her on a Monday: two subject lines as the template has them, among those that say less. */
export const agentInbox = {
  name: "Queries",
  count: "214 unread",
  mails: [
    { from: letterPage.signature, subject: "Query: THE SALT LEDGER, historical mystery, 92,000 words", isLetter: true },
    { from: "P. Amory", subject: "My novel" },
    { from: "Gus Tillotson", subject: "A guaranteed best seller!!" },
    {
      from: exampleBook.author,
      subject: `Query: ${exampleBook.title.toUpperCase()}, memoir, ${formatCount(exampleBook.words)} words`,
      isLetter: true,
    },
    { from: "R. Castellan", subject: "Have you ever wondered what lies beyond?" },
    { from: "Noor Wexford", subject: "Query: first of nine volumes, 240,000 words" },
    { from: "Dot Marrable", subject: "Fwd: Fwd: for all agents" },
    { from: "Gus Tillotson", subject: "Did you get my best seller?" },
    { from: "A. Lindqvist", subject: "Half a thriller, the rest by fall" },
    { from: "J. Pell", subject: "See attached" },
    { from: "Moss Hathersage", subject: "Like Tolstoy, but faster" },
    { from: "Ines Dalgaard", subject: "Dear Agent" },
    { from: "P. Amory", subject: "My novel (please use this file instead)" },
    { from: "Corliss Vane", subject: "My mother says it is gripping" },
    { from: "Gus Tillotson", subject: "Last chance: best seller" },
    { from: "Wen Abernathy", subject: "Quick question about your guidelines" },
  ],
} as const;

/** What one agent asks to see of the same novel, broken as the papers are set, and what she answered. */
export const submissionPacket = {
  title: "The Salt Ledger",
  pages: { name: "First ten pages", lines: ["The wages book was a quarter inch"] },
  synopsis: { name: "Synopsis", lines: ["Marta Quill, sixty-one, keeps the"] },
  query: {
    name: "Query",
    lines: [letterPage.greeting, "Marta Quill has kept the harbor’s", "accounts for thirty years without"],
  },
  address: ["Ms. Oyelaran"],
  reply: ["I read it twice, and it is", "not for my list. Please let", "me see the next one."],
} as const;

/** How a deck for a producer begins. */
export const screenDeck = { title: exampleBook.title, kind: "A limited series, in six parts" } as const;

/** What is sold lies on one side of the wall, and what is chosen on the other. */
export const wallBetween = {
  alt: "A double line between two papers: on one side an invoice for work that was ordered, on the other an agreement for a commission.",
  sides: [
    { side: "what you order", title: "Invoice", lines: ["Query letter, synopsis,", "opening pages"], foot: "Paid" },
    {
      side: "what we choose",
      title: "Agreement",
      lines: ["Nothing up front. A share", "of what the sale earns"],
      foot: "Signed",
    },
  ],
} as const;

export const transcript = {
  alt: "Two sheets: on one a recorded conversation as it was spoken, on the other the paragraph that was made of it.",
  name: "Recording 14, side one",
  talk: [
    ["Q", "What did the shop smell like?"],
    ["A", "Oh, well. Flux, mostly. And his coffee. He’d put the pot on the torch, you know, to warm it."],
    ["Q", "On the torch?"],
    ["A", "Every morning. My mother never knew. She thought he used the stove."],
    ["Q", "And you kept quiet?"],
    ["A", "I liked the smell. Then the shop closed, that winter, and he drank it cold."],
  ],
  chapter: "The Torch",
  text: "My father warmed his coffee on a welding torch. The shop smelled of it, of flux and scorched enamel, every morning of my childhood, and my mother, who believed in stoves, never knew.",
} as const;

/** What an author has in hand at the end. */
export const ghostRights = {
  paper: "Assignment",
  text: ["of the copyright,", "in full"],
  byline: "by Ana Reyes",
  transcript: "Transcript",
  talk: [
    ["Q", "What did the shop", "smell like?"],
    ["A", "Oh, well. Flux,", "mostly."],
  ],
} as const;

/** What the writer signs about software, before an author does. */
export const writersClause = {
  title: "Agreement with the writer",
  clauses: [
    { number: "6", lines: ["The Writer writes every", "sentence. No language model", "drafts one, or fills a gap."] },
    { number: "7", lines: ["Manuscript and recordings", "go to no service that would", "train on them."] },
  ],
  signed: "The Writer",
} as const;

/** What the four kinds of books that we write for others are made from. */
export const ghostPlates = {
  album: ["The shop, 1961", "Mother and me", "Who took this?"],
  board: ["one idea", "three cases", "what if not?"],
  bible: {
    title: "Story bible",
    lines: [
      "Ida Kell, 34",
      "runs the night ferry",
      "never takes the bridge",
      "fog, October to May",
      "no ghosts on a Sunday",
    ],
    short: ["Ida Kell, 34", "night ferry", "fog till May", "no ghosts"],
    tabs: ["Who", "Where", "Rules"],
  },
  sheet: {
    label: "Week two",
    title: "Ask for less",
    lines: [
      ["What did you ask for?", "An hour."],
      ["What did you get?", "Forty minutes."],
      ["What will you ask next?", ""],
    ],
  },
} as const;

/** What is on that tape, by the figures of its counter, and what the writer found there. */
export const interviewLog = {
  entries: [
    ["000", "The shop, mornings"],
    ["064", "What flux smells like"],
    ["118", "Coffee on the torch"],
    ["187", "Mother and the stove"],
    ["243", "The winter it closed"],
  ],
  chosen: 2,
  note: ["Begin", "here."],
} as const;

const proposedWords = 60_000;
const proposed = [
  ["Copyediting", "March 2 to 13", proposedWords * editorial.copyediting.price[0]],
  ["Cover", "March 9 to 27", design.cover.price[0]],
  ["Interior layout", "April 6 to 17", design.interior.price[0]],
  ["Proofreading", "April 20 to 24", proposedWords * editorial.proofreading.price[0]],
] as const;

/** A proposal as an author is sent one: some parts at their lower prices, and what is not among them. */
export const proposal = {
  title: "Proposal",
  about: `For a first novel of ${formatCount(proposedWords)} words`,
  head: ["Part", "Price"],
  parts: proposed.map(([name, dates, price]) => [name, dates, formatMoney(price)] as const),
  together: "Together",
  sum: formatMoney(proposed.reduce((sum, [, , price]) => sum + price, 0)),
  without: {
    title: "Not included",
    lines: ["Printing, distribution and publicity;", "changes after you approve the proofs."],
  },
  sign: ["For you", "Date"],
  note: "Take your time.",
} as const;

/** Beside the first frames of The Ninth Bell at Harrow Sound, as they stood on paper. */
export const storyboard = {
  shots: [
    ["Fog. Eight marks,", "one by one."],
    ["They are posts,", "in the water."],
    ["A ninth, apart", "from the others."],
    ["Somebody", "is awake."],
    ["A list. Nothing", "can be read yet."],
  ],
  note: "Hold.",
} as const;

/** In the film of a life: what is written under the photograph. */
export const documentaryCaption = "The shop, 1961";

/** Around an author, from the inside out. */
export const nearBeforeFar = ["town", "county", "trade", "nation"] as const;

/** Below the report of the first ninety days. */
export const launchCurve = { label: "Copies a week", days: ["0", "30", "60", "90 days"] } as const;

export const sellSheet = {
  alt: "One memoir three times: on a sell sheet for bookstores, in a still of its trailer and on its author’s own website.",
  label: "For booksellers",
  line: "I heard all of it.",
  facts: ["Memoir · 300 pages · paperback", "Returnable · 55% discount", "On sale March 10"],
} as const;

/** Around three posts of the sample month, by their days. */
export const postFrames = {
  label: "Three posts of the month",
  everywhere: "All channels",
  day: "Day {day}",
  alt: "Alt text",
  alts: {
    3: "Two waves, one black and one red, far apart at first and one line at the end.",
    8: "A bundle of old letters, tied with red string, under the keys of a piano.",
    15: "The cover of Other People’s Pianos: keys on pink, one of them red.",
  },
} as const;

/** What is set up, each on a tile. */
export const setupDetails = {
  places: { chosen: ["Instagram", "Facebook", "Newsletter"], declined: "YouTube" },
  switches: [
    { label: "Two-step sign-in", isOn: true },
    { label: "Messages from strangers", isOn: false },
    { label: "A week off", isOn: true },
  ],
} as const;

/** The page that an author keeps after the setup. */
export const routine = {
  title: "To keep going",
  rows: [
    { when: "One Sunday a month", what: "two hours, to write" },
    { when: "Every day", what: "ten minutes, to answer" },
    { when: "Every picture", what: "its alternative text" },
    { when: "Afterward", what: "a week of silence" },
  ],
} as const;

/** What a post can do: somebody who already likes its author has something to say. */
export const replyThread = {
  question: "Is there a piano in your family that nobody plays? Who did?",
  replies: [
    { name: "Ilse M.", text: "My father, until the flood. We keep the lid down so the cat won’t." },
    { name: "Delia Fenwright", text: "Ilse, open the lid once a year. They like air." },
  ],
} as const;

export const siteOnPhones = {
  alt: "Four screens of the author’s site on a phone: the book, the events, what the press says, the newsletter.",
} as const;

/** What the sample site sends to a reader who comes for the first time, in kilobytes; a test weighs it. */
export const siteWeight = { unit: "kB", parts: { Page: 3, Cover: 1, Type: 43 } } as const;

/** What is settled in the first talk about a site, on one sheet. */
export const sitePlan = {
  title: "The plan",
  done: "Words for the book: here.",
  missing: "Words for About: missing.",
} as const;

/** What the author keeps when a site goes with her. */
export const handover = {
  tab: "Delia Fenwright",
  label: "The site, all of it",
  title: "Handed over",
  rows: [
    ["Domain", "in your name"],
    ["Words", "five pages"],
    ["Pictures", "cover, portrait"],
    ["Code", "ordinary files"],
    ["Mailing list", "readers.csv"],
  ],
} as const;

export const manuscript = {
  alt: "A manuscript tied with string, its first page bearing a title and nothing else.",
  title: "Untitled, for Now",
} as const;

export const agreementSheet = {
  alt: "The first page of the agreement, with two clauses and in the margin what of each can be negotiated.",
  title: "Publishing Agreement",
} as const;

export const criteriaSheet = {
  alt: "A sheet with those of the eleven criteria for which we can show something, each ticked, and what that is.",
} as const;

export const papers = {
  alt: "One of the Author Papers, the house’s free guides, and beside its cover a page of it that lies open.",
} as const;

export const roadMap = {
  alt: "A road map, unfolded: a road through six stations named for the phases of the guide, and the guide itself in front of it.",
} as const;

/** What became of one campaign: to how many it went, and how many of them wrote back. */
const campaign = { sent: 31, answered: 6 };
/** Three of those it was sent to. */
const desks = ["The Margin Review", "Foothill Weekly", "Tuner’s Quarterly"] as const;

/** One campaign in six details, in the order of what one gets. */
export const pressDetails = {
  angle: "“Really?”",
  desks,
  release: {
    before: "A",
    cut: "stunning, unforgettable",
    after: "memoir of forty-one years under other people’s lids",
  },
  message: {
    greeting: "Dear Ms. Arroyo,",
    text: "Your column on the flood named a piano. I know who tuned it.",
  },
  kit: ["cover.tif", "portrait.jpg", "chapter-one.pdf", "ten-questions.pdf"],
  report: { ...campaign, caption: `${campaign.answered} of ${campaign.sent} answered` },
} as const;

/** What an author is told at the end of the week: every name on the list, and what came of it. */
export const pressReport = {
  title: "The report",
  head: `${campaign.sent} names, day 7`,
  rows: [
    [desks[0], "interview", "yes"],
    [desks[1], "a copy", "yes"],
    ["Arroyo Review of Books", "a copy", "yes"],
    [desks[2], "no", "no"],
    ["The Lid, a podcast", "in spring", "yes"],
    ["San Lorenzo Library", "a talk", "yes"],
    [`${campaign.sent - campaign.answered} others`, "silent", "silent"],
  ],
  sum: ["Answered", String(campaign.answered)],
  note: ["Call her", "Tuesday."],
} as const;

/** What a wire places by itself, and what somebody wrote. */
export const coverage = {
  wall: {
    title: "As seen in",
    names: ["Stockfeed", "Bulk News 24", "Wire Mirror", "Repost Daily", "Metro Copy", "Press Feed 7"],
  },
  column: {
    outlet: "The Margin Review",
    title: ["What the Piano", "Tuner Overheard"],
    lines: [
      "Delia Fenwright does not believe in",
      "silence. “People think you cannot",
      "hear while you are tuning,” she told",
      "me. “It is the other way around.”",
    ],
  },
} as const;

export const cuttings = {
  alt: "Clippings from the outlets that wrote about our books, laid over one another.",
} as const;

export const questionSlips = {
  alt: "Slips of paper, each with a question an author has asked.",
  /** To the question of each, in pencil. */
  answers: [
    "It chooses, and earns when you sell.",
    `${formatDuration([packages.launch.processMonths[0], packages.endorsed.processMonths[1]], "month")}, by package.`,
    `Within ${consultation.contactWithinHours} hours.`,
  ],
} as const;

/** On the slips and the envelope beside the ways to ask: what is printed there, and what somebody has written in. */
export const takeaways = {
  routes: ["Traditional", "Hybrid", "On your own"],
  proposal: { title: "Proposal", price: "price", weeks: "weeks" },
  breakEven: "break-even",
  steps: ["Read it aloud", "Ask two readers", "Set a date"],
} as const;

export const waysToAsk = {
  appointment: { title: "Your call", when: "Thursday, 10:30 a.m.", who: "an editor" },
  message: {
    title: "While you were out",
    time: "2:15",
    rows: [
      ["For", "Ruth Okafor"],
      ["About", "whether to cut chapter one"],
    ],
    boxes: ["Please call", "Will call again"],
  },
  postmark: "Nov 18",
  letter: {
    greeting: "Dear Halftitle,",
    lines: ["I have sixty trees, eleven", "notebooks, and no idea", "whether that is a book."],
    name: "Marisol Teague",
  },
} as const;

/** What stands at which time; `call` in blue pencil. */
export type DiaryDay = {
  name: string;
  entries: Readonly<Record<string, string>>;
  call?: { at: string; entry: string };
};

/** Two days of the diary in which a call is entered, of any week: the calendar below has the dates. */
export const diary: { times: readonly string[]; days: readonly DiaryDay[] } = {
  times: ["9:00", "9:30", "10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "1:00", "1:30"],
  days: [
    {
      name: "Wednesday",
      entries: { "9:00": "Ruth reads. Door closed.", "10:30": "Covers, on the wall", "12:00": "Proofs to the printer" },
    },
    {
      name: "Thursday",
      entries: { "9:00": "Mail" },
      call: { at: "10:30", entry: `A new book, ${consultation.minutes} minutes` },
    },
  ],
};

/** A form that somebody has filled in with a pencil; its questions are those of the consultation form. */
export const applicationSlip = {
  title: "Application",
  firstName: "Delia",
  lastName: "Fenwright",
  genre: "memoir",
  manuscriptStatus: "revised",
  package: "pro",
  foot: "Applying commits you to nothing.",
} as const;

export const oneBook = {
  alt: "One book in three states: a page of the manuscript, a typeset page, and the finished copy.",
} as const;

export const stories = { alt: "The six books of these authors, standing with their covers to the front." } as const;

export const packageShelves = {
  alt: "Two shelves. On the upper one all that the largest package makes of one book; on the lower one the smallest package, with a dotted outline wherever it leaves something out.",
} as const;

/** The signature of the house: a page with a title and nothing else, which a visitor may set. */
export const halfTitle = {
  label: "Your title",
  placeholder: "Your title here",
  action: "Begin with this title",
  hint: "Type it, and see it set.",
  covers: "The same title on three of our covers",
  author: "Your Name",
} as const;

/** The headline that a release had before somebody asked what was new, and the question. */
export const firstHeadline = { struck: "Local author publishes book", note: "So what happened in those houses?" };

export const nextLabel = "Next";
