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

/** A sheet that was typed to be printed and sent. */
export const letterPaperPalette: Palette = {
  colorScheme: "light",
  "--color-paper": "#fdfaf2",
  "--color-paper-deep": "#f6f4ee",
  "--color-surface": "#ffffff",
  "--color-ink": "#17181c",
  "--color-ink-soft": "#4d4a44",
  "--color-rule": "#d8d3c8",
  "--color-rule-strong": "#857e70",
  "--color-action": "#1d4ed8",
  "--color-action-strong": "#1d4ed8",
  "--color-gold": "#b08a3e",
  "--color-gold-ink": "#7a5a1a",
  "--color-focus": "#1d4ed8",
};
