import { Picture, type PictureProps } from "../picture.tsx";

/** The inks of the film that the still is taken from. */
const film = { ground: "#120d0f", far: "#3a2629", type: "#fbf4e8", line: "#e3b3a0", accent: "#f0866f" };
/** The strings of a piano, wider apart toward the front; the tenth of them sounds. */
const strings = Array.from({ length: 15 }, (_, index) => Math.round(500 + index * 14 + index * index * 1.3));
const sounding = 9;

/** A frame of the trailer for Other People's Pianos: the strings, and what is said over them. */
export function StringsStill({ lines, className }: PictureProps & { lines: readonly string[] }) {
  return (
    <Picture viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <radialGradient id="still-room" cx=".5" cy=".3" r=".9">
          <stop offset="0" stopColor={film.far} />
          <stop offset=".8" stopColor={film.ground} />
        </radialGradient>
      </defs>
      <path d="M0 0h1200v900H0z" fill="url(#still-room)" />
      <path
        d={strings.map((y, place) => (place === sounding ? "" : `M0 ${y}h1200`)).join("")}
        stroke={film.line}
        strokeWidth="2.5"
        opacity=".55"
      />
      <g fill="none" stroke={film.accent}>
        <path
          d={`M0 ${strings[sounding]}q600 44 1200 0q-600-44-1200 0`}
          strokeWidth="2"
          fill={film.accent}
          fillOpacity=".16"
        />
        <path d={`M0 ${strings[sounding]}q600 44 1200 0`} strokeWidth="4" />
      </g>
      <g fontFamily="var(--font-serif)" fontSize="92" textAnchor="middle" fill={film.type}>
        {lines.map((line, place) => (
          <text key={line} x="600" y={230 + place * 120}>
            {line}
          </text>
        ))}
      </g>
    </Picture>
  );
}
