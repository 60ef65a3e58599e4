import type { CSSProperties, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type SheetProps = { className?: string; style?: CSSProperties; children?: ReactNode };

/**
 * A sheet of paper lying on a plate. Its measures are in em, so that the plate scales as one. One that lies by its lower edge
 * says how high it is: else it jumps when the letters come that it is set in.
 */
export function Sheet({ className, style, children }: SheetProps) {
  return (
    <div style={style} className={classNames("on-paper absolute bg-paper font-serif text-ink shadow-book", className)}>
      {children}
    </div>
  );
}

/** Around what runs on below the edge: a column takes whole lines and rows, and the next one lies out of sight. */
export const wholeLines = "columns-1 gap-x-20 overflow-hidden [column-fill:auto] [orphans:1] [widows:1]";

type LeafProps = { title?: string; className?: string };

/** The recto of a half-title: a title at a third of the height, and nothing else. */
export function Leaf({ title, className }: LeafProps) {
  return (
    <div
      className={classNames(
        "recto on-paper bound-left @container relative aspect-2/3 bg-paper font-serif text-ink",
        className,
      )}
    >
      {title && <HalfTitleWords title={title} />}
    </div>
  );
}

/** A title as the house sets it, at a third of the height of the page around it, whose width it is measured by. */
export function HalfTitleWords({ title }: { title: string }) {
  return (
    <p
      className="absolute inset-x-[12%] text-center leading-tight text-balance wrap-anywhere"
      style={{ top: "29%", fontSize: `min(${titleSize(title)}cqi, 2.5rem)` }}
    >
      {title}
    </p>
  );
}

/** In hundredths of the page's width: as large as the house sets a title, or as the longest word and the room to the foot allow. */
function titleSize(title: string) {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.round(Math.min(14, 84 / Math.sqrt(title.length), 138 / longestWord) * 10) / 10;
}
