import type { ReactNode } from "react";
import { Picture, type PictureProps } from "./picture.tsx";

const paper = "var(--color-surface)";
const gold = "var(--color-gold)";
const night = "var(--color-night)";
const ink = "var(--color-ink)";

const wall = Array.from(
  { length: 40 },
  (_, index) => [24 + (index % 8) * 25, 16 + Math.floor(index / 8) * 27] as const,
);
const cover = ([x, y]: readonly [number, number]) => `M${x} ${y}h17v21h-17z`;
const every = (step: number, rest: number) =>
  wall
    .filter((_, index) => index !== 19 && index % step === rest)
    .map(cover)
    .join("");

type Scene = { night?: true; drawing: ReactNode };

const scenes = {
  // A house under a roof that is a book, with a clock where one knocks
  1: {
    drawing: (
      <>
        <path d="M70 140V86l50-36 50 36v54z" fill={paper} />
        <path d="M42 92l78-56 78 56-7 9-71-51-71 51z" fill={paper} />
        <path d="M42 92l78-56 78 56-7 9-71-51-71 51z" fill={gold} fillOpacity=".5" />
        <path d="M120 36v14M47 97l73-53 73 53M106 140v-34h28v34M34 140h172M120 70a11 11 0 1 0 .1 0M120 75v6l4 3M84 100h12v14H84zM144 100h12v14h-12z" />
      </>
    ),
  },
  // Clauses, one of them ringed, and a seal
  2: {
    night: true,
    drawing: (
      <>
        <path d="M72 18h96v126H72z" fill="var(--color-on-night)" stroke="none" />
        <path d="M86 36h44M86 52h68M86 60h60M86 78h68M86 86h50M86 104h68M86 112h40M86 130h28" stroke={night} />
        <path d="M78 82q0-12 42-12t42 12-42 12-42-12z" stroke={gold} strokeWidth="2" />
        <path d="M148 128a11 11 0 1 1-.1 0M142 148l-4 10M154 148l4 10" fill={gold} stroke={gold} />
      </>
    ),
  },
  // Forty covers, one of which you see first
  3: {
    drawing: (
      <g stroke="none">
        <path d={every(3, 0)} fill={night} />
        <path d={every(3, 1)} fill="var(--color-rule)" />
        <path d={every(3, 2)} fill="var(--color-ink-soft)" fillOpacity=".55" />
        <path d="M96 67h23v29H96z" fill={gold} />
      </g>
    ),
  },
  // A microphone that has grown leaves
  4: {
    night: true,
    drawing: (
      <>
        <path d="M120 144v-26M98 144h44M92 84v6a28 28 0 0 0 56 0v-6" />
        <path d="M120 22a17 17 0 0 1 17 17v46a17 17 0 0 1-34 0V39a17 17 0 0 1 17-17z" fill="var(--color-night-soft)" />
        <path d="M103 46h34M103 56h34M103 66h34M103 76h34" strokeOpacity=".5" />
        <path
          d="M120 132q14-18 36-10-12 18-36 10zM120 140q-16-16-36-6 14 16 36 6z"
          fill={gold}
          stroke={gold}
          fillOpacity=".4"
        />
        <path d="M72 40q-16 22 0 44M56 30q-24 32 0 64M168 40q16 22 0 44M184 30q24 32 0 64" stroke={gold} />
      </>
    ),
  },
  // A bookshop's window
  5: {
    drawing: (
      <>
        <path d="M48 142V60h144v82z" fill={paper} />
        <path d="M40 60l10-28h140l10 28z" fill={gold} fillOpacity=".3" />
        <path d="M40 60q10 14 20 0 10 14 20 0 10 14 20 0 10 14 20 0 10 14 20 0 10 14 20 0 10 14 20 0 10 14 20 0M60 60l6-28M80 60l5-28M100 60l3-28M120 60V32M140 60l-3-28M160 60l-5-28M180 60l-6-28" />
        <path d="M58 82h76v46H58zM148 142V82h32v60M30 142h180M173 114v6" />
        <path d="M66 128v-26h14v26M84 128V98h10v30" fill={night} />
        <path d="M104 128l4-26 14 2-4 24" fill={gold} />
      </>
    ),
  },
  // A long tail, added up
  6: {
    drawing: (
      <>
        <path d="M40 132V36M40 132h164" />
        <path
          d="M52 132V58h14v74M76 132V78h14v54M100 132V94h14v38M124 132v-28h14v28M148 132v-22h14v22M172 132v-18h14v18"
          fill={paper}
        />
        <path d="M52 132V58h14v74z" fill={night} />
        <path d="M46 46q40 50 154 56" stroke={gold} strokeWidth="2.5" />
        <path d="M152 44h12M158 38v12M175 39l10 10M185 39l-10 10M198 41h12M198 47h12" stroke={ink} />
      </>
    ),
  },
} as const satisfies Record<number, Scene>;

export type PressDesign = keyof typeof scenes;

/** A small picture beside a press item, 3 by 2. */
export function PressThumbnail({ design, alt, className }: PictureProps & { design: PressDesign }) {
  const { night: isNight, drawing }: Scene = scenes[design];
  return (
    <Picture
      viewBox="0 0 240 160"
      alt={alt}
      className={className}
      color={isNight ? "var(--color-on-night)" : ink}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h240v160H0z" fill={isNight ? night : "var(--color-paper-deep)"} stroke="none" />
      {drawing}
    </Picture>
  );
}
