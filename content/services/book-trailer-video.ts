import { claims } from "#content/claims.ts";
import { additionalServices, consultation, marketing } from "#content/prices.ts";
import { type AdditionalService, backToServices, type CardSection, type ResultSection } from "#content/services.ts";
import { formatDuration, formatMoneySpan } from "#domain/money.ts";

/** One picture of a sample trailer: its lines appear one after another; `scene` is what a caption tells of the image. */
export type TrailerFrame = {
  seconds: number;
  kind: "words" | "title" | "close";
  lines: readonly string[];
  scene: string;
};

/** The frames' seconds add up to `seconds`. */
export type SampleTrailer = {
  slug: string;
  title: string;
  author: string;
  style: string;
  seconds: number;
  duration: string;
  /** The design of the cover in app/drawings. */
  coverId: 7 | 8 | 9;
  description: string;
  frames: readonly TrailerFrame[];
};

export type TrailerStyle = { type: string; duration: string; description: string; bestFor: string };

const { seconds, weeks } = additionalServices.bookTrailer;

export const bookTrailerPage = {
  meta: {
    title: "Book Trailer Video Production",
    description: `Book trailers written, filmed and captioned in about ${formatDuration(weeks, "week")}, in formats for retailers, your website and social video. Watch three samples.`,
    keywords: ["book trailer", "book trailer video", "book promotion video", "author video"],
    priority: "medium",
  },
  back: backToServices,
  hero: {
    label: "Book trailer video",
    title: "One promise, and then stop",
    lead: `A book trailer is not a small film of the book. It is ${formatDuration(seconds, "second")} that leave a reader with one question, and your title as the only way to answer it.`,
    actions: [
      { label: "Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
  facts: [
    { figure: formatMoneySpan(marketing.trailer.price), label: "depending on style" },
    { figure: `About ${formatDuration(weeks, "week")}`, label: "from script to master files" },
    { figure: formatDuration(seconds, "second"), label: "of film" },
  ],
  samples: {
    label: "The samples",
    title: "Three sample trailers",
    lead: "Drawn and set in type, for invented books. They pause when you ask, and read as stills if you prefer no motion.",
    playLabel: "Play trailer",
    trailers: [
      {
        slug: "other-peoples-pianos",
        title: "Other People’s Pianos",
        author: "Delia Fenwright",
        style: "Typographic",
        seconds: 60,
        duration: formatDuration([60, 60], "second"),
        coverId: 7,
        description: "A memoir. Quiet type, one thin line that opens like\u00a0a\u00a0lid.",
        frames: [
          {
            seconds: 6,
            kind: "words",
            lines: ["For forty-one years", "I have let myself into", "other people’s houses."],
            scene: "A single line on a dark ground, like a door left ajar.",
          },
          {
            seconds: 6,
            kind: "words",
            lines: ["I go to the piano.", "I lift the lid."],
            scene: "The line rises at one end.",
          },
          {
            seconds: 7,
            kind: "words",
            lines: ["Two hundred and thirty strings,", "each a little off."],
            scene: "The line multiplies into many and trembles.",
          },
          {
            seconds: 7,
            kind: "words",
            lines: ["People talk to a tuner", "the way they talk", "to a stranger on a train."],
            scene: "The strings grow still.",
          },
          {
            seconds: 8,
            kind: "words",
            lines: ["A widow who never played.", "A boy who never stopped.", "A judge with letters under the keys."],
            scene: "Three strings sound, one after another.",
          },
          {
            seconds: 6,
            kind: "words",
            lines: ["I heard all of it.", "I said nothing."],
            scene: "All strings at rest.",
          },
          { seconds: 6, kind: "words", lines: ["Until now."], scene: "One string, bright." },
          {
            seconds: 8,
            kind: "title",
            lines: ["Other People’s Pianos", "A Tuner’s Memoir", "Delia Fenwright"],
            scene: "The cover’s type on the cover’s color.",
          },
          { seconds: 6, kind: "close", lines: ["Read it somewhere quiet."], scene: "The lid comes down." },
        ],
      },
      {
        slug: "the-ninth-bell-at-harrow-sound",
        title: "The Ninth Bell at Harrow Sound",
        author: "Tobias Aldermere",
        style: "Cinematic",
        seconds: 72,
        duration: formatDuration([72, 72], "second"),
        coverId: 8,
        description: "A mystery. Fog, a slow count, and one number too many.",
        frames: [
          {
            seconds: 7,
            kind: "words",
            lines: ["The fog bell at Harrow Sound", "rings eight times."],
            scene: "Gray fog. Eight faint marks appear in a row.",
          },
          {
            seconds: 7,
            kind: "words",
            lines: ["Eight,", "for a hundred years."],
            scene: "The marks stand like posts in the water.",
          },
          {
            seconds: 9,
            kind: "words",
            lines: ["On the night the ferry went down", "the island counted nine."],
            scene: "A ninth mark appears, apart from the others.",
          },
          {
            seconds: 8,
            kind: "words",
            lines: ["Ada Wren was eleven.", "She was the one who counted."],
            scene: "A lit window, small, high on the left.",
          },
          {
            seconds: 9,
            kind: "words",
            lines: ["Now she is back,", "with a badge", "and a list of everyone who was awake."],
            scene: "Lines of a list, blurred.",
          },
          {
            seconds: 7,
            kind: "words",
            lines: ["Six names."],
            scene: "Six lines come into focus; five are struck out.",
          },
          { seconds: 8, kind: "words", lines: ["The last one", "is hers."], scene: "One line remains." },
          {
            seconds: 10,
            kind: "title",
            lines: ["The Ninth Bell at Harrow Sound", "A novel by", "Tobias Aldermere"],
            scene: "The fog clears behind the title.",
          },
          { seconds: 7, kind: "close", lines: ["Count again."], scene: "Nine marks, then black." },
        ],
      },
      {
        slug: "small-enough-to-listen",
        title: "Small Enough to Listen",
        author: "Marcus Adeyemi-Grant",
        style: "Author’s voice",
        seconds: 60,
        duration: formatDuration([60, 60], "second"),
        coverId: 9,
        description: "A business book. One confession, told straight.",
        frames: [
          {
            seconds: 7,
            kind: "words",
            lines: ["In my ninth year", "as head of the foundry", "I could not name the man who swept it."],
            scene: "Large type on paper, set like a letter.",
          },
          { seconds: 6, kind: "words", lines: ["His name is Walter."], scene: "The name alone, underlined by hand." },
          {
            seconds: 8,
            kind: "words",
            lines: ["Walter knew why", "the furnace kept failing."],
            scene: "An orange glow rises from the lower edge.",
          },
          {
            seconds: 8,
            kind: "words",
            lines: ["He had known for six years.", "Nobody had asked."],
            scene: "The glow goes out.",
          },
          {
            seconds: 8,
            kind: "words",
            lines: ["So we did the thing", "you are told never to do.", "We got smaller."],
            scene: "The type shrinks to a third of its size.",
          },
          {
            seconds: 7,
            kind: "words",
            lines: ["Small enough", "to hear one another."],
            scene: "Small type, a great deal of paper.",
          },
          {
            seconds: 9,
            kind: "title",
            lines: [
              "Small Enough to Listen",
              "How a foundry stopped growing and began to last",
              "Marcus Adeyemi-Grant",
            ],
            scene: "The cover’s type on the cover’s color.",
          },
          {
            seconds: 7,
            kind: "close",
            lines: ["For anyone with people to answer to."],
            scene: "Walter’s name again, as a signature.",
          },
        ],
      },
    ],
  },
  styles: {
    label: "Styles",
    title: "Tailored trailer styles",
    lead: "The book decides. These are the five we are asked for most.",
    styles: [
      {
        type: "Typographic",
        duration: `About ${seconds[0]} seconds`,
        description: "Words in motion, set in the book’s own type. No actors, no stock footage, nothing to date it.",
        bestFor: "Memoir, essays, poetry, literary fiction",
      },
      {
        type: "Cinematic",
        duration: `Up to ${seconds[1]} seconds`,
        description: "Filmed or licensed images, music and a voice. Mood first, plot hardly at all.",
        bestFor: "Mystery, thriller, historical fiction, science fiction",
      },
      {
        type: "Author’s voice",
        duration: formatDuration(seconds, "second"),
        description: "You, speaking plainly about why you wrote it, cut with pages and objects. We ask; you answer.",
        bestFor: "Business, self-help, Christian, popular history",
      },
      {
        type: "Illustrated",
        duration: `About ${seconds[0]} seconds`,
        description: "Drawn frames that move a little, in the manner of the cover or of the book’s own pictures.",
        bestFor: "Fantasy, children’s books, graphic nonfiction",
      },
      {
        type: "Documentary",
        duration: `Up to ${seconds[1]} seconds`,
        description: "Photographs, letters, places and the people who remember. Permissions cleared, dates right.",
        bestFor: "Biography, family history, investigative nonfiction",
      },
    ],
  },
  features: {
    label: "Production",
    title: "Production services",
    lead: "All of it is in the price. What is not, such as a day’s filming far from home, is quoted first.",
    cards: [
      {
        title: "Script",
        text: "Fewer words than you think. We read the book, propose one promise and write toward it.",
      },
      {
        title: "Storyboard",
        text: "Every frame on paper before anything moves, because paper is cheap to change.",
      },
      {
        title: "Pictures and music",
        text: "Filmed, drawn or licensed, with the licenses made out to you. No AI-generated images or voices.",
      },
      {
        title: "Voice",
        text: "A trained reader, or you, if you are the right one. Often it is better with no voice at all.",
      },
      {
        title: "Captions and description",
        text: "Captions in the file, a transcript, and a version with the images described. Many people watch without sound; some without sight.",
      },
      {
        title: "Master files",
        text: "Wide, square and vertical, in the sizes that retailers and networks ask for. They are yours.",
      },
    ],
  },
  impact: {
    label: "What it does",
    title: "What a trailer does for a book",
    lead: "You will find impressive percentages about video elsewhere. We could not trace them to anyone who had counted. Here is what your own report counts thirty days after the trailer is out, with sample figures until there are real ones.",
    stats: [claims.trailerViews, claims.trailerWatched, claims.trailerClicks],
    paragraphs: [
      "It is always captioned, because many people watch with the sound off, and comes in three formats from one edit: wide, square and vertical.",
      "A trailer gives other people something to share on your behalf: the bookseller announcing an event, the host introducing you, the cousin with many friends. It shows the tone of a book faster than a blurb can.",
      "It does not sell a book on its own, and we know of no honest way to say how many copies it adds. Make one if you have places to show it. If you have not, spend the money on the edit.",
    ],
  },
  platforms: {
    label: "Distribution",
    title: "Where it plays",
    lead: "We prepare the files and post where you have an account; you press the button or hand us the key.",
    cards: [
      {
        title: "Retailer product pages",
        text: "Where a shop allows video beside the cover, and on your author page there.",
      },
      {
        title: "Your own website",
        text: "At the top of the book’s page, loading only when someone asks for it.",
      },
      {
        title: "Video platforms",
        text: "A full-length version with title, description and captions that can be searched.",
      },
      {
        title: "Short vertical video",
        text: "A shorter cut for phones, with the title in the first seconds for those who leave early.",
      },
      {
        title: "Newsletter and press kit",
        text: "A still with a play mark that leads to the film, for readers, reviewers and hosts.",
      },
      {
        title: "Events",
        text: "A file without sound that loops on a bookstore’s screen or at\u00a0a\u00a0fair.",
      },
    ],
  },
  timeline: {
    label: "Timeline",
    title: `A production timeline of ${formatDuration(weeks, "week")}`,
    lead: "One week for each thing that can go wrong.",
    // The steps divide the price book's span; if that changes, so must they.
    steps: [
      {
        title: "Script and style",
        duration: "Week 1",
        text: "We read, talk and choose a style. You receive a script of less than a page.",
      },
      {
        title: "Storyboard and sound",
        duration: "Week 2",
        text: "Frames on paper, music to choose from, a voice if there is one. Changes are easy here, so make them here.",
      },
      {
        title: "Production",
        duration: "Week 3",
        text: "Filming, drawing, setting, cutting. You see a first cut at the end of the week.",
      },
      {
        title: "Finish and delivery",
        duration: "Week 4",
        text: "Your corrections, captions, transcript, three formats, and the master files in your hands.",
      },
    ],
  },
  callToAction: {
    title: "What is the one question your book asks?",
    text: `That is the trailer. Bring it to a free ${consultation.minutes}-minute consultation, or take the trailer as part of a package.`,
    actions: [
      { label: "Schedule Free Consultation", to: "/consultation" },
      { label: "Compare Packages", to: "/packages" },
    ],
  },
} as const satisfies AdditionalService & {
  samples: { label: string; title: string; lead: string; playLabel: string; trailers: readonly SampleTrailer[] };
  styles: { label: string; title: string; lead: string; styles: readonly TrailerStyle[] };
  impact: ResultSection;
  platforms: CardSection;
};
