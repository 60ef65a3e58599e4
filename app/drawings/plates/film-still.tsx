import { Picture, type PictureProps } from "../picture.tsx";

/** The inks of the film that the still is taken from. */
const film = { ground: "#0c1820", far: "#3d5361", type: "#f1efe6", line: "#c3ced2", accent: "#f2a05c" };
const posts = Array.from({ length: 8 }, (_, index) => 488 + index * 74);
const ninth = 1150;
/** They stand close under the words: a plate that is low shows both. */
const water = 620;

/** A post in the water, less and less straight. */
const mirrored = (x: number) => `M${x - 4} ${water + 3}h8l2 24-3 18 4 22-4 26h-6l3-26-4-22 3-18z`;

/** A frame of the trailer for The Ninth Bell at Harrow Sound: eight posts in fog, and the ninth. */
export function FilmStill({ lines, alt, className }: PictureProps & { lines: readonly string[] }) {
  return (
    <Picture viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" alt={alt} className={className}>
      <defs>
        <radialGradient id="still-sky" cx=".5" cy=".3" r=".9">
          <stop offset="0" stopColor={film.far} />
          <stop offset=".8" stopColor={film.ground} />
        </radialGradient>
        <radialGradient id="still-fog">
          <stop offset="0" stopColor={film.line} stopOpacity=".3" />
          <stop offset="1" stopColor={film.line} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="still-glow">
          <stop offset="0" stopColor={film.accent} stopOpacity=".6" />
          <stop offset=".4" stopColor={film.accent} stopOpacity=".18" />
          <stop offset="1" stopColor={film.accent} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="still-water" x1="0" x2="0" y1={water} y2={water + 84} gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={film.line} stopOpacity=".42" />
          <stop offset="1" stopColor={film.line} stopOpacity="0" />
        </linearGradient>
        <linearGradient id="still-flame" x1="0" x2="0" y1={water} y2={water + 104} gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={film.accent} stopOpacity=".55" />
          <stop offset="1" stopColor={film.accent} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 0h1600v900H0z" fill="url(#still-sky)" />
      <ellipse cx="560" cy="600" rx="760" ry="240" fill="url(#still-fog)" />
      <ellipse cx="1180" cy="480" rx="700" ry="200" fill="url(#still-fog)" />
      <g stroke={film.line}>
        <path
          d={posts.map((x) => `M${x} ${water - 140}V${water - 2}`).join("")}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d={`M0 ${water}h1600`} strokeWidth="1.5" opacity=".5" />
        <path d="M340 668h170M700 690h220M1010 662h190M560 742h180M900 760h210" strokeWidth="1.5" opacity=".4" />
      </g>
      <path d={posts.map((x) => mirrored(x)).join("")} fill="url(#still-water)" />
      <path d={mirrored(ninth)} fill="url(#still-flame)" />
      <ellipse cx={ninth} cy={water - 70} rx="92" ry="150" fill="url(#still-glow)" />
      <path d={`M${ninth} ${water - 140}V${water - 2}`} stroke={film.accent} strokeWidth="8" strokeLinecap="round" />
      <g fontFamily="var(--font-serif)" fontSize="66" textAnchor="middle" fill={film.type}>
        {lines.map((line, place) => (
          <text key={line} x="800" y={284 + place * 90}>
            {line}
          </text>
        ))}
      </g>
    </Picture>
  );
}

/** The inks of the other film, about pianos. */
const pianos = { ground: "#120d0f", far: "#3a2629", type: "#fbf4e8", line: "#e3b3a0", accent: "#f0866f" };
/** The strings of a piano, wider apart toward the front; the tenth of them sounds. */
const strings = Array.from({ length: 15 }, (_, index) => Math.round(500 + index * 14 + index * index * 1.3));
const sounding = 9;

/** A frame of the trailer for Other People's Pianos: the strings, and what is said over them. */
export function StringsStill({ lines, className }: PictureProps & { lines: readonly string[] }) {
  return (
    <Picture viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice" className={className}>
      <defs>
        <radialGradient id="still-room" cx=".5" cy=".3" r=".9">
          <stop offset="0" stopColor={pianos.far} />
          <stop offset=".8" stopColor={pianos.ground} />
        </radialGradient>
      </defs>
      <path d="M0 0h1200v900H0z" fill="url(#still-room)" />
      <path
        d={strings.map((y, place) => (place === sounding ? "" : `M0 ${y}h1200`)).join("")}
        stroke={pianos.line}
        strokeWidth="2.5"
        opacity=".55"
      />
      <g fill="none" stroke={pianos.accent}>
        <path
          d={`M0 ${strings[sounding]}q600 44 1200 0q-600-44-1200 0`}
          strokeWidth="2"
          fill={pianos.accent}
          fillOpacity=".16"
        />
        <path d={`M0 ${strings[sounding]}q600 44 1200 0`} strokeWidth="4" />
      </g>
      <g fontFamily="var(--font-serif)" fontSize="92" textAnchor="middle" fill={pianos.type}>
        {lines.map((line, place) => (
          <text key={line} x="600" y={230 + place * 120}>
            {line}
          </text>
        ))}
      </g>
    </Picture>
  );
}
