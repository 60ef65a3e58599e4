import type { CSSProperties } from "react";
import { type Book, CoverBoard } from "../book-cover.tsx";
import { Spine } from "../spine.tsx";

const thickness = 54;

/** A book that stands a quarter turned, so that one sees its back as well. It is as wide as its room, spine and all. */
export function TurnedBook({ book, style }: { book: Book; style?: CSSProperties }) {
  return (
    <div aria-hidden="true" style={style} className="turned-book">
      <div className="relative aspect-2/3">
        <svg viewBox={`0 0 ${thickness} 300`} aria-hidden="true" className="turned-spine">
          <g transform={`translate(${thickness} 0)rotate(90)`}>
            <Spine book={book} length={300} thickness={thickness} upright />
          </g>
        </svg>
        <svg viewBox="0 0 200 300" aria-hidden="true" className="turned-front size-full">
          <CoverBoard {...book} />
        </svg>
      </div>
    </div>
  );
}
