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

const print = "M0 0h128v102H0z";
const board = "M0 0h340v226H0z";

/** A phone shows a square of it, with all that lies on it. */
const Table = ({ children }: { children: ReactNode }) => (
  <UprightTable height={300}>
    <g className="max-sm:[transform:translate(40px,32px)_scale(0.8)]">{children}</g>
  </UprightTable>
);

/** What each kind of book is made from, in the order of the packages: an album, a whiteboard, a story bible, a worksheet. */
export const ghostPackages: readonly ReactNode[] = [
  <Table key="album">
    <Shadow d="M30 34h340v250H30z" />
    <path d="M30 34h340v250H30z" fill="#3f3631" />
    <path d="M200 34v250" stroke="#000" strokeOpacity=".4" strokeWidth="3" />
    <g transform="translate(50 62)rotate(-3)">
      <path d={print} fill="#f6f0e2" />
      <path d="M8 8h112v74H8z" fill="#c9b08a" />
      <path d="M8 62h112v20H8z" fill="#8a6f4e" />
      <path d="M26 66V36l38-16 38 16v30z" fill="#5d4832" />
      <path d="M54 66V46h20v20z" fill="#2d2117" />
      <path d="M32 44h14v12H32zM82 44h14v12H82z" fill="#e6d3ad" />
      <text x="64" y="97" textAnchor="middle" fontSize="13" fontStyle="italic" fill="#3f2f20">
        {words.album[0]}
      </text>
    </g>
    <g transform="translate(224 84)rotate(4)">
      <path d={print} fill="#f6f0e2" />
      <path d="M8 8h112v74H8z" fill="#d8c4a0" />
      <path d="M28 82c0-22 12-28 22-28s22 6 22 28z" fill="#5d4832" />
      <circle cx="50" cy="40" r="12" fill="#5d4832" />
      <path d="M68 82c0-16 8-22 16-22s17 6 17 22z" fill="#8a6f4e" />
      <circle cx="84" cy="49" r="9" fill="#8a6f4e" />
      <text x="64" y="97" textAnchor="middle" fontSize="13" fontStyle="italic" fill="#3f2f20">
        {words.album[1]}
      </text>
    </g>
    <path d="M56 186h128v84H56z" fill="#5f5148" />
    <path d="M50 196l12-16M190 196l-12-16M50 260l12 16M190 260l-12 16" stroke="#c9b08a" strokeWidth="4" />
    <text x="226" y="232" fontSize="19" fontStyle="italic" fill="#e6d3ad">
      {words.album[2]}
    </text>
  </Table>,
  <Table key="board">
    <g transform="translate(30 30)">
      <Shadow d={board} />
      <path d={board} fill="var(--color-surface)" />
      <path d={board} fill="none" stroke="#b9b2a4" strokeWidth="7" />
      <path d="M120 226h100v9H120z" fill="#8b817a" />
      <g {...hand} stroke="var(--color-ink)">
        <path d="M60 182V52M60 182h116" />
        <path d="M70 168c30-4 44-40 60-62s24-30 40-34" stroke="#a3341f" strokeWidth="4" />
      </g>
      <g fontSize="21" fontStyle="italic">
        <text x="204" y="72" fill={pencil}>
          {words.board[0]}
        </text>
        <text x="204" y="118">
          {words.board[1]}
        </text>
        <text x="204" y="164" fill="#a3341f">
          {words.board[2]}
        </text>
      </g>
      <path {...hand} d="M196 80c30 6 70 4 104-2M248 84v14M248 128v16M243 138l5 7 5-7M243 92l5 7 5-7" />
    </g>
  </Table>,
  <Table key="bible">
    <Paper at="translate(96 28)rotate(2)" size={[246, 300]} />
    <Paper at="translate(86 26)rotate(-1)" size={[246, 300]}>
      <text x="52" y="44" fontSize="25" fontStyle="italic">
        {words.bible.title}
      </text>
      <path d="M52 56h172" stroke="currentColor" strokeWidth="1.500" />
      <Lines x={52} y={88} gap={34} lines={words.bible.lines} fontSize="16.500" />
      <path d="M52 96h172M52 130h172M52 164h172M52 198h172M52 232h172" stroke={rule} />
      <path
        d="M20 44a8 8 0 1 0 .1 0zM20 134a8 8 0 1 0 .1 0zM20 224a8 8 0 1 0 .1 0z"
        fill="var(--color-clay)"
        stroke={soft}
        strokeOpacity=".5"
      />
    </Paper>
    {words.bible.tabs.map((tab, place) => (
      <g key={tab} transform={`translate(330 ${56 + place * 58})rotate(-1)`}>
        <path d="M0 0h54q6 0 6 6v30q0 6-6 6H0z" fill={["#a3341f", "#2f6f73", gold][place]} />
        <text x="30" y="27" fontSize="15" fill="#fff" textAnchor="middle">
          {tab}
        </text>
      </g>
    ))}
  </Table>,
  <Table key="worksheet">
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
          <path d="M26 28h178" stroke={rule} strokeWidth="1.500" />
          <text x="30" y="24" fontSize="18" fontStyle="italic" fill={pencil}>
            {answer}
          </text>
        </g>
      ))}
    </Paper>
  </Table>,
];
