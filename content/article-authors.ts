/** The people of the house who sign its articles; invented samples. */
export type ArticleAuthor = {
  slug: string;
  name: string;
  role: string;
  biography: string;
  /** One of the sitters in app/drawings; the authors of success-stories.ts have theirs from the same family. */
  portraitId: 8 | 9 | 11 | 12;
};

export const articleAuthors = [
  {
    slug: "ruth-okafor",
    name: "Ruth Okafor",
    role: "Editorial Director",
    biography:
      "Ruth has edited novels and memoirs for two decades and still marks up the first pass in pencil. She writes about revision, what editors do all day, and the courage it takes to cut a chapter.",
    portraitId: 9,
  },
  {
    slug: "thomas-achterberg",
    name: "Thomas Achterberg",
    role: "Director of Publishing and Rights",
    biography:
      "Thomas reads contracts for pleasure and explains them for a living. He came to publishing from the back room of a bookstore and writes about routes, pitches, advances, and what “net receipts” means.",
    portraitId: 11,
  },
  {
    slug: "margaret-lin",
    name: "Margaret Lin",
    role: "Head of Marketing and Publicity",
    biography:
      "Margaret has launched quiet books and loud ones and prefers the quiet. She writes about platforms, launch plans, booksellers, and marketing an author can do without becoming someone else.",
    portraitId: 12,
  },
  {
    slug: "daniel-reyes",
    name: "Daniel Reyes",
    role: "Art and Production Director",
    biography:
      "Daniel sets type, draws covers and collects printers’ errors. He writes about the look of books, the files behind them, and what it takes, in time and money, to make one properly.",
    portraitId: 8,
  },
] as const satisfies readonly ArticleAuthor[];
