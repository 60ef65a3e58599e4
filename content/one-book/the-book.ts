import { exampleBook } from "#content/example-book.ts";

/**
 * What is known about the sample book beyond the sums of content/example-book.ts. Author, book, people, shops and sales are
 * invented; the numbers that a publisher is assigned (ISBN, Library of Congress) are ones that are handed to nobody.
 */
export const theBook = {
  title: exampleBook.title,
  subtitle: "A Tuner’s Memoir",
  author: exampleBook.author,
  /** Its cover among the designs of app/drawings/covers.ts. */
  cover: 7,
  words: exampleBook.words,
  pages: exampleBook.pages,
  trim: "5.5\u00a0×\u00a08.5\u00a0inches",
  published: "March 10, 2026",
  year: 2026,
  /** Serial numbers of a year begin with one. */
  lccn: "2025000000",
  isbn: { paperback: "978-1-234567-89-7", ebook: "978-1-234567-80-4" },
} as const;

export const fullTitle = `${theBook.title}: ${theBook.subtitle}`;
