import { rates } from "#content/rates.ts";
import { formatCount } from "#domain/money.ts";
import type { BookPaper } from "./paper.ts";
import { theBook } from "./the-book.ts";

const words = formatCount(theBook.words);
const capitals = theBook.title.toUpperCase();

/** Both books that Delia compares hers with are invented, as she is. */
const comparisons = { first: "*The Locksmith’s Daybook* (2023)", second: "*Forty Kitchens* (2022)" } as const;

const queryLetter: BookPaper = {
  slug: "query-letter",
  name: "Query letter",
  title: "What a memoir says to an agent",
  lead: `One page in the author’s own voice. It went to twenty-four agents in three rounds; three asked for pages, none for the book.`,
  description:
    "A complete query letter for a memoir with a note on what each paragraph does, as a filled PDF and as a blank one to type into.",
  keywords: ["memoir query letter", "query letter example", "query letter for memoir"],
  isLetter: true,
  circled: "I have one.",
  parts: [
    {
      title: "Subject",
      ask: "Query, title, kind of book, word count.",
      note: "Agents sort by this line. Nothing clever belongs in it.",
      text: [`Query: ${capitals}, memoir, ${words} words`],
      lines: 1,
    },
    {
      title: "Greeting and reason",
      ask: "The agent’s name as the agency spells it, and one true reason for writing to this one.",
      note: "A reason the agent can recognize: something she said, sold or asked for. If you have none, leave the sentence out.",
      text: [
        "Dear Ms. Haldane,",
        "You wrote in May that you would like a memoir by somebody with a trade. I have one.",
      ],
      lines: 3,
    },
    {
      title: "The situation",
      ask: "Who you were, what you did, and what made it a story. Two or three sentences.",
      note: "A memoir is told in the first person, in the letter too. Job and number in the first sentence: nobody else could have written it.",
      text: [
        "For forty-one years I let myself into other people’s houses, lifted the lid and tuned the piano. I was paid to listen to the strings, and heard everything else: a widow who kept a concert grand she could not play, a judge with letters hidden under the keys, a boy in a trailer park whose upright lacked eleven hammers.",
      ],
      lines: 5,
    },
    {
      title: "The turn",
      ask: "What you wanted, what stood in the way, and the decision after which nothing was the same.",
      note: "Anecdotes make a column. What makes a book is that they cost the teller something. The letter goes as far as the choice and stops.",
      text: [
        "A tuner says nothing. That was the first rule I was taught, and I kept it even in the house where I should have broken it. When the judge’s daughter came to me with the letters, nine years after I had put the keys back over them, she asked one question: had I known? To answer her I had to go back through every room in which I had kept quiet, and the first of those was my father’s.",
      ],
      lines: 6,
    },
    {
      title: "The book",
      ask: "Title in capitals, kind, word count, two comparison titles of the last five years and what each shares with yours.",
      note: "Two comparisons, recent, near in readers rather than in fame. These two are invented, like the book.",
      text: [
        `${capitals} is a memoir, complete at ${words} words, about listening for a living and about the house I grew up in, where nobody did. It will find the readers of ${comparisons.first}, for its working life told through other people’s doors, and of ${comparisons.second}, for its attention to what families leave unsaid.`,
      ],
      lines: 5,
    },
    {
      title: "The author",
      ask: "Two sentences: what bears on the book. Publications if there are any; no apology if there are none.",
      note: "The trade is the credential. “This is my first book” is a fact and needs no excuse.",
      text: [
        "I was trained by a blind technician in Bakersfield and have looked after pianos in schools, churches, bars, two prisons and one yacht. A letter I send each month about one house and one piano has 94 subscribers. This is my first book.",
      ],
      lines: 4,
    },
    {
      title: "Closing",
      ask: "What is enclosed, as the guidelines ask; that others have it too; thanks; name, email, phone.",
      note: "Writing to several agents at once is normal, and saying so is manners.",
      text: [
        "The first ten pages are below, as your guidelines ask. This is a simultaneous submission. Thank you for your time.",
        "Sincerely,",
      ],
      signed: { name: theBook.author, below: "Pasadena, California. delia@example.com" },
      lines: 3,
    },
  ],
  more: [
    { label: "The template, for a novel", to: "/query-letter-template" },
    { label: "How to pitch to a traditional publisher", to: "/blog/how-to-pitch-to-a-traditional-publisher" },
  ],
};

