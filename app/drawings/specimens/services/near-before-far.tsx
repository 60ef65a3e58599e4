import { launchCurve, nearBeforeFar as words } from "#content/plates.ts";
import { gold, goldInk, pencil, rule, Shadow, sans, soft, UprightTable } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

const rings = [42, 84, 126, 166];
const houses = [
  [-20, -2],
  [6, -8],
  [20, 14],
  [-8, 22],
] as const;

/** A map with rings on it, as a pair of compasses draws them: who comes first is inside. */
export function NearBeforeFar() {
  return (
    <UprightTable whole={400}>
      <Shadow d="M16 16h368v368H16z" />
      {/* A nested svg cuts the roads at the sheet's edge. */}
      <svg x="16" y="16" width="368" height="368" viewBox="12 12 376 376" aria-hidden="true">
        <path d="M12 12h376v376H12z" fill="var(--color-paper)" />
        <g fill="none" strokeLinecap="round">
          <path d="M-10 300c70-30 90 10 150-14s70-60 130-62 80-36 140-30" stroke="#b9cdd4" strokeWidth="12" />
          <path
            d="M200-10c-8 90 14 130 0 210s-30 120-24 220M-10 168c80 20 150 10 210 32s130 50 220 34"
            stroke={rule}
            strokeWidth="6"
          />
          <path
            d="M60-10c20 80 70 130 140 210M200 200c60-70 110-120 210-160M200 200c40 70 110 120 150 220"
            stroke={rule}
            strokeWidth="2.500"
          />
        </g>
        {rings.map((radius, place) => (
          <circle
            key={radius}
            cx="200"
            cy="200"
            r={radius}
            fill={gold}
            fillOpacity={[0.3, 0.12, 0.07, 0.04][place]}
            stroke={gold}
            strokeWidth={[2.5, 2, 1.5, 1][place]}
            strokeDasharray={place === 3 ? "3 5" : undefined}
          />
        ))}
        {houses.map(([x, y]) => (
          <path key={x} d={`M${194 + x} ${200 + y}v-8l6-6 6 6v8z`} fill="#a3341f" />
        ))}
        <g fontSize="18" fontStyle="italic" textAnchor="middle">
          {words.map((word, place) => (
            <text
              key={word}
              x="200"
              y={206 - (rings[place] ?? 0)}
              fill={place === 0 ? pencil : goldInk}
              stroke="var(--color-paper)"
              strokeWidth="6"
              strokeLinejoin="round"
              paintOrder="stroke"
            >
              {word}
            </text>
          ))}
        </g>
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
