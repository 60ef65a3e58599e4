import { firstPage } from "./first-page.tsx";
import type { Still } from "./still.ts";

/** The same book, its board held up and its first page without a title yet: whoever looks down on it types one. */
export const blankBook: Still = {
  name: "blank-book",
  ratio: 20.5 / 24.6,
  widths: [900, 600],
  opened: [
    {
      page: firstPage(),
      ground: "#7c3a2a",
      lining: "#c9b48e",
      width: 14.6,
      height: 21.4,
      thick: 2.2,
      at: [-6.1, -10.7, 0],
      opens: 84,
    },
  ],
  wall: 60,
  lights: [{ at: [26, 26, 104], to: [0, 0, 0], size: [45, 45], power: 84_000 }],
  sky: { color: "#fff8ec", strength: 0.42 },
  shade: "#04070f",
  camera: { lens: 263, at: [0, 0, 180], to: [0, 0, 0] },
};
