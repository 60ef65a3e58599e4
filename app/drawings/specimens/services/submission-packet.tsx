import { submissionPacket as words } from "#content/plates.ts";
import {
  gold,
  goldInk,
  kraft,
  Lines,
  Paper,
  pencil,
  Shadow,
  Stamp,
  soft,
  UprightTable,
} from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

const papers = [
  { ...words.pages, at: "translate(76 14)rotate(1)" },
  { ...words.synopsis, at: "translate(54 93)rotate(-1.500)" },
  { ...words.query, at: "translate(66 162)rotate(1)" },
];
const pocket = "M0 0l160 24L320 0v330H0z";

/** What an agent asked to see, in the envelope that it goes out in, and the slip that came back; a low plate ends with the address. */
export function SubmissionPacket({ isLow = false }: { isLow?: boolean }) {
  return (
    <UprightTable whole={isLow ? 396 : undefined}>
      {papers.map(({ name, lines, at }) => (
        <Paper key={name} at={at} size={[276, 300]}>
          <g fontSize="15" fontStyle="italic">
            <text x="24" y="32" fill={soft}>
              {words.title}
            </text>
            <text x="252" y="32" textAnchor="end" fill={goldInk}>
              {name}
            </text>
          </g>
          <Lines x={24} y={64} gap={24} lines={lines} fontSize="15.500" className="max-sm:*:nth-[n+2]:hidden" />
        </Paper>
      ))}
      <g transform="translate(40 282)">
        <Shadow d={pocket} />
        <path d={pocket} fill={kraft} />
        <path d="M0 0l160 24L320 0" fill="none" stroke="#c6b48f" strokeWidth="1.500" />
        <Stamp at="translate(258 28)scale(.78)" />
        <Lines x={28} y={62} gap={24} lines={words.address} fontSize="18" />
      </g>
      {!isLow && (
        <Paper at="translate(120 394)rotate(-3)" size={[244, 148]}>
          <Lines x={22} y={40} gap={26} lines={words.reply} fontSize="18" fontStyle="italic" fill={pencil} />
        </Paper>
      )}
    </UprightTable>
  );
}

/** The middle of each column. */
const ways = [137, 451, 765, 1079];

/** One manuscript, and the ways that lead from it: each ends above its title. Where they stand below each other, so does the line that they leave. */
export function FourWays() {
  return (
    <>
      <Picture {...drawn} viewBox="0 0 1216 204" className="on-paper w-full overflow-visible max-lg:hidden">
        <g fill="none" stroke={gold} strokeWidth="1.500">
          <path d={`M608 120v40${ways.map((x) => `M608 160H${x}v34`).join("")}`} />
          <path d={ways.map((x) => `M${x - 5} 187l5 8 5-8`).join("")} />
        </g>
        <Manuscript x={546} />
      </Picture>
      <Picture {...drawn} viewBox="-4 -2 132 152" className="on-paper w-26 overflow-visible lg:hidden">
        <Manuscript x={0} />
      </Picture>
    </>
  );
}

const drawn = { color: "var(--color-ink)", fill: "currentColor", fontFamily: "var(--font-serif)" } as const;

const Manuscript = ({ x }: { x: number }) => (
  <g transform={`translate(${x})`}>
    <Paper at="translate(4 2)rotate(2)" size={[120, 142]} />
    <Paper at="translate(0 0)rotate(-1.500)" size={[120, 142]}>
      <text x="60" y="54" fontSize="13.500" textAnchor="middle">
        {words.title}
      </text>
    </Paper>
  </g>
);
