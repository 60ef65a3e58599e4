import type { ReactNode } from "react";
import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { Picture } from "../picture.tsx";

const ink = "var(--color-ink)";
const paper = "var(--color-paper)";
const rule = "var(--color-rule)";

/** A small thing on a ground of its own, 320 by 150: paper in any light. */
function Thing({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <Picture
      viewBox="0 0 320 150"
      preserveAspectRatio="xMidYMax slice"
      className={`${ground} block h-auto w-full`}
      fill="none"
      fontFamily="var(--font-serif)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="on-paper">{children}</g>
    </Picture>
  );
}

/** Half of an hour on a clock, cut by the edge, and the card that one keeps for it. */
const HalfHour = () => (
  <Thing ground="bg-clay">
    <g stroke={ink}>
      <circle cx="104" cy="96" r="78" fill={paper} strokeWidth="3" />
      <path d="M104 26a70 70 0 0 1 0 140z" fill="var(--color-gold)" fillOpacity=".34" stroke="none" />
      <path d="M104 27v11M173 96h-11M35 96h11M138 36l-4 7M70 36l4 7M164 62l-7 4M44 62l7 4" strokeWidth="2" />
      <path d="M104 96v70" strokeWidth="3" />
      <path d="M110 102L68 60" strokeWidth="5" />
    </g>
    <g transform="rotate(4 230 90)">
      <path d="M166 44h124v120H166z" fill={ink} fillOpacity=".14" />
      <path d="M162 38h124v120H162z" fill={paper} />
      <text x="180" y="92" fontSize="48" fill={ink}>
        {consultation.minutes}
      </text>
      <path d="M180 108h88M180 124h88M180 140h54" stroke={rule} strokeWidth="2" />
    </g>
  </Thing>
);

/** The slip on which a call is noted: the number, and what it was about in somebody's hand. */
const CallSlip = () => (
  <Thing ground="bg-sage">
    <g transform="rotate(-3 160 80)">
      <path d="M46 30h236v140H46z" fill={ink} fillOpacity=".14" />
      <path d="M42 24h236v140H42z" fill={paper} />
      <path d="M60 40h9v9h-9zM60 62h200M60 104h200M60 126h200M60 148h200" stroke={rule} strokeWidth="2" />
      <path d="M61 43l4 5 8-11" stroke="var(--color-danger)" strokeWidth="2.5" />
      <text x="60" y="93" fontSize="28" fill={ink}>
        {site.phone.label}
      </text>
      <path
        d="M62 122c8-14 10-2 14-4s6-10 10-4 6 4 10-2 6 8 12 4 4-14 10-12-4 14 4 12 8-8 14-6 4 6 12 2 6-12 12-8 4 8 12 4"
        stroke="var(--color-action)"
        strokeWidth="2"
      />
    </g>
  </Thing>
);

/** A letter, half out of the envelope that it goes in. */
const Letter = () => (
  <Thing ground="bg-sky">
    <path d="M88 12h152v90H88z" fill={paper} />
    <path d="M106 32h54M106 48h116M106 62h108" stroke={rule} strokeWidth="2" />
    <path d="M66 82h204v92H66z" fill={ink} fillOpacity=".14" />
    <path d="M62 76h204v92H62z" fill="var(--color-paper-deep)" />
    <path d="M228 84h30v36h-30z" fill={paper} stroke="var(--color-gold)" strokeDasharray="3 2.5" />
    <path d="M236 114V98q7-6 14 0v16z" fill="var(--color-danger)" />
    <text x="78" y="140" fontSize="17" fill={ink}>
      {site.email}
    </text>
  </Thing>
);

/** How one asks: at a fixed time, by telephone, in writing. In the order of the cards that say so. */
export const waysToAsk = [<HalfHour key="time" />, <CallSlip key="call" />, <Letter key="letter" />];
