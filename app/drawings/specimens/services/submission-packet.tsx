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
  { ...words.synopsis, at: "translate(54 100)rotate(-1.500)" },
  { ...words.query, at: "translate(66 180)rotate(1)" },
];
const front = "M0 0h258v136H0z";
const pocket = "M0 0l160 24L320 0v330H0z";

/** What an agent asked to see, in the envelope that it goes out in, and the slip that came back; a low plate ends with the address. */
export function SubmissionPacket({ isLow = false }: { isLow?: boolean }) {
  return (
    <>
      {!isLow && <LowPacket />}
      <UprightTable className={isLow ? undefined : "max-sm:hidden"} whole={isLow ? 410 : undefined}>
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
        <g transform="translate(40 304)">
          <Shadow d={pocket} />
          <path d={pocket} fill={kraft} />
          <path d="M0 0l160 24L320 0" fill="none" stroke="#c6b48f" strokeWidth="1.500" />
          <Stamp at="translate(258 28)scale(.78)" />
          <Lines x={28} y={56} gap={24} lines={words.address} fontSize="18" />
        </g>
        {!isLow && (
          // Below the stamp, and clear of it.
          <Paper at="translate(64 396)rotate(-1)" size={[236, 94]}>
            <Lines x={20} y={31} gap={25} lines={words.reply} fontSize="18" fontStyle="italic" fill={pencil} />
          </Paper>
        )}
      </UprightTable>
    </>
  );
}

/** A phone's strip has them side by side: what went out, and what came back. */
const LowPacket = () => (
  <svg
    viewBox="0 0 400 267"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="on-paper absolute inset-0 size-full sm:hidden"
    color="var(--color-ink)"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    {papers.toReversed().map(({ name }, place) => (
      <Paper
        key={name}
        at={`translate(${26 + place * 9} ${18 + place * 5})rotate(${1.5 - place * 1.5})`}
        size={[236, 300]}
      >
        {place === 2 && (
          <>
            <text x="22" y="36" fontSize="16" fontStyle="italic" fill={soft}>
              {words.title}
            </text>
            <Lines x={22} y={66} gap={24} lines={words.query.lines.slice(0, 2)} fontSize="15" />
          </>
        )}
      </Paper>
    ))}
    <g transform="translate(124 130)rotate(2)">
      <Shadow d={front} />
      <path d={front} fill={kraft} />
      <Stamp at="translate(202 14)scale(.78)" />
      <Lines x={20} y={27} gap={24} lines={words.address} fontSize="17" />
    </g>
    <Paper at="translate(90 180)rotate(-2)" size={[216, 80]}>
      <Lines x={18} y={27} gap={22} lines={words.reply} fontSize="16" fontStyle="italic" fill={pencil} />
    </Paper>
  </svg>
);

/** Over the middle of each column, and the manuscript over the middle of them all. */
const ways = [137, 451, 765, 1079];
const middle = 608;

/** One manuscript, and the ways that lead from it: each ends above its title. Where they stand below each other, so does the line that they leave. */
export function FourWays() {
  return (
    <>
      <Picture {...drawn} viewBox="0 0 1216 204" className="on-paper w-full overflow-visible max-lg:hidden">
        <g fill="none" stroke={gold} strokeWidth="1.500">
          <path d={`M${middle} 120v40M${ways[0]} 160H${ways[3]}${ways.map((x) => `M${x} 160v34`).join("")}`} />
          <path d={ways.map((x) => `M${x - 5} 187l5 8 5-8`).join("")} />
        </g>
        <Manuscript x={middle - 62} />
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
      <text x="60" y="36" fontSize="14" textAnchor="middle">
        {words.title}
      </text>
      <path
        d={`${Array.from({ length: 9 }, (_, line) => `M${line ? 16 : 24} ${56 + line * 9}H104`).join("")}`}
        stroke="currentColor"
        strokeOpacity=".38"
        strokeWidth="1.600"
      />
    </Paper>
  </g>
);
