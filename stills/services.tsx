import type { ReactNode } from "react";
import { kraft, Lines, Postmark, Stamp } from "#app/drawings/articles/scene.tsx";
import { CoverBoard } from "#app/drawings/book-cover.tsx";
import { covers } from "#app/drawings/covers.ts";
import { bookOf, pianosBook } from "#app/drawings/our-books.ts";
import { BarCode } from "#app/drawings/plates/bar-code.tsx";
import { bluePencil, pencil } from "#app/drawings/specimens/pencil.ts";
import { Cassette } from "#app/drawings/specimens/services/interview-tape.tsx";
import { breakLines } from "#app/drawings/title-setting.ts";
import {
  assizeOpening,
  copyrightPage,
  editedPage,
  letterPage,
  sellSheet,
  setOpening,
  submissionPacket,
  transcript,
} from "#content/plates.ts";
import { table } from "./book-stages.tsx";
import type { Print, Still } from "./still.ts";

const ink = "#22242a";
const paper = "#fdfaf2";
/** What a cassette is made of. */
const shell = "#3b3532";
const serif = "var(--font-serif)";

const typed = (width: number, height: number, drawing: ReactNode): Print => ({
  width,
  height,
  drawing: (
    <g fill={ink} fontFamily={serif}>
      {drawing}
    </g>
  ),
});

const [initial = "", rest] = [setOpening.text[0], setOpening.text.slice(1)];
const besideInitial = breakLines(rest, 23).slice(0, 2);
const belowInitial = breakLines(rest.slice(besideInitial.join(" ").length + 1), 28);

const marked = typed(
  216,
  216,
  <>
    <text x="196" y="20" fontSize="8" textAnchor="end" fontFamily="var(--font-sans)">
      {editedPage.runningHead}
    </text>
    <Lines x={24} y={46} gap={17.5} lines={editedPage.lines} fontSize="11.200" />
  </>,
);

const moons = bookOf(6);
const sketch: Print = {
  width: 200,
  height: 300,
  drawing: (
    <>
      <CoverBoard {...moons} palette={{ ...pencil, second: "#dcd9cf", accent: "#a9aaa8" }} flat />
      <path d="M0 0h200v300H0z" fill="none" stroke={pencil.ink} strokeWidth="2" />
    </>
  ),
};

const { ground, ink: tideInk, second } = covers[1].palette;
const back = typed(
  140,
  210,
  <>
    <path d="M0 0h140v210H0z" fill={ground} />
    <path d="M0 150q17-12 35 0t35 0 35 0 35 0v60H0z" fill={second} />
    <Lines x={14} y={80} gap={10} lines={breakLines(assizeOpening.blurb, 40)} fontSize="7" fill={tideInk} />
    <svg x="60" y="146" width="70" height="50" aria-hidden="true">
      <BarCode digits={copyrightPage.isbn} />
    </svg>
  </>,
);

const keys = covers[7].palette;
const frame = typed(
  320,
  180,
  <>
    <path d="M0 0h320v180H0z" fill={keys.ink} />
    <path d="M0 128h320M0 136h320M0 155h320M0 166h320" stroke={keys.ground} strokeWidth=".7" opacity=".6" />
    <path d="M0 145h320" stroke={keys.accent} strokeWidth="2.400" />
    <text x="22" y="78" fontSize="29" fill={keys.second}>
      {sellSheet.line}
    </text>
  </>,
);

const envelope = typed(
  240,
  150,
  <>
    <path d="M0 0h240v150H0z" fill={kraft} />
    <Stamp at="translate(178 12)" />
    <Postmark at="translate(112 36)scale(.720)" />
    <text x="96" y="108" fontStyle="italic" fontSize="24" fill={bluePencil}>
      {submissionPacket.address}
    </text>
  </>,
);

const query = typed(
  216,
  120,
  <Lines
    x={26}
    y={30}
    gap={16}
    lines={[letterPage.greeting, ...submissionPacket.query.lines.slice(1)]}
    fontSize="11"
  />,
);

const tape: Print = {
  width: 288,
  height: 182,
  drawing: (
    <>
      <path d="M0 0h288v182H0z" fill={shell} />
      <Cassette />
    </>
  ),
};

