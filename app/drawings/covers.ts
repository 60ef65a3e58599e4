import type { FaceName } from "./type-block.tsx";

/** What a cover is made of: four inks and the way they are laid on the board. A book keeps its colours in any light. */
export type CoverPalette = { ground: string; ink: string; second: string; accent: string };

/** Paper is the same in every book; light and shade are laid on thinly. */
export const binding = { page: "#f4ecdc", pageEdge: "#c9bda4", light: "#fff", shade: "#000" } as const;

export type CoverComposition =
  | "horizon"
  | "keys"
  | "initial"
  | "rules"
  | "contours"
  | "letterpress"
  | "marks"
  | "botanical"
  | "stacked"
  | "moons"
  | "planes"
  | "arches"
  | "tide"
  | "thread";

/** 1 to 6 clothe the books of the success stories, 7 to 9 those of the home page's quotes; the rest wait for a book. */
export const covers = {
  1: { composition: "tide", palette: { ground: "#dbe4dc", ink: "#12343b", second: "#2f7075", accent: "#e0a93f" } },
  2: { composition: "stacked", palette: { ground: "#e3a736", ink: "#1d1a16", second: "#c4872a", accent: "#a3341f" } },
  3: { composition: "arches", palette: { ground: "#7c2f1f", ink: "#fbeedb", second: "#f0a66b", accent: "#fbe3b4" } },
  4: { composition: "rules", palette: { ground: "#1e3a33", ink: "#f4ead4", second: "#4f7766", accent: "#dcb25c" } },
  5: { composition: "botanical", palette: { ground: "#b7c4a3", ink: "#22321f", second: "#4a6a46", accent: "#b04f2a" } },
  6: { composition: "moons", palette: { ground: "#191c3a", ink: "#f4ead2", second: "#343a6b", accent: "#e4c277" } },
  7: { composition: "keys", palette: { ground: "#e3b3a0", ink: "#241b1c", second: "#fbf4e8", accent: "#a5322b" } },
  8: { composition: "horizon", palette: { ground: "#f3dfc1", ink: "#16303f", second: "#1f4b5f", accent: "#d4552c" } },
  9: { composition: "initial", palette: { ground: "#661c2a", ink: "#f6e8d2", second: "#8c3340", accent: "#e0b566" } },
  10: { composition: "contours", palette: { ground: "#ebe3d0", ink: "#23302b", second: "#5c8573", accent: "#b8402a" } },
  11: { composition: "planes", palette: { ground: "#bfd4da", ink: "#1b2f42", second: "#ffffff", accent: "#e0603a" } },
  12: {
    composition: "letterpress",
    palette: { ground: "#e8e1d3", ink: "#1a1a1a", second: "#c9bfa9", accent: "#c8912a" },
  },
  13: { composition: "thread", palette: { ground: "#443c6b", ink: "#f3eadb", second: "#6a6098", accent: "#f0947c" } },
  14: { composition: "marks", palette: { ground: "#bfd4da", ink: "#1b2f42", second: "#ffffff", accent: "#a5322b" } },
} as const satisfies Record<number, { composition: CoverComposition; palette: CoverPalette }>;

export type CoverDesign = keyof typeof covers;

/** The face of a book's title, where it is not the house's serif: the same on the cover and on the back. */
export const titleFaces: Partial<Record<CoverDesign, FaceName>> = {
  1: "roman",
  2: "gothic",
  6: "geometric",
  7: "gothic",
  13: "roman",
};
