import type { ReactNode } from "react";
import { transcript, ghostRights as words } from "#content/plates.ts";
import { hand, Lines, Paper, pencil, rule, sans, signature, soft } from "../../articles/scene.tsx";
import { Picture } from "../../picture.tsx";

/** On a plate as wide as its column, which a phone has no room for. */
const Lying = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <div className={`relative sm:plate-edge sm:grid sm:h-60 sm:place-items-center ${ground}`}>
    <Picture
      viewBox="0 0 176 148"
      className="on-paper w-full overflow-visible text-ink sm:w-4/5 sm:max-w-56"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      {children}
    </Picture>
  </div>
);

/** What an author has in hand at the end, in the order of the rights: the assignment, the title page, what was said. */
export const ghostRights: readonly ReactNode[] = [
  <Lying key="assignment" ground="sm:bg-sage">
    <Paper at="translate(13 8)rotate(-2)" size={[146, 134]}>
      <text x="18" y="36" fontSize="20" fontStyle="italic">
        {words.paper}
      </text>
      <path d="M18 46h110" stroke="currentColor" />
      <text x="18" y="68" fontSize="14.500">
        {words.text[0]}
        <tspan x="18" dy="19">
          {words.text[1]}
        </tspan>
      </text>
      <path d="M18 118h110" stroke={rule} strokeWidth="1.500" />
      <path {...hand} strokeWidth="1.800" transform="translate(22 114)" d={signature} />
    </Paper>
  </Lying>,
  <Lying key="name" ground="sm:bg-clay">
    <Paper at="translate(38 4)rotate(2)" size={[104, 140]} />
    <Paper at="translate(34 4)rotate(-1)" size={[104, 140]}>
      <text x="52" y="46" fontSize="19" textAnchor="middle">
        {transcript.chapter}
      </text>
      <text x="52" y="72" fontSize="14.500" fontStyle="italic" textAnchor="middle" fill={pencil}>
        {words.byline}
      </text>
      <path d="M44 124h16" stroke="var(--color-gold)" strokeWidth="2" />
    </Paper>
  </Lying>,
  <Lying key="transcript" ground="sm:bg-sky">
    <Paper at="translate(12 4)rotate(2)" size={[154, 138]} />
    <Paper at="translate(9 5)rotate(-1)" size={[154, 138]}>
      <text x="16" y="32" fontSize="20" fontStyle="italic">
        {words.transcript}
      </text>
      <path d="M16 42h122" stroke="currentColor" />
      {words.talk.map(([who, ...lines], place) => (
        <g key={who} transform={`translate(16 ${63 + place * 41})`}>
          <text fontSize="13" fontFamily={sans} fontWeight="600" fill={soft}>
            {who}
          </text>
          <Lines x={18} y={0} gap={18} lines={lines} fontSize="14.500" />
        </g>
      ))}
    </Paper>
  </Lying>,
];
