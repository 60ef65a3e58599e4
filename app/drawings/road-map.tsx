import { classNames } from "#app/ui/class-names.ts";
import { Picture, type PictureProps } from "./picture.tsx";

/** Where the road passes, on which side of it the name has room, and how far below. */
const stations = [
  { x: 92, y: 86, side: 1, drop: 36 },
  { x: 470, y: 112, side: -1, drop: 36 },
  { x: 352, y: 206, side: 1, drop: 36 },
  { x: 118, y: 268, side: 1, drop: 6 },
  { x: 470, y: 330, side: -1, drop: 36 },
  { x: 296, y: 424, side: 1, drop: 36 },
] as const;
const road =
  "M60 20C58 60 66 84 92 86C200 94 360 60 470 112C520 140 440 196 352 206C250 216 120 196 118 268C118 340 380 270 470 330C540 380 400 410 296 424C230 434 200 470 190 520";
const folds = [160, 320, 480];

/** A road: its edges, its paving, and the line along its middle, on paper or on the page: there it is dark in the dark. */
function Road({ d, edge }: { d: string; edge: string }) {
  return (
    <>
      {[
        { stroke: edge, strokeWidth: 13 },
        { stroke: "var(--color-paper)", strokeWidth: 9 },
        { stroke: "var(--color-gold)", strokeWidth: 2, strokeDasharray: "9 9" },
      ].map((line) => (
        <path key={line.stroke} d={d} {...line} />
      ))}
    </>
  );
}

/** A piece of the road, as long as what stands beside it: it leaves the middle and comes back to it. */
export function RoadPiece({ className = "" }: PictureProps) {
  return (
    <Picture
      viewBox="0 0 80 100"
      preserveAspectRatio="none"
      className={`text-ink dark:text-rule-strong [&>path]:[vector-effect:non-scaling-stroke] ${className}`}
      fill="none"
    >
      <Road d="M40 0V8C40 36 70 26 70 54S40 76 40 92V100" edge="currentColor" />
    </Picture>
  );
}

/** A station of the road, by its number. */
function Station({ number }: { number: number }) {
  return (
    <>
      <circle r="17" fill="#7c2f1f" stroke="var(--color-paper)" strokeWidth="2" />
      <text y="7" textAnchor="middle" fontFamily="var(--font-serif)" fontSize="20" fill="#fdfaf2">
        {number}
      </text>
    </>
  );
}

/** Where the road ends: a station without a number. */
export function RoadEnd({ className }: PictureProps) {
  return (
    <Picture viewBox="-19 -19 38 38" className={className}>
      <circle r="8" fill="var(--color-paper)" stroke="#7c2f1f" strokeWidth="5" />
    </Picture>
  );
}

export function StationMark({ number, className }: PictureProps & { number: number }) {
  return (
    <Picture viewBox="-19 -19 38 38" className={className}>
      <Station number={number} />
    </Picture>
  );
}

/** A road map, unfolded: as many stations as the way has, each with its name. */
export function RoadMap({ names, className, ...picture }: PictureProps & { names: readonly string[] }) {
  return (
    <Picture
      viewBox="0 0 640 480"
      {...picture}
      className={classNames("on-paper", className)}
      fill="none"
      strokeLinecap="round"
    >
      <path d="M0 0h640v480H0z" fill="var(--color-paper)" />
      <path d="M0 0h160v480H0zM320 0h160v480H320z" fill="var(--color-paper-deep)" fillOpacity=".7" />
      <g stroke="var(--color-rule)">
        <path d="M0 60q80-40 170 4t180-24 290 10M0 130q120-30 200 20t220-30 220 26M0 330q90 40 190 0t200 40 250-20M0 410q110-40 220 10t220-10 200 10" />
        <path d="M500 190q40-30 70 10t-20 50-60-10 10-50zM516 204q22-14 38 6t-12 26-32-6 6-26z" />
      </g>
      <path d="M0 392q60-14 96 20t60 68H0z" fill="#c0d1db" fillOpacity=".7" />
      <Road d={road} edge="var(--color-ink)" />
      <path d={`${folds.map((x) => `M${x} 0v480`).join("")}M0 240h640`} stroke="var(--color-ink)" strokeOpacity=".16" />
      {stations.slice(0, names.length).map(({ x, y, side, drop }, place) => (
        <g key={names[place]} transform={`translate(${x} ${y})`}>
          <Station number={place + 1} />
          <text
            x={26 * side}
            y={drop}
            fontFamily="var(--font-serif)"
            textAnchor={side > 0 ? "start" : "end"}
            fontSize="29"
            fill="var(--color-ink)"
            stroke="var(--color-paper)"
            strokeWidth="5"
            paintOrder="stroke"
          >
            {names[place]}
          </text>
        </g>
      ))}
    </Picture>
  );
}
