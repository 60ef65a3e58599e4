/** What a cover is made of: four inks and the way they are laid on the board. A book keeps its colours in any light. */
export type CoverPalette = { ground: string; ink: string; second: string; accent: string };

export type CoverComposition =
  | "horizon"
  | "initial"
  | "rules"
  | "contours"
  | "letterpress"
  | "botanical"
  | "stacked"
  | "moons"
  | "planes"
  | "arches"
  | "tide"
  | "thread";

export const covers = {
  1: { composition: "horizon", palette: { ground: "#f3dfc1", ink: "#16303f", second: "#1f4b5f", accent: "#d4552c" } },
  2: { composition: "initial", palette: { ground: "#1e3a33", ink: "#f2e8d3", second: "#2f5a4d", accent: "#d8a94b" } },
  3: { composition: "contours", palette: { ground: "#ebe3d0", ink: "#23302b", second: "#5c8573", accent: "#b8402a" } },
  4: { composition: "arches", palette: { ground: "#7c2f1f", ink: "#fbeedb", second: "#f0a66b", accent: "#fbe3b4" } },
  5: { composition: "botanical", palette: { ground: "#f5efe2", ink: "#2b3a2a", second: "#7d9068", accent: "#c77b54" } },
  6: { composition: "moons", palette: { ground: "#191c3a", ink: "#f4ead2", second: "#343a6b", accent: "#e4c277" } },
  7: { composition: "stacked", palette: { ground: "#d3472d", ink: "#fdf1de", second: "#a92f1d", accent: "#16202c" } },
  8: { composition: "planes", palette: { ground: "#bfd4da", ink: "#1b2f42", second: "#ffffff", accent: "#e0603a" } },
  9: { composition: "rules", palette: { ground: "#661c2a", ink: "#f6e8d2", second: "#9a3c46", accent: "#d9ad5c" } },
  10: {
    composition: "letterpress",
    palette: { ground: "#e8e1d3", ink: "#1a1a1a", second: "#c9bfa9", accent: "#c8912a" },
  },
  11: { composition: "tide", palette: { ground: "#f1e7d6", ink: "#12343b", second: "#2c6e73", accent: "#e3b04b" } },
  12: { composition: "thread", palette: { ground: "#2a2540", ink: "#f3eadb", second: "#4c4470", accent: "#e8836b" } },
} as const satisfies Record<number, { composition: CoverComposition; palette: CoverPalette }>;

export type CoverDesign = keyof typeof covers;
