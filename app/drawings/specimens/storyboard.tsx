import type { ReactNode } from "react";
import { storyboard as words } from "#content/plates.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { goldInk, hand, Lines, Paper, pencil, rule, soft, UprightTable } from "../articles/scene.tsx";

const [, bell] = bookTrailerPage.samples.trailers;

/** Eight posts, and the ninth, in a frame of 112 by 63. */
const posts = Array.from({ length: 8 }, (_, place) => 16 + place * 8.5);

const row = posts.map((x) => `M${x} 30v16`).join("");
const water = "M4 47h104M14 52h26M50 54h34M30 58h24M74 58h18";
/** Laid on with the side of the pencil. */
const wash = { fill: soft, fillOpacity: 0.16, stroke: "none" } as const;

const sketches: readonly ReactNode[] = [
  <g key="fog">
    <path {...wash} d="M0 34q28-10 56-4t56-6v39H0z" />
    <path d={posts.map((x) => `M${x} 41v4`).join("")} strokeWidth="2" />
  </g>,
  <g key="posts">
    <path {...wash} d="M0 47h112v16H0z" />
    <path d={row + water} />
  </g>,
  <g key="ninth">
    <path {...wash} d="M0 47h112v16H0z" />
    <path d={row + water} />
    <path d="M98 27v20" stroke={pencil} strokeWidth="2.600" />
  </g>,
  <g key="island">
    <path {...wash} d="M0 28q22-12 42 4t70 24v7H0z" />
    <path d="M0 28q22-12 42 4t70 24M24 23.500V14h12v12.500M22 15l8-7 8 7M6 38l12-10M12 46l20-17M22 52l20-17M38 54l16-13M54 58l12-9" />
    <path d="M28 16h4.500v5H28z" fill={pencil} stroke="none" />
  </g>,
  <g key="names">
    <path {...wash} d="M14 0h84v63H14z" />
    <path d="M24 14c14-5 8 5 20 0s12 3 36-1M24 24c10-5 14 4 26 0s10 2 26 0M24 34c18-4 8 4 22 0s18 3 40-1M24 44c8-4 16 4 24 0s14 2 32 0M24 54c12-4 10 4 24 0s10 2 22-1" />
  </g>,
];

/** Where each shot begins, as a clock shows it. */
const begins = bell.frames.map((_, place) => {
  const seconds = bell.frames.slice(0, place).reduce((sum, frame) => sum + frame.seconds, 0);
  return `0:${String(seconds).padStart(2, "0")}`;
});

/** A sheet of the storyboard: every frame on paper before anything moves. A strip has room for three. */
export function Storyboard() {
  return (
    <UprightTable height={400}>
      <Paper at="translate(52 22)rotate(1)" size={[310, 420]} />
      <Paper at="translate(44 18)rotate(-1)" size={[310, 420]}>
        {words.shots.map((shot, place) => (
          <g
            key={shot[0]}
            transform={`translate(22 ${20 + place * 72})`}
            className={place > 2 ? "max-sm:hidden" : undefined}
          >
            <g fill="none" stroke={soft} strokeWidth="1.300" strokeLinecap="round" strokeLinejoin="round">
              <path d="M0 0h112v63H0z" fill="var(--color-surface)" strokeWidth=".8" />
              {sketches[place]}
            </g>
            <text x="128" y="15" fontSize="16" className="figures" fill={goldInk}>
              {begins[place]}
            </text>
            <Lines x={128} y={37} gap={20} lines={shot} fontSize="17" />
          </g>
        ))}
        <path d="M22 87.500h266M22 159.500h266" stroke={rule} />
        <path d="M22 231.500h266M22 303.500h266" stroke={rule} className="max-sm:hidden" />
        <path {...hand} d="M228 170c-10 8-10 8-24 9M210 174l-8 5 8 5" />
        <text x="234" y="176" fontSize="18" fontStyle="italic" fill={pencil}>
          {words.note}
        </text>
      </Paper>
    </UprightTable>
  );
}
