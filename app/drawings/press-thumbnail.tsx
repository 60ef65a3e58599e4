import type { ReactNode } from "react";
import { covers } from "./covers.ts";
import { Picture, type PictureProps } from "./picture.tsx";

const ink = "#1b1a17";
const soft = "#6b6558";
const faint = "#cfc5b1";
const sheet = "#fffdf7";
const pencil = "#2f5fb3";
const red = "#a3341f";
const gold = "#b8913a";

/** Lines of print too small to read. */
const lines = (x: number, y: number, widths: readonly number[], gap = 9) =>
  widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join("");

/** Five strokes, the fifth across the others. */
const tally = (x: number, y: number) =>
  `M${x} ${y}v26M${x + 7} ${y - 1}v27M${x + 14} ${y + 1}v25M${x + 21} ${y}v26M${x - 5} ${y + 21}l32-15`;

const wall = Array.from({ length: 40 }, (_, place) => ({
  x: -14 + (place % 8) * 34,
  y: -16 + Math.floor(place / 8) * 40,
  ...covers[(((place * 5) % 13) + 1) as keyof typeof covers].palette,
}));

type TypedProps = { x: number; y: number; size: number; italic?: true; fill?: string; children: string };

function Typed({ x, y, size, italic, fill = ink, children }: TypedProps) {
  return (
    <text
      x={x}
      y={y}
      fontFamily="var(--font-serif)"
      fontSize={size}
      fontStyle={italic && "italic"}
      fill={fill}
      stroke="none"
    >
      {children}
    </text>
  );
}

/** What each piece is about, as a press camera would take it: one thing, close, cropped by the frame. */
const scenes = {
  // The first page of somebody's draft, and what the editor wrote across its corner
  1: (
    <>
      <path d="M34 18h176v160H34z" fill={sheet} stroke={faint} transform="rotate(-3 120 90)" />
      <path
        d={lines(56, 52, [96, 130, 124, 128, 90, 130, 126, 118, 128, 60], 12)}
        stroke={faint}
        transform="rotate(-3 120 90)"
      />
      <g transform="rotate(-9 150 70)">
        <Typed x={84} y={86} size={42} italic fill={pencil}>
          Not yet.
        </Typed>
        <path d="M84 97q60 6 134-4" stroke={pencil} strokeWidth="2.5" />
      </g>
    </>
  ),
  // One clause out of eleven, and the line somebody has put under it
  2: (
    <>
      <g transform="rotate(2 120 90)">
        <path d="M28 14h186v170H28z" fill={sheet} stroke={faint} />
        <Typed x={46} y={42} size={14} fill={soft}>
          6. Statements
        </Typed>
        <path d={lines(46, 53, [150, 136], 9)} stroke={faint} />
        <Typed x={46} y={94} size={24}>
          7. Reversion
        </Typed>
        <path d="M46 103q50 5 124-2" stroke={red} strokeWidth="3" />
        <path d={lines(46, 120, [150, 146, 152, 110], 11)} stroke={soft} strokeWidth="2" />
        <path d="M180 66c8-14 26-8 23 5-3 9-12 9-12 20M191 103v3" stroke={red} strokeWidth="3.5" />
      </g>
    </>
  ),
  // Forty covers on a wall; one is looked at
  3: (
    <>
      {wall.map(({ x, y, ground, accent }) => (
        <g key={`${x} ${y}`} stroke="none">
          <path d={`M${x} ${y}h27v36h-27z`} fill={ground} />
          <path d={`M${x + 5} ${y + 8}h14v3h-14zM${x + 5} ${y + 14}h9v3h-9z`} fill={accent} />
        </g>
      ))}
      <path d="M112 82q-2-30 24-31 27 0 25 31 0 31-26 31-24 0-23-31z" stroke={red} strokeWidth="3.5" />
    </>
  ),
  // Thirty-one refusals, counted on the back of an envelope
  4: (
    <g transform="rotate(-2 120 80)translate(4 8)scale(.88)">
      <path d="M14 16h240v160H14z" fill={sheet} stroke={faint} />
      <path d="M14 16l120 78 120-78" stroke={faint} />
      <path d={[0, 1, 2].map((place) => tally(44 + place * 62, 52)).join("")} strokeWidth="3" />
      <path d={[0, 1, 2].map((place) => tally(44 + place * 62, 100)).join("")} strokeWidth="3" />
      <path d="M226 99v27" stroke={red} strokeWidth="3.5" />
      <path d="M216 132q10 4 20-1" stroke={red} strokeWidth="2.5" />
    </g>
  ),
  // A bookseller's hand would hold it: one sheet, and what it says of returns
  5: (
    <>
      <path d="M0 128h240v32H0z" fill={ink} fillOpacity=".14" stroke="none" />
      <path d="M48 10h150v170H48z" fill={sheet} stroke={faint} transform="rotate(2 120 90)" />
      <g transform="rotate(2 120 90)">
        <path d="M64 28h44v62H64z" fill={covers[7].palette.ground} stroke="none" />
        <path d="M70 40h28M70 48h20" stroke={covers[7].palette.ink} strokeWidth="3" />
        <path d={lines(120, 34, [62, 56, 60, 48, 60, 40], 10)} stroke={faint} strokeWidth="2" />
        <path d="M64 104h118" stroke={ink} />
        <Typed x={64} y={126} size={16}>
          Returns: accepted
        </Typed>
        <path d="M64 132h134" stroke={gold} strokeWidth="3" />
      </g>
    </>
  ),
  // The sum of the whole article, in pencil
  6: (
    <g transform="rotate(1.5 120 80)translate(4 8)scale(.88)">
      <path d="M18 14h230v190H18z" fill={sheet} stroke={faint} />
      <path d={Array.from({ length: 9 }, (_, row) => `M18 ${32 + row * 18}h230`).join("")} stroke={faint} />
      <path d="M38 14v150" stroke={red} strokeOpacity=".4" />
      <Typed x={48} y={64} size={34}>
        8,000
      </Typed>
      <Typed x={140} y={64} size={34}>
        ÷ 4.75
      </Typed>
      <path d="M48 80h184" strokeWidth="2" />
      <Typed x={50} y={126} size={46}>
        1,685
      </Typed>
      <path d="M48 138q50 4 112-2M52 146q46 3 102-2" stroke={red} strokeWidth="2.5" />
      <Typed x={168} y={124} size={22} italic fill={soft}>
        copies
      </Typed>
    </g>
  ),
} as const satisfies Record<number, ReactNode>;

export type PressDesign = keyof typeof scenes;

/** What each lies on. */
const grounds: Record<PressDesign, string> = {
  1: "clay",
  2: "sky",
  3: "sand",
  4: "sage",
  5: "sand",
  6: "clay",
};

/** The picture of a cutting, 3 by 2: paper in any light, on one of the house's grounds. */
export function PressThumbnail({ design, alt, className }: PictureProps & { design: PressDesign }) {
  return (
    <Picture
      viewBox="0 0 240 160"
      alt={alt}
      className={className}
      fill="none"
      stroke={ink}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h240v160H0z" fill={`var(--color-${grounds[design]})`} stroke="none" />
      {scenes[design]}
    </Picture>
  );
}
