import { bookOf } from "#app/drawings/our-books.ts";
import { barPath } from "#app/drawings/plates/bar-code.tsx";
import { bluePencil } from "#app/drawings/specimens/pencil.ts";
import { beforeTheBook } from "#content/plates.ts";
import type { Print, Still } from "./still.ts";

const { draft, plan, proof } = beforeTheBook;
const book = bookOf(5);
const [ink, serif] = ["#1a1b1f", "var(--font-serif)"];
const marks = { fill: "none", stroke: bluePencil, strokeWidth: 2.6, strokeLinecap: "round" } as const;

/** A typed page, 21.6 by 27.9 as paper is here. */
const typed: Print = {
  width: 216,
  height: 279,
  drawing: (
    <g fill={ink} fontFamily={serif}>
      <text x="190" y="32" fontSize="11.500" textAnchor="end" fontFamily="var(--font-sans)">
        {draft.runningHead}
      </text>
      <text x="108" y="92" fontSize="19" textAnchor="middle">
        {draft.chapter}
      </text>
      {draft.lines.map((line, place) => (
        <text key={line} x={place === 0 ? 44 : 28} y={134 + place * 25} fontSize="14.200">
          {line}
        </text>
      ))}
    </g>
  ),
};

const planned: Print = {
  width: 216,
  height: 279,
  drawing: (
    <g fill={ink} fontFamily={serif}>
      <text x="26" y="56" fontSize="27">
        {plan.title}
      </text>
      {plan.rows.map(({ name, from, ...row }, place) => (
        <g key={name} transform={`translate(26 ${106 + place * 47})`}>
          <path d="M0-30h164" stroke={ink} strokeOpacity=".25" />
          <text x="28" fontSize="18.500">
            {name}
          </text>
          <text x="164" fontSize="14.500" textAnchor="end" fontFamily="var(--font-sans)">
            {from}
          </text>
          <path d={"isCut" in row ? "M24-5q72-8 144-1" : "M2-8l7 8 11-21"} {...marks} />
        </g>
      ))}
    </g>
  ),
};

/** The same words, set, with the marks that the paper is cut by. */
const set: Print = {
  width: 200,
  height: 290,
  drawing: (
    <g fill={ink} fontFamily={serif}>
      <path d="M8 26h14M26 8v14M178 26h14M174 8v14M8 264h14M26 268v14M178 264h14M174 268v14" stroke={ink} />
      <text x="100" y="62" fontSize="14" fontStyle="italic" textAnchor="middle">
        {draft.chapter}
      </text>
      <text x="34" y="116" fontSize="38">
        {proof.initial}
      </text>
      {proof.lines.map((line, place) => (
        <text key={line} x={place < 2 ? 71 : 35} y={98 + place * 18} fontSize="12.500">
          {line}
        </text>
      ))}
      <path d="M44 232l9 12 20-29" {...marks} strokeWidth="3.600" />
    </g>
  ),
};

/** Its own number: those of the other books are in content/plates.ts. */
const bars = barPath("9781234567859", 20);

const label: Print = {
  width: 130,
  height: 66,
  drawing: (
    <g fill={ink}>
      <text x="65" y="25" fontSize="11.500" fontStyle="italic" textAnchor="middle" fontFamily={serif}>
        {book.title}
      </text>
      <path d={bars} transform="translate(17.500 36)" />
    </g>
  ),
};

/** All four lie on one table, in the light of one window, and are looked down at from one place. */
export const table = {
  ratio: 6 / 5,
  widths: [640, 320],
  wall: 80,
  lights: [{ at: [-70, 24, 88], to: [0, 0, 0], size: [80, 80], power: 114_000 }],
  sky: { color: "#fff8ec", strength: 0.4 },
  camera: { lens: 160, at: [2.4, -104, 128], to: [2.4, -0.4, 0.6] },
} satisfies Omit<Still, "name">;

const copies = [0, 1, 2, 3, 4, 5].map((place) => ({
  book,
  height: 20.8,
  thick: 2.3,
  at: [-10.4, -6.9 + place * 2.34 + 1.15, 0.5] as const,
  pose: "spine up" as const,
}));

/** One book on its way: the draft, the plan with what its author crossed out, its first page and its cover, and a carton of copies. */
export const bookStages: readonly Still[] = [
  {
    ...table,
    name: "stage-draft",
    sheets: [{ print: typed, width: 21.6, height: 27.9, thick: 2.4, at: [-11.6, -14.2, 0], turn: -4 }],
    pencils: [{ at: [12.4, -13.4, 0.4], turn: 86, length: 16, color: bluePencil }],
  },
  {
    ...table,
    name: "stage-plan",
    sheets: [{ print: planned, width: 21.6, height: 27.9, at: [-11.8, -13.6, 0], turn: 3 }],
    pencils: [{ at: [12, -12.4, 0.4], turn: 96, length: 16, color: bluePencil }],
  },
  {
    ...table,
    name: "stage-proof",
    sheets: [{ print: set, width: 20, height: 29, at: [-14.4, -14, 0], turn: -3 }],
    books: [{ book, height: 20.4, thick: 2.3, at: [1.4, -15.4, 1.2], pose: "flat", turn: 6 }],
  },
  {
    ...table,
    name: "stage-copies",
    camera: { lens: 140, at: [1.4, -104, 128], to: [1.4, 0, 4] },
    books: copies,
    cartons: [
      {
        print: label,
        label: [13, 6.6],
        width: 22.2,
        depth: 15.2,
        high: 11.6,
        color: "#c39a63",
        at: [-11.1, -7.6, 0],
      },
    ],
  },
];
