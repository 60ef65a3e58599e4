import { ourBooks, questionsBook } from "#app/drawings/our-books.ts";
import type { Still } from "./still.ts";

/**
 * Each of our books by itself, a little turned, so that one sees its back and how thick it is. What it stands on is the
 * picture's lower edge; its shadow is the page's.
 */
export const boundBooks: readonly Still[] = [...ourBooks, questionsBook].map((book) => ({
  name: `book-${book.design}`,
  ratio: 15.8 / 23.2,
  widths: [720, 360],
  books: [{ book, height: 22.4, thick: 2.6, at: [0.9, -2.6, 0], turn: 17, isBareBacked: true }],
  wall: 90,
  lights: [{ at: [-50, -70, 75], to: [8, 0, 9], size: [75, 75], power: 106_000 }],
  sky: { color: "#fff8ec", strength: 0.36 },
  shade: "none",
  camera: { lens: 210, at: [7.9, -135, 11.6], to: [7.9, 0, 11.6] },
}));