const words = typed(
  216,
  180,
  transcript.talk.slice(0, 4).map(([who, line], place) => (
    <g key={line} transform={`translate(24 ${26 + place * 34})`}>
      <text fontSize="10" fontWeight="600">
        {who}
      </text>
      <Lines x={18} y={0} gap={14} lines={breakLines(line, 34).slice(0, 2)} fontSize="10" />
    </g>
  )),
);

const seen = { ...table, ratio: 4 / 3, camera: { ...table.camera, lens: 190 } } satisfies Omit<Still, "name">;

/** The page as it is set, between the marks that the paper is cut by. */
const chapter = typed(
  200,
  290,
  <>
    <path
      d="M8 26h14M26 8v14M178 26h14M174 8v14M8 264h14M26 268v14M178 264h14M174 268v14"
      stroke={ink}
      strokeWidth=".8"
    />
    <text x="100" y="66" fontSize="22" textAnchor="middle" fill="#8a6a24">
      {setOpening.chapter}
    </text>
    <text x="100" y="90" fontSize="12.500" fontStyle="italic" textAnchor="middle">
      {setOpening.opening}
    </text>
    <text x="40" y="136" fontSize="30">
      {initial}
    </text>
    <Lines x={64} y={122} gap={15} lines={besideInitial} fontSize="10.200" />
    <Lines x={40} y={152} gap={15} lines={belowInitial} fontSize="10.200" />
    <text x="100" y="258" fontSize="9" textAnchor="middle">
      {setOpening.folio}
    </text>
  </>,
);

/** One book at three of the desks that it passes: under the pencil, between the printer's marks, bound. */
export const servicesDesk: Still = {
  ...table,
  name: "services-desk",
  ratio: 1920 / 560,
  widths: [2000, 1300, 800],
  sheets: [
    { print: marked, width: 27, height: 27, thick: 1.6, at: [-31.6, -16.4, 0], turn: -3 },
    { print: chapter, width: 19, height: 27.5, at: [-2, -16.8, 0], turn: 3 },
  ],
  books: [{ book: pianosBook, height: 21.6, thick: 2.4, at: [19, -11.2, 1.2], pose: "flat", turn: -5 }],
  pencils: [{ at: [-17.6, -11, 2.1], turn: 13, length: 16, color: bluePencil }],
  camera: { lens: 74, at: [2.4, -104, 128], to: [2.4, -0.4, 0.6] },
};

/** What each craft of the house handles: a page under the pencil, a sketch and its cover, a back with its bars, a film and its book, a letter, a tape. */
export const serviceThings: readonly Still[] = [
  {
    ...seen,
    name: "service-editorial",
    sheets: [{ print: marked, width: 27, height: 27, thick: 0.6, at: [-11.4, -19.4, 0], turn: -3 }],
    pencils: [{ at: [0.6, -15, 1.1], turn: 13, length: 15, color: bluePencil }],
  },
  {
    ...seen,
    name: "service-design",
    sheets: [{ print: sketch, width: 13.4, height: 20.1, at: [-13.2, -10.4, 0], turn: 5 }],
    books: [{ book: moons, height: 20.4, thick: 2.3, at: [-0.8, -11.4, 1.2], pose: "flat", turn: -5 }],
  },
  {
    ...seen,
    name: "service-publishing",
    sheets: [{ print: back, width: 19, height: 28.5, thick: 2, color: paper, at: [-11, -8.6, 0], turn: -5 }],
  },
  {
    ...seen,
    name: "service-marketing",
    sheets: [{ print: frame, width: 22, height: 12.4, thick: 0.3, color: keys.ink, at: [-14.4, -5, 0], turn: 3 }],
    books: [{ book: pianosBook, height: 17.6, thick: 2, at: [2.2, -9.4, 1], pose: "flat", turn: -6 }],
  },
  {
    ...seen,
    name: "service-representation",
    sheets: [
      { print: query, width: 21, height: 12, thick: 0.02, color: paper, at: [-10.6, -1.5, 0], turn: -4 },
      { print: envelope, width: 24, height: 15, thick: 0.3, color: kraft, at: [-11, -10.6, 0.2], turn: 3 },
    ],
  },
  {
    ...seen,
    name: "service-ghostwriting",
    sheets: [
      { print: words, width: 24, height: 20, thick: 0.02, color: paper, at: [-10.4, -9.4, 0], turn: 4 },
      { print: tape, width: 19, height: 12, thick: 1.6, color: shell, at: [-11, -9, 0.1], turn: -7 },
    ],
  },
];
