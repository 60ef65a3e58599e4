import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../picture.tsx";

const grounds = {
  paper: "var(--color-paper-deep)",
  sand: "var(--color-sand)",
  sage: "var(--color-sage)",
  clay: "var(--color-clay)",
  sky: "var(--color-sky)",
} as const;

type SceneProps = PictureProps & {
  night?: boolean;
  /** A color field of its own, as the plates have. */
  ground?: keyof typeof grounds;
  /** The part of the sheet that is shown, where the drawing would float in the whole; 16 by 9 as well. */
  frame?: string;
  children: ReactNode;
};

/** The sheet an article's picture is drawn on: 16 by 9, lines in the colour of the text, flat tints from the tokens. */
export function Scene({ alt, className, night, ground = "paper", frame = "0 0 640 360", children }: SceneProps) {
  return (
    <Picture
      viewBox={frame}
      preserveAspectRatio="xMidYMid slice"
      alt={alt}
      className={className}
      color={night ? "var(--color-on-night)" : "var(--color-ink)"}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* The ground goes on above the sheet, for a frame that is higher. */}
      <path d="M0-360h640v720H0z" fill={night ? "var(--color-night)" : grounds[ground]} stroke="none" />
      {children}
    </Picture>
  );
}

/** Lines of text too small to read: one stroke for each width. */
export const textLines = (x: number, y: number, widths: readonly number[], gap = 10) =>
  widths.map((width, index) => `M${x} ${y + index * gap}h${width}`).join("");

export const surface = "var(--color-surface)";
export const gold = "var(--color-gold)";
export const rule = "var(--color-rule)";
export const soft = "var(--color-ink-soft)";
