import type { ReactNode } from "react";
import { takeaways as words } from "#content/plates.ts";
import { gold, goldInk, hand, Paper, pencil, rule, Shadow, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

type ThingProps = {
  ground: "clay" | "sage" | "sky" | "sand";
  children: ReactNode;
};

/** One thing for a narrow column: its smallest letters are read there. */
const Thing = ({ ground, children }: ThingProps) => (
  <Picture
    viewBox="0 0 264 176"
    className="on-paper plate-edge block h-auto w-full"
    style={{ background: `var(--color-${ground})` }}
    color="var(--color-ink)"
    fill="currentColor"
    fontFamily="var(--font-serif)"
  >
    {children}
  </Picture>
);

/** Three ways from one post. */
const Signpost = () => (
  <Thing ground="sand">
    <Shadow d="M126 12h12v164h-12z" />
    <path d="M126 12l6-5 6 5v164h-12z" fill="#8a6a45" />
    <path d="M134 10l4 2v164h-4z" fillOpacity=".2" />
    {words.routes.map((route, place) => {
      const turn = place === 1 ? 1 : -1;
      return (
        <g key={route} transform={`translate(132 ${42 + place * 44})`}>
          <path
            d={`M${-34 * turn}-16h${120 * turn}l${20 * turn} 16l${-20 * turn} 16h${-120 * turn}z`}
            fill="var(--color-paper)"
            stroke={rule}
          />
          <text x={34 * turn} y="6" fontSize="18" textAnchor="middle">
            {route}
          </text>
        </g>
      );
    })}
  </Thing>
);

const weeks = Array.from({ length: 12 }, (_, week) => week);

/** A proposal: between which sums, and over which weeks. */
const Proposal = () => (
  <Thing ground="clay">
    <Paper at="rotate(-1.500 132 88)translate(36 18)" size={[192, 142]}>
      <text x="18" y="32" fontSize="20">
        {words.proposal.title}
      </text>
      <path d="M18 43h156" stroke="currentColor" strokeWidth="1.500" />
      <text x="18" y="73" fontSize="15" fontStyle="italic" fill={soft}>
        {words.proposal.price}
      </text>
      <path d="M68 68h106" stroke={rule} strokeWidth="2" />
      <path d="M94 68h52M94 61v14M146 61v14" stroke={goldInk} strokeWidth="3" />
      <text x="18" y="109" fontSize="15" fontStyle="italic" fill={soft}>
        {words.proposal.weeks}
      </text>
      {weeks.map((week) => (
        <path
          key={week}
          d={`M${68 + (week % 6) * 18} ${94 + Math.floor(week / 6) * 18}h14v14h-14z`}
          fill={week < 8 ? gold : "none"}
          fillOpacity=".7"
          stroke={week < 8 ? "none" : rule}
        />
      ))}
    </Paper>
  </Thing>
);

const spines = ["#8a3f2c", "#14203a", "#b08a3e", "#2f4a3c", "#6b2f3f", "#34506b", "#8a3f2c", "#2f4a3c", "#14203a"];
/** Which of them the slip lies on. */
const paidBack = 5;
const bookAt = (place: number) => ({ x: 30 + ((place * 7) % 11), y: 144 - place * 14 - (place < paidBack ? 0 : 2) });

/** A pile of copies on the table, backs to the reader, and a slip between two of them: so high it has to be. */
const Pile = () => (
  <Thing ground="sky">
    <path d="M0 150h264v26H0z" fill="var(--color-paper-deep)" />
    <path d="M0 150h264" stroke={rule} />
    <Shadow d="M38 30h108v122H38z" />
    <Paper at={`translate(96 ${bookAt(paidBack).y - 7})rotate(3)`} size={[150, 31]}>
      <text x="143" y="21.500" fontSize="20" fontStyle="italic" textAnchor="end">
        {words.breakEven}
      </text>
    </Paper>
    {spines.map((fill, place) => {
      const { x, y } = bookAt(place);
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile has no other order.
        <g key={place} transform={`translate(${x} ${y})`}>
          <path d="M2 0h106q4 0 4 2v10q0 2-4 2H2q-2-7 0-14z" fill={fill} />
          <path d="M2 0h106q4 0 4 2v1H1z" fill="#fff" fillOpacity=".2" />
          <path d="M1 10.500h111v1.500q0 2-4 2H2z" fillOpacity=".24" />
          <path d="M12 0v14M15 0v14M94 0v14M97 0v14" stroke="#ead9ae" strokeOpacity=".75" strokeWidth=".8" />
          <path d="M38 5.500h36M45 8h22" stroke="#ead9ae" strokeOpacity=".75" strokeWidth="1.200" />
        </g>
      );
    })}
  </Thing>
);

/** A card with three lines written on it, the first of them done. */
const Steps = () => (
  <Thing ground="sage">
    <Paper at="rotate(1.500 132 88)translate(24 19)" size={[216, 140]}>
      <path d="M16 46h184M16 84h184M16 122h184" stroke={rule} />
      {words.steps.map((step, line) => (
        <g key={step}>
          <text x="18" y={line * 38 + 38} fontSize="24" fill={goldInk}>
            {line + 1}
          </text>
          <text x="44" y={line * 38 + 38} fontSize="20" fontStyle="italic" fill={pencil}>
            {step}
          </text>
        </g>
      ))}
      <path {...hand} d="M176 29l7 9 16-24" />
    </Paper>
  </Thing>
);

/** What one has after a consultation, in the order of the cards that say so. */
export const takeaways = [
  <Signpost key="route" />,
  <Proposal key="price" />,
  <Pile key="break-even" />,
  <Steps key="steps" />,
];
