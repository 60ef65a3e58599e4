import { launchCurve, nearBeforeFar as words } from "#content/plates.ts";
import { gold, goldInk, Shadow, sans, soft, UprightTable } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

/** How far from the middle, and how much of the ring its name takes, in degrees to either side. */
const rings = [
  [44, 44],
  [84, 25],
  [122, 15],
  [158, 14],
] as const;

/** Houses as a map has them, from above: where they stand, how large they are, and how they are turned. */
const houses = [
  [-20, -14, 11, 8, 12],
  [-4, -18, 9, 9, 12],
  [14, -15, 13, 8, -18],
  [-25, 4, 9, 12, 12],
  [-10, 12, 14, 8, 12],
  [10, 12, 9, 11, -18],
  [25, 4, 10, 8, -18],
  [-2, 27, 11, 8, -18],
  [-66, 32, 9, 7, 20],
  [-55, 40, 8, 8, 20],
  [60, 84, 9, 7, -30],
  [71, 77, 7, 8, -30],
  [84, -46, 10, 7, 10],
  [-74, -58, 8, 8, -20],
  [-86, -50, 9, 6, -20],
  [112, 96, 9, 8, 30],
  [102, 108, 8, 7, 30],
  [-112, 68, 10, 7, 5],
] as const;

const onRing = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

/** A map that was folded, with rings on it as a pair of compasses draws them: who comes first is inside. Each ring leaves room for its name. */
export function NearBeforeFar() {
  return (
    <UprightTable whole={400}>
      <Shadow d="M34 30h332v340H34z" />
      {/* A nested svg cuts the roads at the sheet's edge. */}
      <svg x="32" y="28" width="336" height="344" viewBox="-172 -180 344 352" aria-hidden="true">
        <path d="M-172-180h344v352h-344z" fill="var(--color-paper)" />
        {/* The folds: what is on the map lies over them. */}
        <path d="M-58.500-180v352M58.500-180v352M-172-2.500h344" stroke="#5c4a2a" strokeOpacity=".16" fill="none" />
        <g fill="none" strokeLinecap="round">
          <path d="M-190 110c60-34 84 6 140-18s58-44 112-42 62-30 130-30" stroke="#bcd2d9" strokeWidth="13" />
          <g stroke="#d9cdb2">
            <path d="M-190-40C-120-28-60-34 0 0s110 60 190 64" strokeWidth="6" />
            <path d="M0 0C-30 60-70 120-78 190M0 0C40-40 90-90 190-120M0 0c30 60 50 110 54 190" strokeWidth="3.500" />
            <path d="M-120-190C-116-120-90-70 0 0" strokeWidth="3.500" />
          </g>
        </g>
        <g fill="#6d6250">
          {houses.map(([x, y, width, height, turn]) => (
            <rect
              key={`${x} ${y}`}
              x={-width / 2}
              y={-height / 2}
              width={width}
              height={height}
              transform={`translate(${x} ${y})rotate(${turn})`}
            />
          ))}
        </g>
        {rings.map(([radius, gap], place) => (
          <g key={radius}>
            <path
              d={`M${onRing(radius, gap)}A${radius} ${radius} 0 1 1 ${onRing(radius, -gap)}`}
              fill="none"
              stroke={goldInk}
              strokeWidth={place === 0 ? 2.6 : 1.6}
            />
            <text y={6 - radius} fontSize="21" fontStyle="italic" textAnchor="middle" fill={goldInk}>
              {words[place]}
            </text>
          </g>
        ))}
      </svg>
    </UprightTable>
  );
}

/** Copies by the week, over the ninety days of the report: most at first, and then whoever heard of it. */
export const LaunchCurve = () => (
  <Picture viewBox="0 0 280 92" className="mt-[1.2em] w-full" fill="currentColor" fontFamily={sans} fontSize="11.500">
    <path
      d="M0 70C14 68 18 14 34 12s22 38 46 42 34-20 50-19 26 22 58 26 60 2 92 5v8H0z"
      fill={gold}
      fillOpacity=".22"
    />
    <path
      d="M0 70C14 68 18 14 34 12s22 38 46 42 34-20 50-19 26 22 58 26 60 2 92 5"
      fill="none"
      stroke={gold}
      strokeWidth="2.500"
    />
    <path d="M0 74h280" stroke={soft} />
    <g fill={soft}>
      {launchCurve.days.map((day, place) => (
        <text key={day} x={place * 93.3} y="89" textAnchor={(["start", "middle", "middle", "end"] as const)[place]}>
          {day}
        </text>
      ))}
      <text x="280" y="22" textAnchor="end">
        {launchCurve.label}
      </text>
    </g>
  </Picture>
);
