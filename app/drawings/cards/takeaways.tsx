import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { takeaways as words } from "#content/plates.ts";
import { gold, goldInk, hand, Paper, pencil, rule, Shadow, soft } from "../articles/scene.tsx";
import { Picture } from "../picture.tsx";

type ThingProps = {
  ground: "clay" | "sage" | "sky" | "sand";
  /** What is written on the ground itself has the ink of the page. */
  hasPaper?: boolean;
  children: ReactNode;
};

/** One thing for a narrow column: its smallest letters are read there. */
const Thing = ({ ground, hasPaper = true, children }: ThingProps) => (
  <Picture
    viewBox="0 0 264 176"
    className={classNames("plate-edge block h-auto w-full", hasPaper && "on-paper")}
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
          fill={week < 8 ? pencil : "none"}
          fillOpacity=".7"
          stroke={week < 8 ? "none" : rule}
        />
      ))}
    </Paper>
  </Thing>
);

const spines = ["#8a3f2c", "#14203a", "#b08a3e", "#2f4a3c", "#8a3f2c", "#14203a", "#b08a3e", "#2f4a3c", "#8a3f2c"];

/** A pile of copies, and how high it has to be. */
const Pile = () => (
  <Thing ground="sky" hasPaper={false}>
    <Shadow d="M30 152h96v14H30z" />
    {spines.map((fill, place) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a pile has no other order.
        key={place}
        d={`M${30 + (place % 3) * 4} ${152 - place * 15}h92v14h-92z`}
        fill={fill}
        fillOpacity={place < 5 ? 1 : 0.32}
        className="dark:stroke-rule-strong"
      />
    ))}
    <path d="M14 91h236" stroke="currentColor" strokeWidth="1.500" strokeDasharray="5 4" />
    <text x="142" y="82" fontSize="20" fontStyle="italic">
      {words.breakEven}
    </text>
  </Thing>
);

/** A card with three lines on it, the first of them begun. */
const Steps = () => (
  <Thing ground="sage">
    <Paper at="rotate(1.500 132 88)translate(32 24)" size={[200, 130]}>
      <path d="M18 42h164M18 80h164M18 118h164" stroke={rule} />
      <path d="M44 8v114" stroke={gold} strokeOpacity=".7" />
      {[1, 2, 3].map((step) => (
        <text key={step} x="30" y={step * 38 - 3} fontSize="24" textAnchor="middle" fill={goldInk}>
          {step}
        </text>
      ))}
      <path
        {...hand}
        d="M54 33q9-12 15-3t14-2 13 2 15-3 16 2 12-2M54 71q8-11 14-3t16-2 15 2 13-2M54 109q9-12 15-3t12-2 15 2 14-3 12 2"
      />
      <path {...hand} strokeWidth="3" d="M154 26l7 9 15-23" />
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
