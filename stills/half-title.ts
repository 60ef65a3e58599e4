import { covers } from "#app/drawings/covers.ts";
import { site } from "#content/site.ts";
import { firstPage } from "./first-page.tsx";
import type { Still } from "./still.ts";

/** The page that the house is called after: a book opened at its first leaf. */
export const halfTitle: Still = {
  name: "half-title",
  ratio: 5 / 4,
  widths: [1300, 900, 600],
  opened: [
    {
      page: firstPage(site.name),
      ground: covers[3].palette.ground,
      lining: "#8fa8b3",
      width: 14.6,
      height: 21.4,
      thick: 2.4,
      at: [-0.4, -9.5, 0],
      turn: -7,
    },
  ],
  wall: 60,
  lights: [{ at: [-70, 30, 70], to: [0, 0, 0], size: [45, 45], power: 108_000 }],
  sky: { color: "#fff8ec", strength: 0.42 },
  camera: { lens: 108, at: [1.2, -66, 82], to: [1.2, 0.4, 0] },
};
