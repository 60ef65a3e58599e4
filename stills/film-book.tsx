import { covers } from "#app/drawings/covers.ts";
import { HarborPlate } from "#app/drawings/specimens/open-spread.tsx";
import { breakLines } from "#app/drawings/title-setting.ts";
import { jacket } from "#content/plates.ts";
import type { Print, Still } from "./still.ts";

const [ink, serif] = ["#1a1b1f", "var(--font-serif)"];

/** The drawn plate that faces the chapter. */
const plate: Print = {
  width: 200,
  height: 300,
  drawing: (
    <foreignObject x="24" y="34" width="152" height="212">
      <HarborPlate className="block w-full" />
    </foreignObject>
  ),
};

/** The chapter begins with its first letter two lines high. */
const opening: Print = {
  width: 200,
  height: 300,
  drawing: (
    <g fill={ink} fontFamily={serif}>
      <text x="100" y="52" fontSize="22" textAnchor="middle" fill="#7a5a14">
        {jacket.chapter}
      </text>
      <text x="100" y="76" fontSize="13" fontStyle="italic" textAnchor="middle">
        {jacket.opening}
      </text>
      <text x="24" y="127" fontSize="31">
        {jacket.text.slice(0, 1)}
      </text>
      {linesOf(jacket.text.replaceAll("\u00ad", "").slice(1)).map(([x, line], place) => (
        <text key={line} x={x} y={113 + place * 14.6} fontSize="10.200">
          {line}
        </text>
      ))}
      <text x="100" y="284" fontSize="9" textAnchor="middle">
        {jacket.folio}
      </text>
    </g>
  ),
};

/** Beside the first letter lines are shorter. */
function linesOf(text: string): [x: number, line: string][] {
  const beside = breakLines(text, 28).slice(0, 2);
  const rest = text.slice(beside.join(" ").length + 1);
  return [
    ...beside.map((line) => [47, line] as [number, string]),
    ...breakLines(rest, 34).map((line) => [24, line] as [number, string]),
  ];
}

/** The still before the film: a book in the light of a lamp, opened where its story begins. */
export const filmBook: Still = {
  name: "film-book",
  ratio: 16 / 9,
  widths: [1400, 900, 600],
  spreads: [
    {
      left: plate,
      right: opening,
      ground: covers[6].palette.ground,
      width: 15.2,
      height: 22.6,
      thick: [1.1, 1.9],
      at: [0, -12, 0],
      turn: 5,
    },
  ],
  wall: 60,
  lights: [{ at: [-34, 40, 56], to: [0, 0, 0], size: [16, 16], power: 66_000, color: "#ffe9c8" }],
  sky: { color: "#dfe6ff", strength: 0.2 },
  shade: "#04070f",
  camera: { lens: 80, at: [0, -74, 66], to: [0, -0.4, 0.5] },
};
