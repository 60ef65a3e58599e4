import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { AuthorStory } from "#content/success-stories.ts";
import { sharedCover } from "../book-cover.tsx";
import { Still } from "./still.tsx";

type BoundBookProps = { design: AuthorStory["coverId"] | 14; sizes: string; className?: string; style?: CSSProperties };

/**
 * A book of one of our authors, or of the house's own, a little turned, as light falls on it; it stands on the picture's lower
 * edge. Whoever reads its title beside it needs no other words.
 */
export function BoundBook({ design, className, style, ...picture }: BoundBookProps) {
  return (
    <Still
      of={`book-${design}`}
      alt=""
      className={classNames("bound-book", className)}
      style={{ viewTransitionName: sharedCover(design), ...style }}
      {...picture}
    />
  );
}
