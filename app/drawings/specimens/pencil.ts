import type { CoverPalette } from "../covers.ts";

/** What a cover looks like while it is a drawing: on paper, so what holds it says `on-paper`. */
export const pencil: CoverPalette = { ground: "var(--color-paper)", ink: "#5c6168", second: "none", accent: "none" };

/** A colleague's marks. */
export const bluePencil = "#2b5dc4";
