import type { ReactNode } from "react";
import { documentaryCaption } from "#content/plates.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { covers } from "../covers.ts";
import { Picture } from "../picture.tsx";
import { profiles } from "../portrait.tsx";
import { sitters } from "../sitters.ts";
import { Centered, scenes } from "./film-scenes.tsx";

const [pianos, bell, foundry] = bookTrailerPage.samples.trailers;

/** One frame of a film, 160 by 90. */
const Frame = ({ ground, children }: { ground?: string; children: ReactNode }) => (
  <Picture viewBox="0 0 160 90" className="plate-edge relative w-full" fontFamily="var(--font-serif)">
    {ground && <path d="M0 0h160v90H0z" fill={ground} />}
    {children}
  </Picture>
);

/** A still of each sample, in the order in which the page shows them. */
export const sampleStills: readonly ReactNode[] = [
  <Frame key={pianos.slug}>
    {scenes.keys}
    <g fontSize="8.500" fill="#fbf4e8">
      <Centered y={17}>{pianos.frames[0].lines[0]}</Centered>
      <Centered y={28}>{pianos.frames[0].lines[1]}</Centered>
      <Centered y={39}>{pianos.frames[0].lines[2]}</Centered>
    </g>
  </Frame>,
  <Frame key={bell.slug}>
    {scenes.sunset}
    <g fontSize="9.500" fill="#f1efe6">
      <Centered y={20}>{bell.frames[0].lines[0]}</Centered>
      <Centered y={33}>{bell.frames[0].lines[1]}</Centered>
    </g>
  </Frame>,
  <Frame key={foundry.slug}>
    {scenes.furnace}
    <g fontSize="9.500" fill="#efe4cf">
      <Centered y={22}>{foundry.frames[2].lines[0]}</Centered>
      <Centered y={35}>{foundry.frames[2].lines[1]}</Centered>
    </g>
  </Frame>,
];

const moons = covers[6].palette;
const tide = Array.from({ length: 6 }, (_, line) => {
  const y = 58 + line * 5.5;
  return `M0 ${y}${"q10-3.500 20 0t20 0".repeat(4)}`;
}).join("");

/** A frame for each style, in the order in which the page names them. */
export const styleFrames: readonly ReactNode[] = [
  <Frame key="typographic">{scenes.lid}</Frame>,
  <Frame key="cinematic">{scenes.island}</Frame>,
  <Frame key="voice" ground="#efe4cf">
    <path d="M0 90V70q80-26 160 0v20z" fill="#e2711d" fillOpacity=".22" />
    <path d="M0 90V80q80-20 160 0v10z" fill="#e2711d" fillOpacity=".28" />
    <g transform="translate(-18 -10)scale(.82)" fill="#3d111b">
      <path d={profiles[3]} />
      <path d={sitters[2].mass} />
      <path d={sitters[2].light} fill="none" stroke="#efe4cf" strokeWidth=".9" strokeLinecap="round" />
    </g>
    <text x="108" y="42" fontSize="10.500" textAnchor="middle" fill="#3d111b">
      {foundry.frames[1].lines[0]}
    </text>
  </Frame>,
  <Frame key="illustrated" ground={moons.ground}>
    <circle cx="58" cy="34" r="20" fill={moons.accent} />
    <circle cx="98" cy="26" r="11" fill={moons.ink} />
    <path d={tide} fill="none" stroke={moons.second} strokeWidth="2.400" />
    <path d="M48 60h20M51 66h14M46 72h24M54 78h9" stroke={moons.accent} strokeWidth="1.600" />
    <path d="M93 60h10M95 66h6" stroke={moons.ink} strokeWidth="1.600" />
    <path d="M118 90V70h8v-6h8v-6h8v-6h18v38z" fill="#0d0f24" />
    <path d="M146 52v-12l4-4 4 4v12z" fill="#0d0f24" />
    <path d="M149 42h2v4h-2z" fill={moons.accent} />
  </Frame>,
  <Frame key="documentary" ground="#2a211b">
    <g transform="translate(70 14)rotate(5)">
      <path d="M0 0h74v90H0z" fill="#efe7d6" />
      <path
        d="M8 14c14-5 8 5 20 0s12 3 34-1M8 26c10-5 14 4 26 0s18 2 30 0M8 38c18-4 8 4 22 0s18 3 34-1M8 50c8-4 16 4 24 0s14 2 32 0M8 62c14-5 8 5 20 0s12 3 30-1"
        fill="none"
        stroke="#6b5c4c"
        strokeWidth=".9"
      />
    </g>
    <g transform="translate(20 10)rotate(-4)">
      <path d="M0 0h84v68H0z" fill="#f6f0e2" />
      <path d="M5 5h74v48H5z" fill="#c9b08a" />
      <path d="M5 44h74v9H5z" fill="#8a6f4e" />
      <path d="M16 44V20l26-11 26 11v24z" fill="#5d4832" />
      <path d="M16 20l26-11 26 11v3L42 12 16 23z" fill="#3f2f20" />
      <path d="M36 44V28h13v16z" fill="#2d2117" />
      <path d="M21 28h10v9H21zM54 28h10v9H54z" fill="#e6d3ad" />
      <text x="42" y="63.500" textAnchor="middle" fontSize="8.500" fontStyle="italic" fill="#3f2f20">
        {documentaryCaption}
      </text>
    </g>
  </Frame>,
];
