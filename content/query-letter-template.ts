import type { NavLink } from "#content/links.ts";
import type { CallToAction, Hero, Metadata } from "#content/shapes.ts";

type QueryBreakdown = { title: string; description: string; example: string };

type ChecklistItem = { item: string; note: string };

type QueryLetterPage = {
  meta: Metadata;
  hero: Hero;
  template: {
    title: string;
    lead: string;
    /** Completes the notice: “Copied!” and then the name of what was copied. */
    itemName: string;
    copyLabel: string;
    /** Unfolds what follows the opening on a phone. */
    rest: string;
    /** Plain text with line breaks; whatever stands in [brackets] is the author’s to fill. */
    text: string;
    note: string;
    example: NavLink;
  };
  checklist: { title: string; lead: string; fold: string; items: readonly ChecklistItem[] };
  mistakes: { title: string; lead: string; items: readonly string[] };
  breakdown: { title: string; lead: string; exampleLabel: string; cards: readonly QueryBreakdown[] };
  /** The examples put together, and what changes where the book is no novel. */
  assembled: {
    title: string;
    lead: string;
    /** What the picture of it shows, for those who cannot see it. */
    alt: string;
    letterLabel: string;
    text: string;
    variants: readonly { title: string; text: string }[];
  };
  callToAction: CallToAction;
};

export const queryLetterTemplate = `Subject: Query: [TITLE], [genre], [word count rounded to the nearest thousand] words

Dear [Ms./Mr./Mx.] [Last Name, spelled as on the agency’s website],

[One sentence on why you chose this agent: a book they represented, an interview, an item on their wish list. If you have no true reason, leave this line out.]

[OPENING HOOK: Your main character, what they want, and the event that puts it out of reach, in one or two sentences.]

[PLOT SUMMARY: When the inciting event] happens, [name and occupation, or I] must [goal] before [deadline or rival]. But [the complication that makes the obvious solution impossible].

[CHARACTER FOCUS: The one trait that will cause trouble, in something they do.]

[STAKES: Now Name] must choose between [one thing they cannot bear to lose] and [another]. If [he/she/they, or I] [fail or choose wrongly], [the specific, personal consequence].

[COMPARISONS: TITLE] is a [genre novel / memoir], complete at [word count] words. It will appeal to readers of [Comparison Title] by [Author] ([year]), for its [quality], and [Comparison Title] by [Author] ([year]), for its [quality]. [It stands alone with series potential. / It is the first of a planned series.]

[AUTHOR BIO, if relevant: one or two sentences on publications, training, or the life that qualifies you to tell this story. A first novel needs no apology.]

[The first ten pages are pasted below. / The synopsis and first three chapters are attached, as your guidelines ask.] This is a simultaneous submission. Thank you for your time and consideration.

Sincerely,

[Your Full Name]
[Email address]
[Phone number]
[Website, if you have one]`;

const breakdownCards = [
  {
    title: "Opening Hook",
    description:
      "One or two sentences that put a particular person in a particular difficulty. No weather, no theme, no dictionary definition.",
    example:
      "Marta Quill has kept the harbor’s accounts for thirty years without a single error, until the morning she finds a dead man’s wages paid out in her own handwriting.",
  },
  {
    title: "Plot Summary",
    description:
      "Two or three sentences for fiction: what happens, what it forces her to do, and what stands in the way. Stop at the turn that cannot be undone.",
    example:
      "To prove the entry forged, Marta must open the private ledgers of the family that raised her. The first page she reads clears her name. The second puts her late husband on the boat.",
  },
  {
    title: "Character Focus",
    description:
      "One trait that causes trouble is worth a paragraph of biography. Show what she does, and let the agent draw the conclusion.",
    example: "Exact to a fault and proud of it, Marta has never in her life asked anyone for help with a sum.",
  },
  {
    title: "Stakes",
    description:
      "A choice between two things she cannot bear to lose. The end of the world matters less than the end of her world.",
    example:
      "She can hand over the ledger and hang the only brother she has left, or burn it and let an innocent deckhand take his place.",
  },
  {
    title: "Comparisons",
    description:
      "Two recent books whose readers would want yours, with the quality each shares with it. They show that you know the shelf.",
    example:
      "THE SALT LEDGER, complete at 92,000 words, will appeal to readers who enjoyed the close-mouthed coastal community of [Comparison Title] ([year]) and the patient, documentary suspense of [Comparison Title] ([year]).",
  },
] as const satisfies readonly QueryBreakdown[];

/** What the five examples of the page say; the letter is made of them, so that it cannot drift from them. */
type Examples = { hook: string; character: string; plot: string; stakes: string; comparisons: string };

/** The letter that the five examples grow into, whole. */
const assembleLetter = ({ hook, character, plot, stakes, comparisons }: Examples): string =>
  `Dear Ms. Oyelaran,

You wrote in May that you would like a mystery whose detective is good at something dull.

${hook} ${plot}

${character} ${stakes}

${comparisons}

I kept the books of a fish market for eleven years. This is my first novel. The first ten pages are below, as your guidelines ask; this is a simultaneous submission. Thank you for your time.

Sincerely,

[Your Full Name]
[Email address] · [Phone number]`;

