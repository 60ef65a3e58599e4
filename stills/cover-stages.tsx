import { type Book, CoverBoard } from "#app/drawings/book-cover.tsx";
import { type CoverPalette, covers } from "#app/drawings/covers.ts";
import { bookOf, typeLedBook } from "#app/drawings/our-books.ts";
import { bluePencil, pencil } from "#app/drawings/specimens/pencil.ts";
import { breakLines } from "#app/drawings/title-setting.ts";
import { proofTicket, assizeOpening as words } from "#content/plates.ts";
import { table } from "./book-stages.tsx";
import type { Print, Still } from "./still.ts";

const book = bookOf(1);
const { ground, second, accent, ink } = covers[book.design].palette;
const graphite: CoverPalette = { ...pencil, second: "#dcd9cf", accent: "#a9aaa8" };
const blue = { fill: "none", stroke: bluePencil, strokeWidth: 2.6, strokeLinecap: "round" } as const;
const frame = { fill: "none", stroke: graphite.ink, strokeWidth: 3 } as const;

const loved: readonly Book[] = [
  { title: "Odd Numbers", author: "Priya Sandoval", design: 12 },
  { title: "A Map of the Yard", author: "Ruth Castellan", design: 10 },
  typeLedBook,
];
const corners = ["translate(20 24)", "translate(112 24)", "translate(20 164)", "translate(112 164)"];
/** A tick, or a cross for the last. */
const verdicts = ["M80 130l8 10 14-24", "M172 130l8 10 14-24", "M80 270l8 10 14-24", "M116 172l66 98M182 172l-66 98"];

const brief: Print = {
  width: 204,
  height: 300,
  drawing: (
    <>
      {loved.map((one, place) => (
        <g key={one.title} transform={`${corners[place]}scale(.380)`}>
          <CoverBoard {...one} />
        </g>
      ))}
      <g transform={corners[3]}>
        <path d="M0 0h76v114H0z" fill="#7d2a8c" />
        <path
          d="M38 14l7 16 16-8-5 17 17 5-15 9 9 15-18-3-3 18-11-14-14 11 1-18-18 0 12-14-12-13 18-1z"
          fill="#ffd42e"
        />
        <path d="M8 92h60M14 102h48" stroke="#7df06a" strokeWidth="6" />
      </g>
      <path d={verdicts.join("")} {...blue} strokeWidth="3.500" />
    </>
  ),
};

const directions: Print = {
  width: 204,
  height: 300,
  drawing: (
    <>
      {([9, 13, 1] as const).map((design, place) => (
        <g
          key={design}
          transform={`${["translate(20 22)", "translate(112 22)", "translate(64 164)"][place]}scale(.380)`}
        >
          <CoverBoard {...book} design={design} palette={graphite} flat />
          <path d="M0 0h200v300H0z" {...frame} />
        </g>
      ))}
      <path d="M54 226c-4-52 20-74 52-72 38 2 48 34 44 76-3 42-22 58-50 56-36-2-46-32-44-72" {...blue} />
    </>
  ),
};

const refinement: Print = {
  width: 204,
  height: 300,
  drawing: (
    <>
      <g transform="translate(31 20)scale(.720)">
        <CoverBoard {...book} palette={graphite} flat />
        <svg width="200" height="128" aria-hidden="true">
          <CoverBoard {...book} flat />
        </svg>
        <path d="M0 0h200v300H0z" {...frame} strokeWidth="1" />
      </g>
      <path d="M103 8v10M103 238v12M18 112h11M177 112h11" {...blue} strokeWidth="2" />
      {[ground, second, accent, ink].map((color, place) => (
        <circle
          key={color}
          cx={55 + place * 32}
          cy="272"
          r="12"
          fill={color}
          stroke={graphite.ink}
          strokeOpacity=".4"
        />
      ))}
    </>
  ),
};

const pages: Print = {
  width: 204,
  height: 300,
  drawing: (
    <>
      <g fontFamily="var(--font-serif)" fill="#22242a" textAnchor="middle">
        <text x="102" y="56" fontSize="30" fill="#8a6a24">
          {words.chapter}
        </text>
        <text x="102" y="84" fontSize="15" fontStyle="italic">
          {words.opening}
        </text>
        <g fontSize="11.200" textAnchor="start">
          {breakLines(words.text.replaceAll("\u00ad", ""), 30)
            .slice(0, 9)
            .map((line, place) => (
              <text key={line} x="30" y={122 + place * 16}>
                {line}
              </text>
            ))}
        </g>
        <text x="102" y="284" fontSize="11">
          {words.folio}
        </text>
      </g>
    </>
  ),
};

const proof: Print = {
  width: 204,
  height: 300,
  drawing: (
    <>
      <svg x="29" y="23" width="146" height="214" aria-hidden="true">
        <path d="M0 0h146v214H0z" fill={ground} />
        <g transform="translate(3 2)scale(.700)">
          <CoverBoard {...book} flat />
        </g>
      </svg>
      <path
        d="M32 19V9M172 19V9M32 241v10M172 241v10M25 25H15M25 235H15M179 25h10M179 235h10"
        stroke="#22242a"
        strokeWidth=".8"
      />
      {["#009fe3", "#e5007d", "#ffec00", "#1a1a1a"].map((color, place) => (
        <path key={color} d={`M${180} ${90 + place * 14}h10v10h-10z`} fill={color} />
      ))}
      <path d="M22 276l8 10 16-26" {...blue} strokeWidth="2" />
      <text x="58" y="284" fontSize="19" fontStyle="italic" fontFamily="var(--font-serif)" fill={bluePencil}>
        {proofTicket.approved}
      </text>
    </>
  ),
};

/** One cover on its way: what its author likes, three thoughts in pencil, the chosen one half in color, a page of the book, the proof. */
export const coverStages: readonly Still[] = Object.entries({ brief, directions, refinement, pages, proof }).map(
  ([stage, print], place) => ({
    ...table,
    name: `cover-${stage}`,
    ratio: 1,
    sheets: [{ print, width: 20.4, height: 30, at: [-10.6, -15.4, 0], turn: [2.5, -3, 1.5, -2, 3][place] ?? 0 }],
    camera: { lens: 182, at: [1.6, -84, 140], to: [1.6, -0.6, 0] },
  }),
);
