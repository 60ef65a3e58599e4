import type { ReactNode } from "react";
import { documentaryCaption, storyboard as words } from "#content/plates.ts";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { gold, goldInk, hand, Lines, Paper, pencil, rule, Shadow, soft, UprightTable } from "../articles/scene.tsx";
import { CoverBoard } from "../book-cover.tsx";
import { covers } from "../covers.ts";
import { Picture } from "../picture.tsx";
import { profiles } from "../portrait.tsx";
import { sitters } from "../sitters.ts";
import { setTitle } from "../title-setting.ts";

const [pianos, bell, foundry] = bookTrailerPage.samples.trailers;

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

/** One frame of a film, 160 by 90. */
const Frame = ({ ground, children }: { ground?: string; children: ReactNode }) => (
  <Picture viewBox="0 0 160 90" className="plate-edge relative w-full" fontFamily="var(--font-serif)">
    {ground && <path d="M0 0h160v90H0z" fill={ground} />}
    {children}
  </Picture>
);

const Centered = ({ y, children }: { y: number; children: ReactNode }) => (
  <text x="80" y={y} textAnchor="middle">
    {children}
  </text>
);

const keys = Array.from({ length: 20 }, (_, key) => key * 8);

/** What is seen in the films, without their words, 160 by 90. */
const scenes = {
  keys: (
    <>
      <path d="M0 0h160v90H0z" fill="#120d0f" />
      <path d="M0 58h160v32H0z" fill="#fbf4e8" />
      <path d="M112 58h8v32h-8z" fill="#a6322b" />
      <path d={keys.map((x) => `M${x} 58v32`).join("")} stroke="#120d0f" strokeWidth=".5" />
      <path
        d={keys
          .filter((_, key) => ![2, 6].includes(key % 7))
          .map((x) => `M${x + 5.5} 58h5v19h-5z`)
          .join("")}
        fill="#120d0f"
      />
    </>
  ),
  sunset: (
    <>
      <path d="M0 0h160v90H0z" fill="#22343f" />
      <path d="M0 0h160v56H0z" fill="#3d5361" />
      <circle cx="80" cy="60" r="18" fill="#f2a05c" />
      <path d="M0 60h160v30H0z" fill="#162530" />
      <path d="M62 64h36M66 69h28M61 75h38M69 81h22" stroke="#f2a05c" strokeWidth="1.800" />
      <path d="M0 46q80-10 160 0v8q-80-8-160 0z" fill="#c3ced2" fillOpacity=".2" />
    </>
  ),
  /** With its door shut: behind the bars it burns, and on the floor lies its light. */
  furnace: (
    <>
      <path d="M0 0h160v90H0z" fill="#3d111b" />
      <path d="M40 90V70a40 26 0 0 1 80 0v20z" fill="#22090f" />
      <path d="M40 90V70a40 26 0 0 1 80 0v20" fill="none" stroke="#7a2a2c" strokeWidth="1.200" />
      <path d="M52 86V69a28 18 0 0 1 56 0v17z" fill="#5a1a1f" />
      <path d="M60 80V68a20 12 0 0 1 40 0v12z" fill="#f0862c" />
      <path d="M66 80c0-8 5-7 5-13 5 3 5 7 8 7s1-6 5-9c1 6 9 6 8 15z" fill="#ffd27a" />
      <path d="M65 80V61M72.500 80V57M80 80V55M87.500 80V57M95 80V61M60 70h40" stroke="#22090f" strokeWidth="2.200" />
      <path d="M20 90l34-3h52l34 3z" fill="#f0862c" fillOpacity=".35" />
    </>
  ),
  island: (
    <>
      <path d="M0 0h160v90H0z" fill="#3d5361" />
      <path d="M0 44q80-22 160 4V0H0z" fill="#0c1820" fillOpacity=".55" />
      <path d="M0 58q80-16 160-2V0H0z" fill="#0c1820" fillOpacity=".3" />
      <path d="M0 34q20-12 38-11 16 1 26 18 14 23 44 32 24 7 52 8v9H0z" fill="#0a131a" />
      <path d="M44 26v-8l6-5 6 5v12z" fill="#0a131a" />
      <path d="M47 17h7v8h-7z" fill="#f2a05c" fillOpacity=".3" />
      <path d="M48.500 18.500h4v5h-4z" fill="#f2a05c" />
      <path d="M96 62h64M110 67h50M124 72h36" stroke="#c3ced2" strokeOpacity=".35" strokeWidth=".8" />
    </>
  ),
  posts: (
    <>
      <radialGradient id="place-glow">
        <stop offset="0" stopColor="#f2a05c" stopOpacity=".6" />
        <stop offset=".4" stopColor="#f2a05c" stopOpacity=".2" />
        <stop offset="1" stopColor="#f2a05c" stopOpacity="0" />
      </radialGradient>
      <path d="M0 0h160v90H0z" fill="#22343f" />
      <path d="M0 60h160v30H0z" fill="#162530" />
      <path
        d={Array.from({ length: 8 }, (_, place) => `M${30 + place * 11} 44v16`).join("")}
        stroke="#c3ced2"
        strokeWidth="1.800"
      />
      <circle cx="126" cy="52" r="17" fill="url(#place-glow)" />
      <path d="M126 44v16" stroke="#f2a05c" strokeWidth="2" />
      <path d="M34 70h26M66 76h40M112 68h22" stroke="#c3ced2" strokeOpacity=".4" />
    </>
  ),
  lid: (
    <>
      <path d="M0 0h160v90H0z" fill="#120d0f" />
      <g fontSize="15" fill="#fbf4e8">
        <Centered y={36}>{pianos.frames[1].lines[0]}</Centered>
        <Centered y={56}>{pianos.frames[1].lines[1]}</Centered>
      </g>
      <path d="M30 79l100-11" stroke="#f0866f" />
    </>
  ),
} as const;

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
    <path d="M48 60h20M51 66h14M46 72h24M54 78h9M93 60h10M95 66h6" stroke={moons.accent} strokeWidth="1.600" />
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