/** What changes where the book is no novel: the paragraphs about the book and about its author. */
const letterVariants = {
  memoir: `For forty-one years I let myself into other people’s houses, lifted the lid and tuned the piano. I was paid to listen to the strings, and heard everything else: a judge’s letters under the keys, a boy in a trailer park with an upright that lacked eleven hammers. OTHER PEOPLE’S PIANOS is a memoir, complete at 80,000 words, about listening for a living, and about the house I grew up in, where nobody did.`,
  nonfiction: `Every spring the town of Millard counts its bees. In 1974 it took two days; last year, forty minutes. THE FORTY-MINUTE COUNT asks what small places know that national surveys miss. Its readers are the [number] members of [association] and everyone who bought [Comparison Title] ([year]). I have run the count since 1998 and teach [subject] at [place]. The proposal and two chapters are ready to send.`,
} as const;

const exampleOf = (wanted: (typeof breakdownCards)[number]["title"]) =>
  breakdownCards.find(({ title }) => title === wanted)?.example ?? "";

export const queryLetterPage: QueryLetterPage = {
  meta: {
    title: "Query Letter Template",
    description:
      "A one-page query letter template to copy, with a nine-point checklist, the eight mistakes agents see most, and each paragraph explained by example.",
    keywords: ["query letter template", "query letter example", "literary agent query", "how to write a query letter"],
    priority: "high",
  },
  hero: {
    label: "Query Letter Template",
    title: "One page that makes an agent ask for more",
    lead: "A query letter has a single task: to have the manuscript requested. It runs to one page, about 300 to 400 words, and it sounds like the book. Here is one to copy, and what each line is doing there.",
    actions: [{ label: "Download PDF Template", download: "/resources/query-letter-template.pdf" }],
  },
  template: {
    title: "The template",
    lead: "Written for a novel or memoir that is finished. Replace everything in [brackets], then read it aloud and take out whatever you would not say to the agent’s face.",
    itemName: "Query letter template",
    copyLabel: "Copy",
    rest: "The rest of the letter",
    text: queryLetterTemplate,
    note: "Most nonfiction is sold by proposal rather than by finished manuscript: replace the plot with the question the book answers, the readers who are asking it, and why you are the one to answer. Memoir is usually queried complete, like a novel.",
    example: { label: "A whole letter for a memoir, with notes", to: "/one-book/query-letter" },
  },
  checklist: {
    title: "Nine things before you press send",
    lead: "If one is missing, it can wait a day. The agent will still be there.",
    fold: "All nine, to tick",
    items: [
      {
        item: "Personalized greeting",
        note: "The agent’s name, spelled as they spell it. Never “Dear Agent,” never a whole list in copy.",
      },
      {
        item: "Hook sentence",
        note: "Someone in particular wants something in particular, and cannot have it.",
      },
      {
        item: "Plot summary of 2–3 sentences",
        note: "For fiction and memoir: as far as the point of no return, and not a step farther. Nonfiction gives the argument instead.",
      },
      {
        item: "Character introduction",
        note: "One or two names at most; everyone else is “her brother” or “the coroner.”",
      },
      {
        item: "Stakes and conflict",
        note: "What is lost if the choice goes wrong, in terms this character would use.",
      },
      {
        item: "Word count and genre",
        note: "One genre, the count rounded to the nearest thousand, and within the usual range for its shelf.",
      },
      {
        item: "Author bio if relevant",
        note: "Two sentences. Publications, or a life that bears on the book, or nothing.",
      },
      {
        item: "Comparison titles",
        note: "Two, published within about five years, near in readership rather than in fame.",
      },
      {
        item: "Professional closing",
        note: "What is attached or pasted, as their guidelines ask; thanks; your name and how to reach you.",
      },
    ],
  },
  mistakes: {
    title: "Eight common mistakes",
    lead: "Agents read queries by the hundred. These are the ones that let them stop early.",
    items: [
      "Querying a novel before it is finished. When the request for the full manuscript comes, you have days.",
      "Opening with a rhetorical question. It can be answered with no.",
      "Running past one page. If it cannot be said in 400 words, the book is not clear to its author yet.",
      "Giving away the ending. The query tempts; the synopsis tells.",
      "Crowding the page with names, places and invented words. Two proper nouns are memorable, seven are a map.",
      "Comparing the book with the most famous title of its kind, or saying that nothing like it exists.",
      "Praising your own work. Let the pages be “gripping”; in the letter, be exact.",
      "Ignoring the agency’s guidelines, or writing to two agents of the same agency at once.",
    ],
  },
  breakdown: {
    title: "The letter, paragraph by paragraph",
    lead: "The examples follow one invented novel, *The Salt Ledger*, so that you can watch the letter grow.",
    exampleLabel: "Example",
    cards: breakdownCards,
  },
  assembled: {
    title: "The letter, put together",
    lead: "The five examples in one letter, at 200 words a short one; then what changes where the book is no novel.",
    alt: "The letter of the examples on its sheet, whole and signed by hand, each of its five passages bracketed and numbered in gold, with the envelope under it.",
    letterLabel: "A novel",
    text: assembleLetter({
      hook: exampleOf("Opening Hook"),
      character: exampleOf("Character Focus"),
      plot: exampleOf("Plot Summary"),
      stakes: exampleOf("Stakes"),
      comparisons: exampleOf("Comparisons"),
    }),
    variants: [
      { title: "For a memoir: first person, complete", text: letterVariants.memoir },
      { title: "For nonfiction: question, readers, why you", text: letterVariants.nonfiction },
    ],
  },
  callToAction: {
    title: "A second pair of eyes",
    text: "We will read your query with you and say what we would change. It is help with a letter and no more than that: good agents charge nothing to read, and no one can promise you an answer.",
    actions: [
      { label: "Get Query Letter Help", to: "/consultation?topic=query-letter" },
      { label: "Download PDF Template", download: "/resources/query-letter-template.pdf" },
      { label: "Query Lab", to: "/tools/query" },
    ],
  },
};
