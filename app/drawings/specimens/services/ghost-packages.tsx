import type { ReactNode } from "react";
import { ghostPlates as words } from "#content/plates.ts";
import {
  gold,
  goldInk,
  hand,
  Lines,
  Paper,
  pencil,
  rule,
  Shadow,
  sans,
  soft,
  UprightTable,
} from "../../articles/scene.tsx";
import { breakLines } from "../../title-setting.ts";

const print = "M0 0h128v102H0z";
const board = "M0 0h340v226H0z";

const edge = "M0 0h256v226H0z";

/** A phone shows a square of it: one thing, whole, and large enough to be read. */
const Table = ({ onPhone, children }: { onPhone: ReactNode; children: ReactNode }) => (
  <UprightTable height={300}>
    <g className="max-sm:hidden">{children}</g>
    <g className="sm:hidden">{onPhone}</g>
  </UprightTable>
);

const ShopPrint = () => (
  <>
    <path d={print} fill="#f6f0e2" />
    <path d="M8 8h112v74H8z" fill="#c9b08a" />
    <path d="M8 62h112v20H8z" fill="#8a6f4e" />
    <path d="M26 66V36l38-16 38 16v30z" fill="#5d4832" />
    <path d="M54 66V46h20v20z" fill="#2d2117" />
    <path d="M32 44h14v12H32zM82 44h14v12H82z" fill="#e6d3ad" />
    <text
      x="64"
      y="97"
      textAnchor="middle"
      fontSize="13"
      fontStyle="italic"
      fill="#3f2f20"
      className="max-sm:text-[14.5px]"
    >
      {words.album[0]}
    </text>
  </>
);

const [firstAsked, firstAnswer] = words.sheet.lines[0];