/** A film that waits to be played, 160 by 90. */
const Waiting = ({ at, children }: { at?: string; children: ReactNode }) => (
  <g transform={at}>
    {children}
    <circle cx="80" cy="26" r="11" fill="#0c1820" fillOpacity=".6" stroke="#f1efe6" />
    <path d="M77 20.500v11l9-5.500z" fill="#f1efe6" />
  </g>
);

/** On a plate as wide as its column, about the `middle` of what stands there. */
const Screen = ({ ground, middle = 93, children }: { ground: string; middle?: number; children: ReactNode }) => (
  <Picture
    viewBox={`${middle - 130} -18 260 156`}
    className={`on-paper plate-edge w-full ${ground}`}
    color="var(--color-ink)"
    fontFamily="var(--font-serif)"
  >
    {children}
  </Picture>
);

const type = { stroke: soft, strokeOpacity: 0.5, strokeWidth: 2.2, fill: "none" } as const;
const phoneTitle = setTitle(pianos.title, { width: 52, height: 52, maxSize: 14 });
const cover = { title: bell.title, author: bell.author, design: bell.coverId };

/** Where the films are seen, in the order in which the page names the places: another one in each. */
export const filmPlaces: readonly ReactNode[] = [
  <Screen key="retailer" ground="bg-sky">
    <Paper at="translate(0 0)" size={[186, 120]}>
      <g transform="translate(10 12)scale(.25)">
        <CoverBoard {...cover} flat />
      </g>
      <Waiting at="translate(70 12)scale(.66)">{scenes.island}</Waiting>
      <path {...type} d="M70 84h78M70 93h94M10 102h40" />
      <path d="M70 102h44v10H70z" fill={gold} />
    </Paper>
  </Screen>,
  <Screen key="website" ground="bg-sand">
    <Paper at="translate(0 0)" size={[186, 120]}>
      <path d="M0 0h186v13H0z" fill="var(--color-paper-deep)" />
      <path d="M7 6.500h3M14 6.500h3M21 6.500h3" stroke={soft} strokeWidth="3" />
      <svg y="13" width="186" height="76" viewBox="0 12 160 65.400" aria-hidden="true">
        <Waiting>{scenes.furnace}</Waiting>
      </svg>
      <text x="93" y="110" fontSize="15" textAnchor="middle" fill="currentColor">
        {foundry.author}
      </text>
    </Paper>
  </Screen>,
  <Screen key="platform" ground="bg-sage">
    <Shadow d="M0 0h186v120H0z" />
    <path d="M0 0h186v120H0z" fill="#0c1014" />
    <g transform="scale(1.1625)">{scenes.posts}</g>
    <path d="M10 111h166" stroke="#fff" strokeOpacity=".3" strokeWidth="2.400" />
    <path d="M10 111h62" stroke="#f2a05c" strokeWidth="2.400" />
    <circle cx="72" cy="111" r="4" fill="#f2a05c" />
    <path d="M22 75h142v23H22z" fill="#000" fillOpacity=".6" />
    <text x="93" y="92" fontSize="16" textAnchor="middle" fill="#fff" fontFamily="var(--font-sans)">
      {bell.frames[0].lines[1]}
    </text>
  </Screen>,
  <Screen key="phone" ground="bg-clay" middle={34}>
    <Shadow d="M2 2h64v120H2z" />
    <rect width="68" height="122" rx="9" fill="#22252b" />
    <svg x="4" y="6" width="60" height="110" viewBox="86 0 49.100 90" aria-hidden="true">
      {scenes.keys}
    </svg>
    <g textAnchor="middle" fill="#fbf4e8">
      <Lines x={34} y={27} gap={14} lines={phoneTitle.lines} fontSize={phoneTitle.size} />
    </g>
  </Screen>,
  <Screen key="newsletter" ground="bg-sky" middle={66}>
    <Paper at="translate(8 -2)rotate(-1)scale(.95)" size={[124, 130]}>
      <text x="12" y="20" fontSize="13" fontStyle="italic" fill="currentColor">
        {bell.author}
      </text>
      <path d="M12 27h100" stroke="currentColor" />
      <Waiting at="translate(12 34)scale(.625)">{scenes.sunset}</Waiting>
      <path {...type} d="M12 100h100M12 109h92M12 118h60" />
    </Paper>
  </Screen>,
  <Screen key="event" ground="bg-sand">
    <Shadow d="M0 2h150v84H0z" />
    <path d="M0 0h152v90H0z" fill="#2b2e35" />
    <g transform="translate(4 4)scale(.9 .911)">{scenes.lid}</g>
    <path d="M70 90h12v24H70z" fill="#2b2e35" />
    <path d="M44 114h64v6H44z" fill="#2b2e35" />
    {[0, 1, 2].map((place) => (
      <g key={place} transform={`translate(${122 + (place % 2) * 3} ${111 - place * 9})`}>
        <path d="M0 0h60v9H0z" fill="#e3b09c" />
        <path d="M0 9h60v-1.500H0zM6 0h1v9h-1zM53 0h1v9h-1z" fill="#120d0f" fillOpacity=".6" />
      </g>
    ))}
  </Screen>,
];

/** One film in the three shapes in which it is handed over, wide, upright and square. */
export const ThreeShapes = () => (
  <UprightTable whole={400}>
    {(
      [
        [55, 22, 290, 163, "0 0 160 90"],
        [55, 203, 98, 174, "54.700 0 50.600 90"],
        [171, 203, 174, 174, "35 0 90 90"],
      ] as const
    ).map(([x, y, width, height, viewBox]) => (
      <g key={viewBox}>
        <Shadow d={`M${x} ${y}h${width}v${height}H${x}z`} />
        <svg x={x} y={y} width={width} height={height} viewBox={viewBox} aria-hidden="true">
          {scenes.sunset}
        </svg>
        <path d={`M${x} ${y}h${width}v${height}H${x}z`} fill="none" stroke="var(--color-paper)" strokeWidth="5" />
      </g>
    ))}
  </UprightTable>
);
