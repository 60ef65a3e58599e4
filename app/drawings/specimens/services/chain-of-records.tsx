import type { ReactNode } from "react";
import { copyrightPage, channelRecord as words } from "#content/plates.ts";
import { gold, goldInk, kraft, Lines, Paper, rule, sans, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";
import { barsOf } from "../../plates/bar-code.tsx";

const bars = [...barsOf(copyrightPage.isbn)].map((bar, x) => (bar === "1" ? `M${x} 0h1v26h-1z` : "")).join("");
const drawn = { color: "var(--color-ink)", fill: "currentColor", fontFamily: "var(--font-serif)" } as const;
/** Above the middle of each picture, which begins where its column does. */
const ways = [80, 394, 708, 1022];

/** One record, and where it goes: each way ends above what stands there. Below each other, the ways leave one line. */
export function ChainOfRecords() {
  return (
    <>
      <Picture {...drawn} viewBox="0 0 1216 178" className="mb-3 w-full overflow-visible max-lg:hidden">
        <g fill="none" stroke={gold} strokeWidth="1.500">
          <path
            d={`M80 100v68${ways
              .slice(1)
              .map((x) => `M80 134H${x}v34`)
              .join("")}`}
          />
          <path d={ways.map((x) => `M${x - 5} 161l5 8 5-8`).join("")} />
        </g>
        <g fontSize="17" fontStyle="italic" fill={goldInk}>
          {words.ways.map((way, place) => (
            <text key={`${way} ${ways[place]}`} x={(ways[place] ?? 0) + 14} y="160">
              {way}
            </text>
          ))}
        </g>
        <Record />
      </Picture>
      <Picture {...drawn} viewBox="-4 -2 300 128" className="w-58 overflow-visible lg:hidden">
        <Record />
      </Picture>
    </>
  );
}

const Record = () => (
  <g className="on-paper" color="var(--color-ink)">
    <Paper at="translate(6 2)rotate(1)" size={[270, 112]} />
    <Paper at="translate(0 0)" size={[270, 112]}>
      <Lines x={18} y={30} gap={22} lines={words.lines} fontSize="16.500" />
      <path d={bars} transform="translate(158 66)" />
      <text x="18" y="92" fontFamily={sans} fontSize="12.500" fill={soft}>
        {words.price}
      </text>
    </Paper>
  </g>
);

/** Where they stand below each other, each says by what way it is reached. */
const Stand = ({ way, children }: { way: string; children: ReactNode }) => (
  <>
    <p aria-hidden="true" className="mb-3 font-serif text-[1.0625rem] leading-7 text-gold-ink italic lg:hidden">
      {way}
    </p>
    <Picture {...drawn} viewBox="0 0 160 104" className="on-paper w-40">
      <path d="M0 103.500h160" stroke={rule} />
      {children}
    </Picture>
  </>
);

const stripes = Array.from({ length: 4 }, (_, place) => `M${24 + place * 32} 30h16l-1 16h-17z`).join("");
const spines = [
  [14, 15, 70, "#14203a"],
  [30, 11, 62, "#a3341f"],
  [42, 17, 76, "#3d5361"],
  [60, 13, 66, kraft],
  [74, 22, 80, "#2f6f73"],
  [97, 12, 60, "#7a5a1a"],
  [110, 16, 72, "#14203a"],
  [127, 18, 66, "#8a3b2a"],
] as const;

/** A shop, a parcel, a reader, a shelf: in the order in which the page names the channels. */
export const channelPictures: readonly ReactNode[] = [
  <Stand key="shop" way={words.ways[0]}>
    <path d="M16 40h128v63H16z" fill={kraft} />
    <path d="M24 52h72v38H24z" fill="#22343f" />
    <path d="M106 52h28v51h-28z" fill="#3b3532" />
    <path d="M110 57h20v24h-20z" fill="#22343f" />
    <path d="M32 66h12v24H32z" fill="#f2a05c" />
    <path d="M49 62h15v28H49z" fill="var(--color-paper)" />
    <path d="M69 68h12v22H69z" fill="#a3341f" />
    <path d="M52 67h9M52 70h6" stroke={soft} />
    <path d="M16 30h136l-2 16H10z" transform="translate(-3)" fill="var(--color-paper)" />
    <path d={stripes} fill="#a3341f" transform="translate(-5)" />
    <path d="M11 46h136" stroke="#000" strokeOpacity=".25" />
    <path d="M40 12h80v14H40z" fill="#14203a" />
    <path d="M52 19h56" stroke={gold} strokeWidth="2" strokeDasharray="5 3" />
  </Stand>,
  <Stand key="parcel" way={words.ways[1]}>
    <path d="M16 36h104v67H16z" fill={kraft} />
    <path d="M120 36l24-12v67l-24 12z" fill="#cdb78f" />
    <path d="M16 36l24-12h104l-24 12z" fill="#f1e6cf" />
    <path d="M58 36l24-12h16L74 36v26H58z" fill="#c77b54" fillOpacity=".55" />
    <path d="M26 64h54v32H26z" fill="var(--color-paper)" />
    <path d={bars} transform="translate(30 68)scale(.48 .5)" />
    <path d="M31 86h42M31 91h28" stroke={soft} />
    <path d="M92 94v-14M87 85l5-6 5 6M106 94v-14M101 85l5-6 5 6" fill="none" stroke={soft} strokeWidth="1.500" />
  </Stand>,
  <Stand key="reader" way={words.ways[2]}>
    <g transform="translate(46 4)">
      <path d="M6 0h64q6 0 6 6v87q0 6-6 6H6q-6 0-6-6V6q0-6 6-6z" fill="#3b3532" />
      <path d="M70 1q5 0 5 5v87q0 5-5 5" fill="none" stroke="#fff" strokeOpacity=".25" />
      <path d="M7 8h62v76H7z" fill="var(--color-paper)" />
      <text x="38" y="26" fontSize="12" fontStyle="italic" textAnchor="middle">
        {words.chapter}
      </text>
      <text x="12" y="49" fontSize="20">
        M
      </text>
      <path d="M33 37h30M33 43h30M33 49h26M13 56h50M13 62h46M13 68h50M13 74h30" stroke={soft} strokeOpacity=".7" />
      <path d="M13 80h50" stroke={rule} strokeWidth="2" />
      <path d="M13 80h12" stroke={gold} strokeWidth="2" />
      <circle cx="38" cy="91.500" r="3" fill="none" stroke="#8b817a" />
    </g>
  </Stand>,
  <Stand key="shelf" way={words.ways[3]}>
    <path d="M4 97h152v7H4z" fill="#5d4832" />
    {spines.map(([x, width, height, fill]) => (
      <path key={x} d={`M${x} ${97 - height}h${width}v${height}h-${width}z`} fill={fill} />
    ))}
    <path d="M76 66h18v22H76z" fill="var(--color-paper)" />
    <g fontFamily={sans} fontSize="7.500" textAnchor="middle">
      <Lines x={85} y={75} gap={9} lines={words.shelf} />
    </g>
    <path d="M77 30h16M77 34h16" stroke={gold} />
  </Stand>,
];
