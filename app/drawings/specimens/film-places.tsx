import type { ReactNode } from "react";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { gold, Lines, Paper, Shadow, soft, UprightTable } from "../articles/scene.tsx";
import { CoverBoard } from "../book-cover.tsx";
import { Picture } from "../picture.tsx";
import { setTitle } from "../title-setting.ts";
import { scenes } from "./film-scenes.tsx";

const [pianos, bell, foundry] = bookTrailerPage.samples.trailers;

/** A film that waits to be played, 160 by 90. */
const Waiting = ({ at, children }: { at?: string; children: ReactNode }) => (
  <g transform={at}>
    {children}
    <circle cx="80" cy="45" r="11" fill="#0c1820" fillOpacity=".6" stroke="#f1efe6" />
    <path d="M77 39.500v11l9-5.500z" fill="#f1efe6" />
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
    <path d="M12 75h162v23H12z" fill="#000" fillOpacity=".86" />
    <text x="93" y="92" fontSize="15" textAnchor="middle" fill="#fff" fontFamily="var(--font-sans)">
      {bell.frames[2].lines[1]}
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
