import { bookOf, typeLedBook } from "#app/drawings/our-books.ts";
import { bluePencil } from "#app/drawings/specimens/pencil.ts";
import type { Still } from "./still.ts";

/** What our shelves are made of. */
export const oak = "#d3b48a";

/**
 * The first picture of the site: the largest book is half a manuscript, and the shelf runs on beyond the page's edge, which
 * cuts the last book. Light comes from a window at the upper left.
 */
export const homeShelf: Still = {
  name: "home-shelf",
  ratio: 900 / 600,
  widths: [1400, 1000, 700],
  books: [
    { book: bookOf(5), height: 22.4, thick: 2.3, at: [2.6, 2.4, 0], lean: 5, half: true },
    { book: bookOf(1), height: 21.6, thick: 2.45, at: [18.95, -1.6, 0], pose: "spine" },
    { book: bookOf(3), height: 19.4, thick: 1.8, at: [21.2, -1.9, 0], pose: "spine" },
    { book: { ...bookOf(4), author: "" }, height: 15, thick: 1.7, at: [22.6, -4.2, 0.85], pose: "lying", turn: -1 },
    { book: { ...bookOf(2), author: "" }, height: 14.4, thick: 1.75, at: [22.8, -3.9, 2.56], pose: "lying", turn: 1.4 },
    { book: bookOf(6), height: 14.6, thick: 1.5, at: [25.1, 1.2, 3.43], lean: 8 },
    { book: typeLedBook, height: 18.2, thick: 1.9, at: [38.1, -4.6, 0], turn: 14 },
  ],
  pencils: [{ at: [4.6, -8.6, 0.36], turn: -7, length: 13.5, color: bluePencil }],
  shelf: { from: 0.9, to: 90, front: -12.5, thick: 2, color: oak },
  wall: 5.6,
  lights: [{ at: [-45, -70, 75], to: [22, 0, 6], size: [70, 70], power: 100_000 }],
  sky: { color: "#fff8ec", strength: 0.33 },
  camera: { lens: 122, at: [20.1, -146, 27], to: [20.1, 0, 9.1] },
};
