import { bookOf } from "#app/drawings/our-books.ts";
import { oak } from "./home-shelf.ts";
import type { Still } from "./still.ts";

/** The six books of our authors on one shelf, as a shop shows new ones: it runs on at both ends. */
export const storiesShelf: Still = {
  name: "stories-shelf",
  ratio: 1920 / 480,
  widths: [2000, 1300, 800],
  books: [
    { book: bookOf(1), height: 23.4, thick: 2.9, at: [0, 0, 0], turn: 9, lean: 4 },
    { book: bookOf(2), height: 20.4, thick: 2.1, at: [17.2, -4.2, 0], turn: -7, lean: 3 },
    { book: bookOf(3), height: 21.8, thick: 2.3, at: [31.7, -1.4, 0], turn: 12, lean: 4 },
    { book: bookOf(4), height: 18.8, thick: 2, at: [48.3, -3.4, 0], turn: -4, lean: 4 },
    { book: bookOf(5), height: 21.6, thick: 2.4, at: [62.2, -0.8, 0], turn: 8, lean: 4 },
    { book: bookOf(6), height: 22.8, thick: 2.6, at: [78.3, -3.6, 0], turn: -8, lean: 3 },
  ],
  shelf: { from: -80, to: 180, front: -11, thick: 3.4, color: oak },
  wall: 7,
  lights: [{ at: [-20, -110, 110], to: [46, 0, 6], size: [90, 60], power: 330_000 }],
  sky: { color: "#fff8ec", strength: 0.34 },
  camera: { lens: 116, at: [46.9, -400, 52], to: [46.9, 0, 11] },
};