/** What each kind of book is made from, in the order of the packages: an album, a whiteboard, a story bible, a worksheet. */
export const ghostPackages: readonly ReactNode[] = [
  <Table
    key="album"
    onPhone={
      <>
        <path d="M0 0h400v300H0z" fill="#3f3631" />
        <g transform="translate(80 58)rotate(-3)scale(1.92)">
          <path d={print} transform="translate(1 3)" fillOpacity=".35" filter="blur(3px)" />
          <ShopPrint />
        </g>
      </>
    }
  >
    <Shadow d="M30 34h340v250H30z" />
    <path d="M30 34h340v250H30z" fill="#3f3631" />
    <path d="M200 34v250" stroke="#000" strokeOpacity=".4" strokeWidth="3" />
    <g transform="translate(48 52)rotate(-3)">
      <ShopPrint />
    </g>
    <g transform="translate(224 84)rotate(4)">
      <path d={print} fill="#f6f0e2" />
      <path d="M8 8h112v74H8z" fill="#dcc9a6" />
      {/* Seen from behind, at the edge of the water. */}
      <path d="M8 46h112v18H8z" fill="#b79f78" />
      <path d="M8 46h112" stroke="#efe2c6" />
      <path d="M8 62q30-5 60 0t52-1v21H8z" fill="#a68963" />
      <path d="M43 78l4-28q1-6 7-6t7 6l4 28q-11 4-22 0z" fill="#5d4832" />
      <path d="M48 43q-1-10 6-10t6 10q-6 3-12 0z" fill="#3f2f20" />
      <path d="M41 34q13-8 26 0-13 5-26 0z" fill="#efe2c6" />
      <path d="M48 33q0-8 6-8t6 8z" fill="#efe2c6" />
      <path d="M48 78v3M59 78v3M76 79v3M84 79v3" stroke="#3f2f20" strokeWidth="2" />
      <path d="M70 79l4-18q1-4 6-4t6 4l4 18q-10 3-20 0z" fill="#8c3a2a" />
      <path d="M75 56q-1-9 5-9t5 9q-5 3-10 0z" fill="#5d4832" />
      <path d="M62 56q6 8 12 8" fill="none" stroke="#5d4832" strokeWidth="2.400" />
      <text x="64" y="97" textAnchor="middle" fontSize="13" fontStyle="italic" fill="#3f2f20">
        {words.album[1]}
      </text>
    </g>
    {/* At the bench, over the torch: the pot, and he who holds it. */}
    <g transform="translate(60 165)rotate(2)">
      <path d={print} fill="#f6f0e2" />
      <path d="M8 8h112v74H8z" fill="#6b543b" />
      <circle cx="76" cy="48" r="32" fill="#e6b66d" fillOpacity=".28" />
      <circle cx="76" cy="48" r="18" fill="#f3d08c" fillOpacity=".4" />
      <path d="M26 66V46q0-12 12-12t12 10l15-9 4 6-17 13v12z" fill="#2d2117" />
      <path d="M30 22q0-9 8.500-9t8.500 8l4 3-4 1q0 8-8 8-9 0-9-11z" fill="#2d2117" />
      <path d="M28 20q2-10 11-9 8 1 8 9z" fill="#3f2f20" />
      <path d="M68 29h18l-2 13H70zM73 29l1-4h6l1 4M86 32q7 1 4 9M68 34l-5-2" fill="#efe2c6" />
      <path d="M76 61q-6-7 0-15 6 8 0 15z" fill="#f6f0e2" />
      <path d="M73 60h6v6h-6z" fill="#2d2117" />
      <path d="M8 66h112v16H8z" fill="#3f2f20" />
      <path d="M96 66v-8h14v8zM12 66v-5h8v5z" fill="#2d2117" />
    </g>
    <text x="226" y="232" fontSize="19" fontStyle="italic" fill="#e6d3ad">
      {words.album[2]}
    </text>
  </Table>,
  <Table
    key="board"
    onPhone={
      <g transform="translate(72 34)">
        <Shadow d={edge} />
        <path d={edge} fill="var(--color-surface)" stroke="#b9b2a4" strokeWidth="7" />
        <path d="M78 226h100v9H78z" fill="#8b817a" />
        <g {...hand}>
          <path d="M44 66c-8-50 164-58 168-10s-156 54-168 8" stroke={pencil} />
          <g stroke="var(--color-ink)" strokeWidth="3">
            <path d="M82 104l-26 32M128 106v30M174 104l26 32M53 122l2 15 14-6M119 125l9 12 9-12M187 131l14 6 2-15" />
            <path d="M24 150h58v48H24zM99 150h58v48H99zM174 150h58v48h-58z" />
            <path d="M36 188v-12M48 188v-24M60 188v-16M72 188v-28M108 186l13-12 11 6 16-20M184 164h38M184 175h38M184 186h20" />
          </g>
        </g>
        <text x="128" y="71" textAnchor="middle" fontSize="34" fontStyle="italic" fill={pencil}>
          {words.board[0]}
        </text>
      </g>
    }
  >
    <g transform="translate(30 30)">
      <Shadow d={board} />
      <path d={board} fill="var(--color-surface)" />
      <path d={board} fill="none" stroke="#b9b2a4" strokeWidth="7" />
      <path d="M120 226h100v9H120z" fill="#8b817a" />
      <g {...hand}>
        <path d="M106 52c-6-34 128-40 130-8s-122 40-130 6" stroke={pencil} />
        <path
          d="M132 74L76 110M170 77v32M208 74l56 36M84 100l-9 11 14-1M163 100l7 10 7-10M251 109l14 1-8-11"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      </g>
      <g {...hand} stroke="var(--color-ink)" strokeWidth="2">
        <path d="M42 118h66v50H42zM137 118h66v50h-66zM232 118h66v50h-66z" />
        <path d="M52 158v-12M64 158v-22M76 158v-16M88 158v-28M147 156l14-10 12 5 20-22M243 130h44M243 143h44M243 156h24" />
        <path d="M302 134c22 4 24 20 12 36" stroke="#a3341f" strokeDasharray="6 6" />
      </g>
      <path d="M305 181l4-14 9 7z" fill="#a3341f" />
      <g fontSize="21" fontStyle="italic">
        <text x="171" y="54" textAnchor="middle" fill={pencil}>
          {words.board[0]}
        </text>
        <text x="42" y="204">
          {words.board[1]}
        </text>
        <text x="298" y="206" textAnchor="end" fill="#a3341f">
          {words.board[2]}
        </text>
      </g>
    </g>
  </Table>,
  <Table
    key="bible"
    onPhone={
      <>
        <Paper at="translate(96 24)rotate(2)" size={[222, 248]} />
        <Paper at="translate(86 26)rotate(-1)" size={[226, 248]}>
          <text x="48" y="46" fontSize="30" fontStyle="italic">
            {words.bible.title}
          </text>
          <path d="M48 60h160" stroke="currentColor" strokeWidth="2" />
          <Lines x={48} y={98} gap={44} lines={words.bible.short} fontSize="28" />
          <path d="M48 108h160M48 152h160M48 196h160M48 240h160" stroke={rule} strokeWidth="1.500" />
          <path
            d="M22 36a9 9 0 1 0 .1 0zM22 114a9 9 0 1 0 .1 0zM22 192a9 9 0 1 0 .1 0z"
            fill="var(--color-clay)"
            stroke={soft}
            strokeOpacity=".5"
          />
        </Paper>
      </>
    }
  >
    <Paper at="translate(72 28)rotate(2)" size={[246, 300]} />
    <Paper at="translate(62 26)rotate(-1)" size={[246, 300]}>
      <text x="52" y="44" fontSize="25" fontStyle="italic">
        {words.bible.title}
      </text>
      <path d="M52 56h184" stroke="currentColor" strokeWidth="1.500" />
      <Lines x={52} y={88} gap={34} lines={words.bible.lines} fontSize="16" />
      <path d="M52 96h184M52 130h184M52 164h184M52 198h184M52 232h184" stroke={rule} />
      <path
        d="M20 44a8 8 0 1 0 .1 0zM20 134a8 8 0 1 0 .1 0zM20 224a8 8 0 1 0 .1 0z"
        fill="var(--color-clay)"
        stroke={soft}
        strokeOpacity=".5"
      />
    </Paper>
    {words.bible.tabs.map((tab, place) => (
      <g key={tab} transform={`translate(306 ${56 + place * 58})rotate(-1)`}>
        <path d="M0 0h54q6 0 6 6v30q0 6-6 6H0z" fill={["#a3341f", "#2f6f73", gold][place]} />
        <text x="30" y="27" fontSize="15" fill="#fff" textAnchor="middle">
          {tab}
        </text>
      </g>
    ))}
  </Table>,
  <Table
    key="worksheet"
    onPhone={
      <Paper at="translate(86 28)rotate(-2)" size={[232, 246]}>
        <text x="22" y="46" fontSize="32">
          {words.sheet.title}
        </text>
        <path d="M22 62h188" stroke="currentColor" strokeWidth="2" />
        <path d="M22 88h20v20H22z" fill="none" stroke={soft} strokeWidth="1.500" />
        <path {...hand} strokeWidth="3" d="M26 97l6 8 14-21" />
        <Lines x={56} y={108} gap={36} lines={breakLines(firstAsked, 13)} fontSize="28" />
        <text x="56" y="196" fontSize="30" fontStyle="italic" fill={pencil}>
          {firstAnswer}
        </text>
        <path d="M56 206h154" stroke={rule} strokeWidth="1.500" />
      </Paper>
    }
  >
    <Paper at="translate(76 26)rotate(-2)" size={[256, 310]}>
      <text x="26" y="44" fontSize="13" fontFamily={sans} fontWeight="600" letterSpacing="1.300" fill={goldInk}>
        {words.sheet.label.toUpperCase()}
      </text>
      <text x="26" y="74" fontSize="25">
        {words.sheet.title}
      </text>
      <path d="M26 90h204" stroke="currentColor" strokeWidth="1.500" />
      {words.sheet.lines.map(([asked, answer], place) => (
        <g key={asked} transform={`translate(26 ${120 + place * 58})`}>
          <path d="M0-13h14v14H0z" fill="none" stroke={soft} />
          {place < 2 && <path {...hand} d="M2-6l4 6 10-15" />}
          <text x="26" fontSize="17">
            {asked}
          </text>
          {answer && <path d="M26 28h178" stroke={rule} strokeWidth="1.500" />}
          <text x="30" y="24" fontSize="18" fontStyle="italic" fill={pencil}>
            {answer}
          </text>
        </g>
      ))}
    </Paper>
  </Table>,
];