const synopsis: BookPaper = {
  slug: "synopsis",
  name: "Synopsis",
  title: "One page, the ending included",
  lead: `Forty-one years in five paragraphs. The usual length is ${rates["synopsis-length"].figure} for a page; this one takes fewer, and an agency’s own rule goes before both.`,
  description:
    "A one-page memoir synopsis with its ending, annotated paragraph by paragraph, as a filled PDF and as a blank one to type into.",
  keywords: ["memoir synopsis example", "one page synopsis", "synopsis template"],
  circled: "The rule suits her.",
  parts: [
    {
      title: "Where it begins",
      ask: "Who, where, and what the main person wants at the start. Present tense; a name in capitals where it first appears.",
      note: "A memoir may keep the first person in its synopsis, or change to the third, as here. Choose one.",
      text: [
        "DELIA FENWRIGHT grows up in Bakersfield with a father who repairs pumps and does not speak at meals. There is a piano in the front room that nobody may touch; it was her mother’s. At seventeen she is taken on by EMMETT, a blind piano technician, who teaches her to hear two strings disagree, and gives her the rule of the trade: what a tuner hears in a house stays there.",
      ],
      lines: 6,
    },
    {
      title: "What the life becomes",
      ask: "The middle, as two or three turns rather than a list. What does each make you do?",
      note: "Two houses stand for several thousand. Each is here because it makes her quieter, not because it is colorful.",
      text: [
        "The rule suits her. Over the next thirty years she is let into schools, prisons and living rooms, and becomes the one person in each to whom nothing need be explained. A widow pays her to tune a grand that is never played. A boy in a trailer park, whose upright lacks eleven hammers, teaches himself around the gaps; Delia finds him hammers and does not tell him that his mother has sold the piano.",
      ],
      lines: 6,
    },
    {
      title: "What cannot be taken back",
      ask: "The act, or the silence, on which the book turns.",
      note: "The center of the book in four sentences. The letter to an agent hints at it; the synopsis says it.",
      text: [
        "Under the bass keys of a judge’s grand she finds bundles of letters to a woman who is not his wife, tied in tuner’s felt. She puts the keys back. From the dates she understands that another tuner hid them there for him, and from the knots in the felt that it was Emmett. She goes on working for both men and says nothing to either.",
      ],
      lines: 5,
    },
    {
      title: "What it costs",
      ask: "How the past comes due. Who asks, and what does the answer require?",
      note: "“So” and “but” hold this paragraph together. If you can only write “and then,” a cause is missing.",
      text: [
        "Nine years later the judge is dead and his daughter RUTH ANN finds the letters. She asks Delia whether she knew. Delia says no and is believed, but she no longer sleeps, and so she no longer hears: for a month she cannot tell whether a unison is clean. Emmett, who is dying, tells her that the rule was never about discretion. He had made it to be able to live with one house.",
      ],
      lines: 6,
    },
    {
      title: "The ending",
      ask: "How it ends, and who the main person is by then. Never a question.",
      note: "The plot ends with Ruth Ann, the book ends with the father. A synopsis that hides this cannot be judged.",
      text: [
        "Delia goes back to Ruth Ann and tells her the truth, and is shown the door. It is the first house she ever loses. She drives to Bakersfield, opens her mother’s piano and finds it has been tuned, badly and every year, by her father, who taught himself from a library book and told no one. They do not talk about it. He holds the lamp, and she tunes it while he listens.",
      ],
      lines: 6,
    },
  ],
  more: [
    { label: "A synopsis that works, for a novel", to: "/guides/a-synopsis-that-works" },
    { label: "Word counts by genre", to: "/guides/word-counts-by-genre" },
  ],
};

