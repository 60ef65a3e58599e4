import { ourBooks, questionsBook } from "#app/drawings/our-books.ts";
import type { Still } from "./still.ts";

/**
 * Each of our books by itself, a little turned and seen from a little above, so that one sees its back, its pages and how
 * thick it is. Its shadow falls on what is behind it and to its right; `BoundBook` knows which part of the picture is the book.
 */
export const boundBooks: readonly Still[] = [...ourBooks, questionsBook].map((book) => ({
  name: `book-${book.design}`,
  ratio: 19.6 / 26.2,
  widths: [720, 360],
  books: [{ book, height: 22.4, thick: 2.6, at: [0.9, 1.6, 0], turn: -16, isBareBacked: true }],
  wall: 4.8,
  lights: [{ at: [-36, -90, 82], to: [8, 0, 9], size: [120, 120], power: 98_000 }],
  sky: { color: "#fff8ec", strength: 0.5 },
  camera: { lens: 187.8, at: [9.9, -135, 31.6], to: [9.9, 0, 10.2] },
}));
