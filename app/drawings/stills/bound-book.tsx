import type { CSSProperties } from "react";
import type { AuthorStory } from "#content/success-stories.ts";
import { sharedCover } from "../book-cover.tsx";
import { Still } from "./still.tsx";

type BoundBookProps = { design: AuthorStory["coverId"]; sizes: string; className?: string; style?: CSSProperties };

/**
 * A book of one of our authors, a little turned, as light falls on it. It stands on the picture's lower edge; four fifths of the width
 * are the book, the rest is its shadow. Whoever sees its title beside it needs no other words.
 */
export function BoundBook({ design, className, style, ...picture }: BoundBookProps) {
  return (
    <Still
      of={`book-${design}`}
      alt=""
      className={className}
      style={{ viewTransitionName: sharedCover(design), ...style }}
      {...picture}
    />
  );
}
