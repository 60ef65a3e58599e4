import type { ReactNode } from "react";
import { type Book, BookBody } from "../book-cover.tsx";
import { Picture } from "../picture.tsx";
import { bluePencil, ManuscriptHalf, pencil } from "./manuscript-half.tsx";

const sheet = { fill: pencil.ground, stroke: pencil.ink, strokeOpacity: 0.35 };
const marks = { fill: "none", stroke: bluePencil, strokeWidth: 4, strokeLinecap: "round" } as const;

/** One book on its way: the draft, the plan with what its author crossed out, half a book, and the book. */
export function bookStages(book: Book) {
  return [
    <Stage key="draft" left={3}>
      <path d="M14 12l186-8 6 296-186 5z" {...sheet} />
      <path d="M4 4h196v300H4z" {...sheet} />
      <path
        d="M70 66h64M34 110h136M34 132h136M34 154h136M34 176h94M34 220h136M34 242h136M34 264h60"
        stroke={sheet.stroke}
        strokeWidth="6"
      />
    </Stage>,
    <Stage key="plan" left={3}>
      <path d="M4 4h196v300H4z" {...sheet} />
      <path d="M34 50h80M64 106h104M64 150h72M64 194h96M64 238h84" stroke={sheet.stroke} strokeWidth="6" />
      <path
        d="M30 98h16v16H30zM30 142h16v16H30zM30 186h16v16H30zM30 230h16v16H30z"
        fill="none"
        stroke={sheet.stroke}
        strokeWidth="3"
      />
      <path d="M30 106l8 8 14-24M30 150l8 8 14-24M30 238l8 8 14-24M58 196q54-8 108-4" {...marks} />
    </Stage>,
    <Stage key="half" left={-12}>
      <BookBody {...book} />
      <ManuscriptHalf book={book} />
    </Stage>,
    <Stage key="book" left={0}>
      <BookBody {...book} />
    </Stage>,
  ];
}

/** Each begins where its column does. */
function Stage({ left, children }: { left: number; children: ReactNode }) {
  return (
    <Picture viewBox={`${left} -6 220 311`} className="block max-sm:w-full sm:h-56">
      {children}
    </Picture>
  );
}
