import { ourBooks } from "#app/drawings/our-books.ts";
import type { Still } from "./still.ts";

/**
 * Each of our books by itself, a little turned, so that one sees its back and how thick it is. What it stands on is the
 * picture's lower edge; the wall behind it takes its shadow.
 */
export const boundBooks: readonly Still[] = ourBooks.map((book) => ({
  name: `book-${book.design}`,
  ratio: 18.6 / 23.2,
  widths: [800, 400],
  books: [{ book, height: 22.4, thick: 2.6, at: [0.9, -2.6, 0], turn: 17 }],
  wall: 4.2,
  lights: [{ at: [-50, -70, 75], to: [8, 0, 9], size: [75, 75], power: 106_000 }],
  sky: { color: "#fff8ec", strength: 0.36 },
  camera: { lens: 210, at: [9.3, -135, 11.6], to: [9.3, 0, 11.6] },
}));
