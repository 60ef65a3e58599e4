import type { CoverArtProps } from "./cover-scenes.tsx";
import { setTitle, widthOf } from "./title-setting.ts";
import { Byline, faces, TypeBlock } from "./type-block.tsx";

/** Compositions made of type alone. */

export function Initial({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  return (
    <>
      <text
        x="108"
        y="262"
        fontFamily="var(--font-serif)"
        fontSize="330"
        fontWeight="400"
        textAnchor="middle"
        fill={second}
      >
        {title.replace(/^(The|A|An) /, "")[0]}
      </text>
      <path d="M24 30h20" stroke={accent} strokeWidth="2" />
      <TypeBlock text={title} x={24} y={44} width={156} height={104} maxSize={36} fill={ink} />
      <Byline author={author} x={24} y={282} fill={accent} />
    </>
  );
}

/** One question mark from the hinge to the fore edge; its point is a second ink. */
export function Marks({ title, author, palette: { ink, accent } }: CoverArtProps) {
  return (
    <>
      <TypeBlock text={title} x={24} y={26} width={158} height={44} maxSize={34} fill={ink} />
      {/* A nested svg cuts the letter's own point off. */}
      <svg x="14" y="62" width="186" height="158" viewBox="14 62 186 158" aria-hidden="true">
        <text x="107" y="256" fontFamily="var(--font-serif)" fontSize="258" textAnchor="middle" fill={ink}>
          ?
        </text>
      </svg>
      <circle cx="103" cy="240" r="17" fill={accent} />
      <Byline author={author} x={24} y={284} fill={ink} />
    </>
  );
}

export function Rules({ title, author, palette: { ground, ink, second, accent } }: CoverArtProps) {
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((ring) => (
        <rect
          key={ring}
          x={22 + ring * 6}
          y={16 + ring * 10}
          width={170 - ring * 12}
          height={268 - ring * 20}
          rx={85 - ring * 6}
          fill={ring === 7 ? ground : "none"}
          stroke={ring % 3 === 0 ? accent : second}
        />
      ))}
      <path d="M24 108h166v84H24z" fill={ground} />
      <path d="M24 108h166M24 192h166" stroke={accent} />
      <TypeBlock
        text={title}
        x={107}
        y={139}
        hang="middle"
        width={156}
        height={52}
        maxSize={30}
        anchor="middle"
        fill={ink}
      />
      <Byline author={author} x={107} y={183} width={140} anchor="middle" fill={accent} />
    </>
  );
}

/** A printer's tile: a quarter of a disc, turned as its place in the forme decides. */
const ornament = (x: number, y: number, turn: number) =>
  [`M${x} ${y}h33a33 33 0 0 1-33 33z`, `M${x + 33} ${y}v33a33 33 0 0 1-33-33z`][(turn + Math.floor(turn / 5)) % 2];

/** The title as sorts in a forme: one letter a square, a word space inked in colour. */
export function Letterpress({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  const columns = 5;
  const side = 33;
  const letters = [...title.toUpperCase().replace(/[^A-Z ]/g, "")].slice(0, 35);
  const squares = Array.from({ length: 35 }, (_, index) => letters[index] ?? "");
  const at = (index: number) => [22 + (index % columns) * side, 22 + Math.floor(index / columns) * side] as const;
  return (
    <>
      <path
        d={squares
          .map((letter, index) => (letter === " " ? `M${at(index).join(" ")}h${side}v${side}h-${side}z` : ""))
          .join("")}
        fill={accent}
      />
      <path d={squares.map((letter, index) => (letter ? "" : ornament(...at(index), index))).join("")} fill={second} />
      <path
        d={`${Array.from({ length: 6 }, (_, i) => `M${22 + i * side} 22v231`).join("")}${Array.from({ length: 8 }, (_, i) => `M22 ${22 + i * side}h165`).join("")}`}
        stroke={second}
      />
      <g fontFamily="var(--font-sans)" fontSize="24" fontWeight="700" textAnchor="middle" fill={ink}>
        {squares.map((letter, index) => {
          const [x, y] = at(index);
          const key = `${x} ${y}`;
          return letter.trim() ? (
            <text key={key} x={x + 16.5} y={y + 24.5}>
              {letter}
            </text>
          ) : null;
        })}
      </g>
      <Byline author={author} x={22} y={282} fill={ink} />
    </>
  );
}

/** Capitals of the gothic run narrower still, and stand on one another without a gap. */
const poster = { width: 0.52, leading: 0.82 };

export function Stacked({ title, author, palette: { ink, second, accent } }: CoverArtProps) {
  const width = 160;
  const { lines } = setTitle(title.toUpperCase(), {
    width: width / poster.width,
    height: 216,
    maxSize: 96,
    leading: 0.86,
  });
  // Every line fills the measure, so that the title becomes one block; a short word may not tower over the rest.
  const natural = lines.map((line) => Math.min(96, width / (widthOf(line) * poster.width)));
  const squeeze = Math.min(1, 218 / (natural.reduce((sum, size) => sum + size, 0) * poster.leading));
  const sizes = natural.map((size) => Math.floor(size * squeeze));
  return (
    <>
      <path d="M0 0h200v14H0z" fill={second} />
      <g fontFamily={faces.gothic.family} fill={ink}>
        {lines.map((line, index) => (
          <text
            key={line}
            x="23"
            y={26 + sizes.slice(0, index + 1).reduce((sum, size) => sum + size * poster.leading, 0)}
            fontSize={sizes[index]}
          >
            {line}
          </text>
        ))}
      </g>
      <path d="M24 262h160" stroke={accent} strokeWidth="3" />
      <Byline author={author} x={24} y={283} fill={ink} />
    </>
  );
}
