import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { copyrightPage, channelRecord as words } from "#content/plates.ts";
import { gold, goldInk, kraft, Lines, Paper, rule, Shadow, sans, soft } from "../../articles/scene.tsx";
import { CoverBoard } from "../../book-cover.tsx";
import { Picture } from "../../picture.tsx";
import { barPath } from "../../plates/bar-code.tsx";
import { Spine } from "../../spine.tsx";

const bars = barPath(copyrightPage.isbn, 26);
const [title, author] = words.lines;
const book = { title, author, design: 1 } as const;
const drawn = { color: "var(--color-ink)", fill: "currentColor", fontFamily: "var(--font-serif)" } as const;
/** As far into each of four columns as the middle of what stands there. */
const ways = [0, 1, 2, 3].map((column) => column * 314 + 71);

/** One record as long as the row of those who read it, and where it goes: each way ends above what stands there. Below each other, the ways leave one line. */
export function ChainOfRecords() {
  return (
    <>
      <Picture {...drawn} viewBox="0 0 1216 164" className="w-full overflow-visible max-lg:hidden">
        <g fill="none" stroke={gold} strokeWidth="1.500">
          <path d={ways.map((x) => `M${x} 88v66`).join("")} />
          <path d={ways.map((x) => `M${x - 5} 147l5 8 5-8`).join("")} />
        </g>
        <g fontSize="17" fontStyle="italic" fill={goldInk}>
          {words.ways.map((way, place) => (
            <text key={`${way} ${ways[place]}`} x={(ways[place] ?? 0) + 14} y="140">
              {way}
            </text>
          ))}
        </g>
        <g className="on-paper" color="var(--color-ink)">
          <Paper at="translate(0 0)" size={[1216, 88]}>
            <text x="28" y="54" fontSize="25">
              {words.lines[0]}
            </text>
            <text x="314" y="53" fontSize="18" fontStyle="italic">
              {words.lines[1]}
            </text>
            <g fontFamily={sans} fontSize="15.500" fill={soft}>
              <text x="534" y="53">
                {copyrightPage.isbns[0]}
              </text>
              <text x="848" y="53">
                {words.price}
              </text>
            </g>
            <path d="M296 22v44M516 22v44M830 22v44M1012 22v44" stroke={rule} />
            <path d={bars} transform="translate(1034 24)scale(1.36 1.55)" />
          </Paper>
        </g>
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

type StandProps = { way: string; className?: string; children: ReactNode };

/** Beside each other, all as high, they stand with their middle under the arrow; below each other, each says by what way it is reached. */
const Stand = ({ way, className, children }: StandProps) => (
  <>
    <p
      aria-hidden="true"
      className="font-serif whitespace-nowrap text-[1.0625rem] leading-7 text-gold-ink italic lg:hidden"
    >
      {way}
    </p>
    <Picture
      {...drawn}
      viewBox="0 0 160 128"
      className={classNames("on-paper w-40 overflow-visible max-lg:w-32", className)}
    >
      {children}
    </Picture>
  </>
);

/** What stands beside it, from its left: how thick, how high, in what cloth. */
const neighbors = [
  [0, 17, 104, "#2b3a4a"],
  [17, 13, 92, "#8d3b2c"],
  [30, 20, 112, "#56665c"],
  [76, 15, 98, "#b99a63"],
  [91, 22, 108, "#3c4f63"],
  [113, 12, 90, "#6b4a38"],
] as const;

/** A shop's bag, a parcel, a reader, a shelf: in the order in which the page names the channels. */
export const channelPictures: readonly ReactNode[] = [
  <Stand key="shop" way={words.ways[0]} className="lg:translate-x-6">
    <g transform="translate(24 2)rotate(5 30 60)scale(.3)">
      <CoverBoard {...book} />
    </g>
    <Shadow d="M2 50h92v76H2z" />
    <path d="M0 46h96v82H0z" fill={kraft} />
    <path d="M80 46h16v82H80l6-40z" fill="#000" fillOpacity=".07" />
    <path d="M0 46h96v7H0z" fill="#000" fillOpacity=".06" />
    <path d="M30 49c0-26 36-26 36 0" fill="none" stroke="#a98a55" strokeWidth="3.500" />
    <path d="M27 46h6v11h-6zM63 46h6v11h-6z" fill="#cbb588" />
    <g fontSize="12.500" fontStyle="italic" textAnchor="middle" fill="#5b3a22">
      <Lines x={41} y={86} gap={16} lines={words.shop} />
    </g>
  </Stand>,
  <Stand key="parcel" way={words.ways[1]}>
    <Shadow d="M4 38l112-8 20 88H4z" />
    <path d="M0 28h118v100H0z" fill="#d8bf90" />
    <path d="M118 28l24-18v96l-24 22z" fill="#bb9f6c" />
    <path d="M0 28l26-18h116l-24 18z" fill="#e9d7b2" />
    <path d="M52 28l25-18h20L73 28v24H52z" fill="#f6ecd5" fillOpacity=".75" />
    <path d="M10 80h64v40H10z" fill="var(--color-paper)" />
    <path d={bars} transform="translate(15 85)scale(.48 .6)" />
    <path d="M15 107h44M15 113h28" stroke={soft} />
    <path
      d="M90 118v-15M84.500 109l5.500-6 5.500 6M105 118v-15M99.500 109l5.500-6 5.500 6"
      fill="none"
      stroke="#7d6539"
      strokeWidth="1.500"
    />
  </Stand>,
  <Stand key="reader" way={words.ways[2]} className="lg:translate-x-6.5">
    <Shadow d="M3 4h84v122H3z" />
    <rect width="90" height="128" rx="6" fill="#2b2d33" />
    <path d="M7 8h76v106H7z" fill="#e9e6dc" />
    {/* Its screen knows no colors. */}
    <g transform="translate(12.500 11)scale(.325)" style={{ filter: "grayscale(1) contrast(.85)" }}>
      <CoverBoard {...book} flat />
    </g>
    <path d="M38 121h14" stroke="#5c5f67" strokeWidth="2" strokeLinecap="round" />
  </Stand>,
  <Stand key="shelf" way={words.ways[3]} className="lg:translate-x-2">
    <Shadow d="M2 30h120v96H2z" />
    {neighbors.map(([x, width, height, fill]) => (
      <g key={x} transform={`translate(${x} ${128 - height})`}>
        <path d={`M0 2q0-2 2-2h${width - 4}q2 0 2 2v${height - 2}h-${width}z`} fill={fill} />
        <path
          d={`M2 12h${width - 4}M2 16h${width - 4}M2 ${height - 14}h${width - 4}`}
          stroke="#f0dfb4"
          strokeOpacity=".7"
        />
        <path d={`M0 2h2v${height - 2}H0z`} fill="#fff" fillOpacity=".16" />
        <path d={`M${width - 2} 2h2v${height - 2}h-2z`} fill="#000" fillOpacity=".22" />
      </g>
    ))}
    <g transform="translate(76 8)rotate(90)scale(.8)">
      <Spine book={book} length={150} thickness={32} upright />
    </g>
    <path d="M51 94h24v26H51z" fill="var(--color-paper)" />
    <g fontFamily={sans} fontSize="9" fontWeight="600" textAnchor="middle">
      <Lines x={63} y={105} gap={11} lines={words.shelf} />
    </g>
  </Stand>,
];
