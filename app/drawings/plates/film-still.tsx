import { Picture, type PictureProps } from "../picture.tsx";

/** The inks of the film that the still is taken from. */
const film = { ground: "#0c1820", far: "#3d5361", type: "#f1efe6", line: "#c3ced2", accent: "#f2a05c" };
const posts = Array.from({ length: 8 }, (_, index) => 516 + index * 68);

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
      </defs>
      <path d="M0 0h1600v900H0z" fill="url(#still-sky)" />
      <ellipse cx="560" cy="640" rx="760" ry="240" fill="url(#still-fog)" />
      <ellipse cx="1180" cy="520" rx="700" ry="200" fill="url(#still-fog)" />
      <g stroke={film.line}>
        <path d={posts.map((x) => `M${x} 568v92`).join("")} strokeWidth="7" strokeLinecap="round" />
        <path d="M0 662h1600" strokeWidth="1.5" opacity=".5" />
        <path d={posts.map((x) => `M${x} 680v70`).join("")} strokeWidth="6" opacity=".28" strokeDasharray="10 9" />
        <path d="M380 712h170M700 738h220M1010 706h150M560 778h180M900 792h210" strokeWidth="1.5" opacity=".4" />
      </g>
      <g stroke={film.accent} strokeLinecap="round">
        <path d="M1120 568v92" strokeWidth="22" opacity=".25" />
        <path d="M1120 568v92" strokeWidth="7" />
      </g>
      <g fontFamily="var(--font-serif)" fontSize="66" textAnchor="middle" fill={film.type}>
        {lines.map((line, place) => (
          <text key={line} x="800" y={300 + place * 90}>
            {line}
          </text>
        ))}
      </g>
    </Picture>
  );
}
