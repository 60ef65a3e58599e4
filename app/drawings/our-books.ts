import { homePage } from "#content/home.ts";
import { site } from "#content/site.ts";
import { authorStories } from "#content/success-stories.ts";
import type { Book } from "./book-cover.tsx";

/** The book of one of our stories, by the design of its cover. */
export function bookOf(design: Book["design"]): Book {
  const story = authorStories.find(({ coverId }) => coverId === design);
  if (!story) throw new Error(`No story has the cover ${design}.`);
  return { title: story.bookTitle, author: story.name, design };
}

/** A sample whose title is its picture. */
export const typeLedBook: Book = { title: "Quarrel", author: "Imogen Varga", design: 9 };

/** The memoir that our articles reckon with. */
export const pianosBook: Book = { title: "Other People’s Pianos", author: "Delia Fenwright", design: 7 };

const series = (volume: number, title: string, ground: string, second: string) => ({
  volume,
  title,
  author: "M. E. Ortiz",
  design: 11 as const,
  palette: { ground, ink: "#f6ead4", second, accent: "#e4c277" },
});

/** One series: the name, the face and the place of everything stay; the ground and the number change. */
export const seriesBooks = [
  series(1, "Dry Crossing", "#1f3a5f", "#8fa6c6"),
  series(2, "Long Count", "#5a1f2c", "#c08a92"),
  series(3, "Second Bridge", "#1c3b34", "#86a898"),
] as const;

/** "M. E." and "Ortiz": on a spine and in a catalog they stand apart. */
export function nameParts(author: string) {
  const end = author.lastIndexOf(" ");
  return { given: author.slice(0, end), family: author.slice(end + 1) };
}

/** What authors ask is a book of the house's own. */
export const questionsBook: Book = {
  title: homePage.faq.label,
  author: site.name,
  design: 14,
};

export const ourBooks: readonly Book[] = authorStories.map(({ coverId }) => bookOf(coverId));
