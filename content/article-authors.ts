/** The people of the house who sign its articles; invented samples. */
export type ArticleAuthor = { slug: string; name: string; role: string; biography: string; portraitId: number };

/** Portraits 1 to 6 belong to the authors of success-stories.ts. */
export const articleAuthors = [
  {
    slug: "imogen-farrowgate",
    name: "Imogen Farrowgate",
    role: "Editorial Director",
    biography:
      "Imogen has edited novels and memoirs for two decades and still marks up the first pass in pencil. She writes about revision, query letters, and the courage it takes to cut a chapter.",
    portraitId: 7,
  },
  {
    slug: "walter-osei-brandt",
    name: "Walter Osei-Brandt",
    role: "Director of Publishing and Rights",
    biography:
      "Walter reads contracts for pleasure and explains them for a living. He came to publishing from a bookstore’s back room and writes about routes, royalties and what “net receipts” means.",
    portraitId: 8,
  },
  {
    slug: "priya-castellane",
    name: "Priya Castellane",
    role: "Head of Marketing and Publicity",
    biography:
      "Priya has launched quiet books and loud ones and prefers the quiet. She writes about mailing lists, booksellers, and marketing that an author can do without becoming someone else.",
    portraitId: 9,
  },
  {
    slug: "mateo-lindqvist-araya",
    name: "Mateo Lindqvist-Araya",
    role: "Art Director",
    biography:
      "Mateo sets type, draws covers and collects printers’ errors. He writes about the look of books, the tools that make them, and the files that retailers send back.",
    portraitId: 10,
  },
] as const satisfies readonly ArticleAuthor[];

export type ArticleAuthorSlug = (typeof articleAuthors)[number]["slug"];
