import { additionalServices, consultation, packages } from "#content/prices.ts";
import { type AdditionalService, backToServices, type TextSection } from "#content/services.ts";
import { formatDuration } from "#domain/money.ts";

/** What stands for a post in the month: its sign, as an almanac has signs for days. */
export type PostMark =
  | "fork"
  | "question"
  | "wave"
  | "quote"
  | "envelope"
  | "door"
  | "keys"
  | "page"
  | "metronome"
  | "book"
  | "photograph"
  | "shelf"
  | "rest";

export type CalendarPost = { day: number; channel: string; kind: string; mark: PostMark; text: string };

/** What View Demo opens: as many posts as the calendar has days. */
export type SampleCalendar = { author: string; book: string; note: string; posts: readonly CalendarPost[] };

const { calendarDays, weeks } = additionalServices.socialMedia;

export const socialMediaPage = {
  meta: {
    title: "Social Media Setup for Authors",
    description: `Profiles put in order, two or three channels that suit you, and a ${calendarDays}-day content calendar written for your book. Read a complete sample month.`,
    keywords: ["social media for authors", "author platform", "content calendar", "book promotion"],
    priority: "medium",
  },
  back: backToServices,
  hero: {
    label: "Social media setup",
    title: "A month of posts, so that you can go back to writing",
    lead: "Nobody becomes a writer in order to post. We set up the few places that suit you, plan a month with you and for you, and show you how to keep it going in less time than it takes to read the comments.",
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatDuration(weeks, "week"), label: "for the setup" },
    { figure: `${calendarDays} days`, label: "of content, written out" },
    { figure: "In two packages", label: `the ${packages.pro.name} and the ${packages.endorsed.name}` },
  ],
  features: {
    label: "The setup",
    title: "What we set up",
    lead: "Two or three channels, done with care. More would be a second job.",
    cards: [
      {
        title: "The choice of places",
        text: "Where your readers are, matched with what you can stand. An author who hates cameras should not be on video.",
      },
      {
        title: "Profiles in order",
        text: "Same name, portrait, biography and link everywhere, and the old account from years ago found and closed.",
      },
      {
        title: "A look",
        text: "Templates made from your cover’s type and colors, which you can fill in on a phone.",
      },
      {
        title: `A ${calendarDays}-day content calendar`,
        text: "Every day with its channel, its idea and its first line. Concrete enough to use on a bad day.",
      },
      {
        title: "Accessible posts",
        text: "Alternative text for pictures and captions for video, written for you, and a page on how to go on writing them.",
      },
      {
        title: "Boundaries",
        text: "Two-step sign-in, who may message you, what to do with trolls, and how to stay off it for a week.",
      },
    ],
  },
  demo: {
    marginLabel: "A sample",
    label: "View Demo",
    title: `A sample ${calendarDays}-day calendar`,
    description:
      "Written for an invented memoir by a piano tuner. Publication day is day 15, the launch reading day 17.",
    sample: {
      author: "Delia Fenwright",
      book: "Other People’s Pianos: A Tuner’s Memoir",
      note: "Two hours of writing on one Sunday, about ten minutes a day for answers. Nothing here asks anyone to “smash” anything.",
      posts: [
        {
          day: 1,
          channel: "Instagram",
          kind: "Introduction",
          mark: "fork",
          text: "Photograph of the tool roll, laid out on a kitchen table. “These have been in more living rooms than the television. In two weeks I have a book out about what they heard.”",
        },
        {
          day: 2,
          channel: "Facebook",
          kind: "Question",
          mark: "question",
          text: "“Is there a piano in your family that nobody plays? Who did?” Answer everyone by name.",
        },
        {
          day: 3,
          channel: "Instagram",
          kind: "Craft",
          mark: "wave",
          text: "Twenty seconds of video: one string out of tune, then in. No talking. Caption: “That wobble is called a beat. My whole working life is making it stop.”",
        },
        {
          day: 4,
          channel: "Instagram",
          kind: "From the book",
          mark: "quote",
          text: "The first sentence of chapter one, set in the book’s own type on its own paper color. Nothing else.",
        },
        {
          day: 5,
          channel: "Facebook",
          kind: "Local",
          mark: "door",
          text: "Thank the high school whose practice rooms taught you patience. Tag the music department; mention that you are reading in town on the 12th.",
        },
        {
          day: 6,
          channel: "Newsletter",
          kind: "The letter",
          mark: "envelope",
          text: "The first Sunday: the house with eleven clocks, which did not make it into the book. End with the launch date, the name of the bookstore, and that one short letter more comes on the day itself.",
        },
        {
          day: 7,
          channel: "Instagram",
          kind: "Answers",
          mark: "question",
          text: "Pick the three best replies to day 2 and answer them at length, with permission to share.",
        },
        {
          day: 8,
          channel: "Instagram",
          kind: "Objects",
          mark: "keys",
          text: "A short video of things found inside pianos, one after another: a hairpin, a ration book, a tooth. “The letters are in chapter six.”",
        },
        {
          day: 9,
          channel: "Facebook",
          kind: "Invitation",
          mark: "door",
          text: "The launch reading as an event, with the parking, the stairs and the elevator described. People come when they know where to park.",
        },
        {
          day: 10,
          channel: "Instagram",
          kind: "Making of",
          mark: "page",
          text: "Two rejected covers beside the final one. “My favorite is in the trash, and my designer was right.”",
        },
        {
          day: 11,
          channel: "Instagram",
          kind: "Gratitude",
          mark: "fork",
          text: "A portrait of the blind technician who trained you, and one of the rules he taught: never tune angry.",
        },
        {
          day: 12,
          channel: "Facebook",
          kind: "Sample",
          mark: "page",
          text: "The first chapter, complete, on your own site, three days early. Ask people to send it to one person who owns a piano.",
        },
        {
          day: 13,
          channel: "Facebook",
          kind: "Question",
          mark: "question",
          text: "“What did you overhear as a child that you only understood as a grown-up?” It is what the book is about; you need not say so.",
        },
        {
          day: 14,
          channel: "Instagram",
          kind: "Countdown",
          mark: "metronome",
          text: "You open the box of author copies, on video. Let the silence be. Hold one up, put it down, close the box.",
        },
        {
          day: 15,
          channel: "All channels",
          kind: "Publication day",
          mark: "book",
          text: "The cover, one sentence, one link. “It is a book now. Thank you for listening to me about listening.” Then spend the day answering people.",
        },
        {
          day: 16,
          channel: "Instagram",
          kind: "Bookstore",
          mark: "door",
          text: "The book on a real shelf at Lantern Street Books, with the bookseller’s name and why you like her shop. Link to the shop, not to yourself.",
        },
        {
          day: 17,
          channel: "Facebook",
          kind: "Reading",
          mark: "keys",
          text: "A video: you read half a page aloud at a customer’s piano, with her permission, lid up. Captions on. “The rest tonight at seven, at Lantern Street Books.”",
        },
        {
          day: 18,
          channel: "Facebook",
          kind: "Thanks",
          mark: "fork",
          text: "Pictures from the launch. Name the person who asked the best question, and give a better answer than you gave that night.",
        },
        {
          day: 19,
          channel: "Instagram",
          kind: "Reviews",
          mark: "page",
          text: "What the launch was like from the inside, including the microphone. Ask those who have read it for an honest review wherever they bought it.",
        },
        {
          day: 20,
          channel: "Instagram",
          kind: "Reader",
          mark: "photograph",
          text: "Share a reader’s photograph of the book on top of their own piano. Ask before you share.",
        },
        {
          day: 21,
          channel: "Instagram",
          kind: "Others’ books",
          mark: "shelf",
          text: "Three books on your own shelf about work done with the hands. Be generous; it is remembered.",
        },
        {
          day: 22,
          channel: "Facebook",
          kind: "Craft",
          mark: "wave",
          text: "How to tell in ten seconds whether a free piano is worth the moving van. The most useful thing you know, given away.",
        },
        {
          day: 23,
          channel: "Instagram",
          kind: "From the book",
          mark: "quote",
          text: "The sentence readers underline most, as reported by three of them. Same template as day 4.",
        },
        {
          day: 24,
          channel: "Facebook",
          kind: "Reading groups",
          mark: "question",
          text: "Five questions for reading groups, in the post itself and not behind a link. Offer to join any group by video for half an hour.",
        },
        {
          day: 25,
          channel: "Facebook",
          kind: "Local",
          mark: "door",
          text: "The library talk, tomorrow at three: “For people who do not play. Bring the question you were too polite to ask your piano teacher.”",
        },
        {
          day: 26,
          channel: "Facebook",
          kind: "Invitation",
          mark: "door",
          text: "The reading in Ventura, and a standing offer: if a library within two hours’ drive asks, you will come.",
        },
        {
          day: 27,
          channel: "Instagram",
          kind: "An answer",
          mark: "question",
          text: "“How often should I have it tuned?” The honest answer on video, in one breath, standing in a doorway with your coat on.",
        },
        {
          day: 28,
          channel: "Facebook",
          kind: "Story",
          mark: "keys",
          text: "What happened to the boy with the missing hammers, after the last page. He said you may tell it.",
        },
        {
          day: 29,
          channel: "Instagram",
          kind: "Behind the desk",
          mark: "quote",
          text: "The notebook that became the book, open at a page you cut. “Four years, six drafts, one coffee ring.”",
        },
        {
          day: 30,
          channel: "All channels",
          kind: "Rest",
          mark: "rest",
          text: "“I am going to be quiet for a week and tune some pianos. The letter comes on the first Sunday, as always.” Link to the newsletter. Then really stop.",
        },
      ],
    },
  },
  timeline: {
    label: "Timeline",
    title: `${formatDuration(weeks, "week")} of setup`,
    lead: `Then ${calendarDays} days in which you post and we are near.`,
    // The steps divide the price book's span; if that changes, so must they.
    steps: [
      {
        title: "Listening",
        duration: "Week 1",
        text: "We read you, look at what exists, and ask what you would enjoy. Enjoyment shows, and so does its absence.",
      },
      {
        title: "Profiles and templates",
        duration: "Week 1",
        text: "Accounts opened or repaired, security switched on, pictures and biographies in place.",
      },
      {
        title: "Calendar",
        duration: "Week 2",
        text: "We write the month with you in one long conversation, in your words. You strike what does not sound like you.",
      },
      {
        title: "Handoff",
        duration: "Week 2",
        text: "We go through the tools together, and leave you a one-page routine for keeping on.",
      },
      {
        title: "The month",
        duration: `${calendarDays} days`,
        text: "You post; we answer questions. At the end we look at what people replied to, which tells more than what they liked.",
      },
    ],
  },
  honesty: {
    label: "What to expect",
    title: "What it can do",
    paragraphs: [
      "Posting keeps you in the minds of people who already like you, and gives them something to pass on. It rarely sells a book to a stranger by itself, and we will not tell you otherwise. We do not buy followers, run engagement rings or write posts by machine.",
      "The setup is part of two of our packages. Ordered alone, its price depends on the number of channels, and your proposal states it before you decide.",
    ],
  },
  callToAction: {
    title: "Would you rather be writing?",
    text: `Good. Give us ${consultation.minutes} minutes and we will tell you the least you can do and still be found.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
} as const satisfies AdditionalService & {
  demo: { marginLabel: string; label: string; title: string; description: string; sample: SampleCalendar };
  honesty: TextSection;
};
