import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { AuthorStory } from "#content/success-stories.ts";
import { sharedCover } from "../book-cover.tsx";
import { Still } from "./still.tsx";

type BoundBookProps = {
  design: AuthorStory["coverId"] | 14;
  sizes: string;
  isFirst?: true;
  /** It goes along to the next page that has it; a page shows one such copy of a book. */
  moves?: true;
  className?: string;
  style?: CSSProperties;
};

/**
 * A book of one of our authors, or of the house's own, a little turned, as light falls on it. Its box is the book, and ends
 * where the ledge below it begins; its shadow is wider than that. Whoever reads its title beside it needs no other words.
 */
export function BoundBook({ design, moves, className, style, ...picture }: BoundBookProps) {
  return (
    <span
      className={classNames("bound-book", className)}
      style={moves ? { viewTransitionName: sharedCover(design), ...style } : style}
    >
      <Still of={`book-${design}`} alt="" {...picture} />
    </span>
  );
}
