import type { CSSProperties } from "react";

/**
 * The samples bring their own look: each speaks the house's token names in colours of its own, in any light. These are the
 * only colours outside the stylesheet and the drawings.
 */
type Palette = CSSProperties & Record<`--color-${string}`, string>;

/** An author's site in the inks of its book's cover (design 7). */
export const authorSitePalette: Palette = {
  colorScheme: "light",
  "--color-paper": "#fbf4e8",
  "--color-paper-deep": "#f4e3d6",
  "--color-surface": "#fffaf2",
  "--color-ink": "#241b1c",
  "--color-ink-soft": "#5e4c49",
  "--color-rule": "#dfc5b5",
  "--color-rule-strong": "#8d6c60",
  "--color-action": "#a5322b",
  "--color-action-strong": "#8a2721",
  "--color-on-action": "#fffaf2",
  "--color-gold": "#e3b3a0",
  "--color-gold-ink": "#8a2721",
  "--color-focus": "#241b1c",
};
