import type { ReactNode } from "react";
import { beforeTheBook, copyrightPage } from "#content/plates.ts";
import { kraft } from "../articles/scene.tsx";
import { type Book, BookBody } from "../book-cover.tsx";
import { Picture } from "../picture.tsx";
import { barsOf } from "../plates/bar-code.tsx";
import { Spine } from "../spine.tsx";
import { bluePencil, pencil } from "./pencil.ts";

const { draft, plan, proof } = beforeTheBook;
const sheet = { fill: pencil.ground, stroke: pencil.ink, strokeOpacity: 0.35 };
const marks = { fill: "none", stroke: bluePencil, strokeWidth: 2.6, strokeLinecap: "round" } as const;

const label = [...barsOf(copyrightPage.isbn)].map((bar, x) => (bar === "1" ? `M${x} 0h1v16h-1z` : "")).join("");

/** One book on its way: the draft, the plan with what its author crossed out, its first page and its cover, and a carton of copies. */
export function bookStages(book: Book) {
  return [
    <Stage key="draft" left={4}>
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
    <Stage key="plan" left={4}>
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
    <Stage key="proof" left={0}>
      <path d="M0 0h172v300H0z" {...sheet} />
      <path d="M6 22h12M22 6v12M154 22h12M150 6v12" stroke={pencil.ink} />
      <text x="86" y="46" fontSize="13" fontStyle="italic" textAnchor="middle" fontFamily="var(--font-serif)">
        {draft.chapter}
      </text>
      <g fontFamily="var(--font-serif)">
        <text x="21" y="90" fontSize="35">
          {proof.initial}
        </text>
        {proof.lines.map((line, place) => (
          <text key={line} x={place < 2 ? 55 : 22} y={73 + place * 17} fontSize="12">
            {line}
          </text>
        ))}
      </g>
      <path d="M28 226l9 13 20-30" {...marks} strokeWidth="3.400" />
      <g transform="translate(98 142)scale(.526)">
        <BookBody {...book} stands />
      </g>
    </Stage>,
    <Stage key="copies" left={-2}>
      <path d="M14 112h180v60H14z" fill="#6b5433" />
      {[50, 77, 104, 131, 158, 185].map((right) => (
        <g key={right} transform={`translate(${right} 26)rotate(90)`}>
          <Spine book={book} length={260} thickness={27} upright />
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

/** Each stands on the line of its step, where its words begin. */
export function Stage({ left, children }: { left: number; children: ReactNode }) {
  return (
    <Picture
      viewBox={`${left} -5 216 305`}
      preserveAspectRatio="xMinYMax"
      fill={pencil.ink}
      className="on-paper block w-full self-start print:hidden sm:max-lg:h-56 sm:max-lg:w-auto lg:max-h-80"
    >
      {children}
    </Picture>
  );
}

export const Paper = () => <path d="M4 0h196v300H4z" {...sheet} />;
