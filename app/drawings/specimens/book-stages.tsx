import type { ReactNode } from "react";
import { beforeTheBook, copyrightPage } from "#content/plates.ts";
import { kraft } from "../articles/scene.tsx";
import { type Book, BookBody } from "../book-cover.tsx";
import { Picture } from "../picture.tsx";
import { barsOf } from "../plates/bar-code.tsx";
import { Spine } from "../spine.tsx";
import { bluePencil, ManuscriptHalf, pencil } from "./manuscript-half.tsx";

const { draft, plan } = beforeTheBook;
const sheet = { fill: pencil.ground, stroke: pencil.ink, strokeOpacity: 0.35 };
const marks = { fill: "none", stroke: bluePencil, strokeWidth: 2.6, strokeLinecap: "round" } as const;

const label = [...barsOf(copyrightPage.isbn)].map((bar, x) => (bar === "1" ? `M${x} 0h1v16h-1z` : "")).join("");

/** One book on its way: the draft, the plan with what its author crossed out, half a book, and a carton of copies. */
export function bookStages(book: Book) {
  return [
    <Stage key="draft" left={-4}>
      <path d="M14 8l186-8 6 300H20z" {...sheet} />
      <Paper />
      <text x="178" y="32" fontSize="12" textAnchor="end">
        {draft.runningHead}
      </text>
      <text x="102" y="90" fontSize="17" textAnchor="middle" fontFamily="var(--font-serif)">
        {draft.chapter}
      </text>
      {draft.lines.map((line, place) => (
        <text
          key={line}
          x={place === 0 ? 40 : 26}
          y={132 + place * 26}
          fontSize="12.800"
          fontFamily="var(--font-serif)"
        >
          {line}
        </text>
      ))}
    </Stage>,
    <Stage key="plan" left={-4}>
      <Paper />
      <text x="26" y="56" fontSize="24" fontFamily="var(--font-serif)">
        {plan.title}
      </text>
      {plan.rows.map(({ name, from, ...row }, place) => (
        <g key={name} transform={`translate(26 ${106 + place * 50})`}>
          <path d="M0-30h152" stroke={sheet.stroke} strokeOpacity=".3" />
          <text x="24" fontSize="17" fontFamily="var(--font-serif)">
            {name}
          </text>
          <text x="152" fontSize="13.500" textAnchor="end">
            {from}
          </text>
          <path d={"isCut" in row ? "M20-4q68-8 134-1" : "M0-7l6 7 10-19"} {...marks} />
        </g>
      ))}
    </Stage>,
    <Stage key="half" left={-9}>
      <BookBody {...book} stands />
      <ManuscriptHalf book={book} />
    </Stage>,
    <Stage key="copies" left={-4}>
      <path d="M14 112h180v60H14z" fill="#6b5433" />
      {[64, 105, 146, 187].map((right) => (
        <g key={right} transform={`translate(${right} 62)rotate(90)`}>
          <Spine book={book} length={228} thickness={41} upright />
        </g>
      ))}
      <path d="M14 176l-16-30v-16l16 18zM194 176l16-30v-16l-16 18z" fill="#a98a5c" />
      <path d="M14 164h180v136H14z" fill={kraft} />
      <path d="M14 164h180l7 34H7z" fill="#d8c69f" />
      <path d="M14 164h180" stroke="#6b5433" strokeOpacity=".5" />
      <path d="M46 216h116v58H46z" fill={pencil.ground} />
      <text x="104" y="240" fontSize="11" fontStyle="italic" textAnchor="middle" fontFamily="var(--font-serif)">
        {book.title}
      </text>
      <path d={label} transform="translate(57 248)" />
    </Stage>,
  ];
}

/** Each stands on the line of its step, in the middle. */
export function Stage({ left, children }: { left: number; children: ReactNode }) {
  return (
    <Picture
      viewBox={`${left} -5 216 305`}
      fill={pencil.ink}
      className="on-paper block w-full self-center print:hidden sm:max-lg:h-56 sm:max-lg:w-auto lg:max-h-80"
    >
      {children}
    </Picture>
  );
}

export const Paper = () => <path d="M4 0h196v300H4z" {...sheet} />;