const bookProposal: BookPaper = {
  slug: "book-proposal",
  name: "Book proposal",
  title: "A short proposal, because one agency asked",
  lead: "A memoir is queried complete and needs no proposal; one agency on Delia’s list wanted one anyway. Other nonfiction needs more of everything, and sample chapters.",
  description:
    "A short book proposal, filled in for a memoir: overview, readers, comparable titles, author, plan and chapters, with notes and a blank form.",
  keywords: ["book proposal example", "memoir proposal", "nonfiction book proposal sample"],
  circled: `${words} words`,
  parts: [
    {
      title: "Overview",
      ask: "What the book is, for whom, and what it changes. Write this last.",
      note: "It opens with a fact one can see. What the book is comes second, why anybody should care third.",
      text: [
        "A piano has some two hundred and thirty strings, and a tuner spends a morning making each agree with its neighbors. Meanwhile the family goes on living in the next room. They lower their voices for a plumber. For a tuner, who is so plainly listening to something else, they do not.",
        `*${theBook.title}* is a memoir of ${words} words about forty-one years of overhearing, about the professional silence that made it possible, and about the one house in which that silence did harm. An appendix of twelve pages answers what everyone asks a tuner: whether the piano they were offered for nothing is worth the van.`,
      ],
      lines: 8,
    },
    {
      title: "Readers",
      ask: "Groups you can name and reach. Where do they gather, and why do they want this book?",
      note: "No “everyone who loves music.” Where Delia had no count she gives none: a number without a source is the first thing an editor strikes out.",
      head: ["Who", "Where they gather", "Why this book"],
      rows: [
        ["Readers of memoirs of work", "Book clubs, libraries", "A trade from inside, and its people"],
        [
          "Adults with an inherited piano",
          "Piano teachers, estate sales, movers",
          "The appendix, and the widow’s chapter",
        ],
        [
          "Tuners and technicians",
          "Their guild’s chapters and convention",
          "Their working day, as outsiders never see it",
        ],
        ["The author’s own readers", "A monthly letter, 94 subscribers", "They asked what became of the judge"],
      ],
      widths: [1.4, 1.7, 1.7],
      blank: "first column",
    },
    {
      title: "Comparable titles",
      ask: "Four or five books of the last five years: what each does well, and how yours differs.",
      note: "Generous about the others, exact about the difference. All three are invented.",
      head: ["Title and year", "What it does well", "How mine differs"],
      rows: [
        [comparisons.first, "Doors as a way into lives; short chapters", "One silence runs through all of mine"],
        [comparisons.second, "Families shown by what they do not say", "I was in the room, and paid to be"],
        [
          "*A Year of Small Repairs* (2024)",
          "Makes craft exciting to outsiders",
          "The craft is the way in, not the subject",
        ],
      ],
      widths: [1.4, 1.7, 1.7],
      blank: 5,
    },
    {
      title: "The author",
      ask: "What qualifies you to write this, in a paragraph, third person.",
      note: "Third person, because an editor will copy it. What is small is given as it is: 94.",
      text: [
        `${theBook.author} has tuned pianos in California since 1984, in schools, churches, bars, two prisons and several thousand living rooms. She trained with a blind technician who did not believe in electronic tuners. Her monthly letter has 94 subscribers, a fifth of whom answer it. She lives in Pasadena with her wife and no piano.`,
      ],
      lines: 5,
    },
    {
      title: "What the author will do",
      ask: "Only what you have already agreed with somebody, or can do alone. With dates.",
      note: "Promises one can check. An editor believes four of these before forty “outlets to be approached.”",
      head: ["What", "With whom", "When"],
      rows: [
        ["A launch reading, with an untuned upright", "Lantern Street Books, Pasadena (agreed)", "Publication week"],
        ["A talk for people who do not play", "San Lorenzo Branch Library (agreed)", "Second week"],
        ["The letter, weekly for a month", "Her own list", "Around publication"],
        ["An article on free pianos", "Offered to the technicians’ journal", "Six months before"],
      ],
      widths: [1.4, 1.7, 1.7],
      blank: 6,
    },
    {
      title: "Chapters",
      ask: "Each chapter in a line or two. What changes in it?",
      note: "The first six of fourteen, as the agency asked. Every line says what changes, not what it is about.",
      head: ["No.", "Title", "What happens"],
      rows: [
        ["1", "The Lid", "A girl is not allowed to touch a piano, and learns to listen through a wall."],
        ["2", "Emmett", "A blind man hires her because she does not apologize."],
        ["3", "Beats", "She hears two strings disagree, and cannot stop hearing it in people."],
        ["4", "The Grand Nobody Played", "A widow pays for silence to be kept in tune."],
        ["5", "Eleven Hammers", "A boy plays around what is missing; Delia keeps his mother’s secret."],
        ["6", "The Judge’s Piano", "She finds the letters, and puts the keys back."],
      ],
      widths: [0.4, 1, 3.4],
      blank: 14,
    },
  ],
  more: [{ label: "All templates and worksheets", to: "/blog" }],
};

export const pitchPapers: readonly BookPaper[] = [queryLetter, synopsis, bookProposal];
