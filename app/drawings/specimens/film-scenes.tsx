import type { ReactNode } from "react";
import { bookTrailerPage } from "#content/services/book-trailer-video.ts";
import { setKeys } from "../keyboard.ts";

const [pianos] = bookTrailerPage.samples.trailers;

export const Centered = ({ y, children }: { y: number; children: ReactNode }) => (
  <text x="80" y={y} textAnchor="middle">
    {children}
  </text>
);

const keys = setKeys(21, 8, 3);

/** What is seen in the films, without their words, 160 by 90. */
export const scenes = {
  keys: (
    <>
      <path d="M0 0h160v90H0z" fill="#120d0f" />
      <path d="M0 58h160v32H0z" fill="#fbf4e8" />
      <path d={`M${keys.reds.at(-1)} 58h8v32h-8z`} fill="#a6322b" />
      <path d={keys.whites.map((x) => `M${x} 58v32`).join("")} stroke="#120d0f" strokeWidth=".5" />
      <path d={keys.blacks.map((x) => `M${x - 2.5} 58h5v19h-5z`).join("")} fill="#120d0f" />
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
