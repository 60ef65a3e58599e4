import { toolPictures } from "#content/author-tools/tool-pictures.ts";
import { Sheet } from "../plates/sheet.tsx";

const { title, fee, feeLabel, lines, returns, marks } = toolPictures.earningsBack;

const ink = "var(--color-ink)";
const gold = "var(--color-gold)";
const sheet = { width: 640, height: 620, left: 116, right: 618, top: 92, bottom: 436 };
const x = (copies: number) => sheet.left + copies * 0.175;
const y = (dollars: number) => 262 - dollars * 0.053;
const most = { copies: 2900, dollars: (262 - sheet.top) / 0.053 };

/** Squares as graph paper has them. */
const squares = (step: number) =>
  [
    ...Array.from({ length: Math.ceil(sheet.width / step) }, (_, line) => `M${line * step} 0v${sheet.height}`),
    ...Array.from({ length: Math.ceil(sheet.height / step) }, (_, line) => `M0 ${line * step}h${sheet.width}`),
  ].join("");

/** Where the eye finds room: the name of each line, and on which side of its crossing the number stands. */
const looks = [
  { stroke: gold, name: { x: 306, y: 120, anchor: "end" }, side: -1 },
  { stroke: ink, name: { x: 414, y: 136, anchor: "start" }, side: 1 },
  { stroke: "var(--color-ink-soft)", dash: "1 9", name: { x: sheet.right, y: 352, anchor: "end" }, side: -1 },
] as const;

/** A book's sums as one does them by hand: on graph paper, from its own figures, with a pencil beside it. */
export function GraphSheet() {
  return (
    <Sheet className="top-[2.2em] left-[max(5%,50%-22rem)] w-[min(36em,89cqi,37rem)] -rotate-2 sm:max-lg:top-[0.6em] sm:max-lg:left-[calc(50%-12.5em)] sm:max-lg:w-[25em] max-sm:top-[1.5em] max-sm:left-[1.5em] max-sm:w-[27em] max-sm:-rotate-1">
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        aria-hidden="true"
        className="block w-full overflow-visible"
        fill="none"
      >
        <path d={squares(16)} stroke={gold} strokeOpacity=".16" />
        <path d={squares(80)} stroke={gold} strokeOpacity=".34" />
        <g strokeLinecap="round" strokeLinejoin="round">
          <path
            d={`M${sheet.left} ${sheet.top}V${sheet.bottom}H${sheet.right}M${sheet.left} ${y(0)}H${sheet.right}${marks.map(({ copies }) => `M${x(copies)} ${sheet.bottom}v-9`).join("")}`}
            stroke={ink}
            strokeWidth="2"
          />
          {lines.map(({ label, perCopy, copies }, line) => {
            const end = Math.min(most.copies, (most.dollars + fee) / perCopy);
            const { stroke, ...look } = looks[line] ?? looks[0];
            return (
              <g key={label} stroke={stroke}>
                <path
                  d={`M${x(0)} ${y(-fee)}L${Math.round(x(end))} ${Math.round(y(end * perCopy - fee))}`}
                  strokeWidth="4.5"
                  strokeDasharray={"dash" in look ? look.dash : undefined}
                />
                <circle cx={x(copies)} cy={y(0)} r="8" fill="var(--color-paper)" strokeWidth="3" />
              </g>
            );
          })}
        </g>
        <g fontFamily="var(--font-serif)" fontSize="20" fill={ink} className="max-sm:text-[26px]">
          <text x="32" y="58" fontSize="32">
            {title}
          </text>
          <g textAnchor="end" className="max-sm:text-[22px]">
            <text x="104" y={y(0) + 7}>
              0
            </text>
            <text x="104" y={y(-fee) + 7}>
              {feeLabel}
            </text>
          </g>
          <g textAnchor="middle" fill="var(--color-ink-soft)">
            {marks.map(({ copies, label }) => (
              <text key={label} x={x(copies)} y={sheet.bottom + 26}>
                {label}
              </text>
            ))}
            <text x={sheet.right} y="384" textAnchor="end">
              {returns}
            </text>
          </g>
          {lines.map(({ label, copies, copiesLabel }, line) => {
            const { name, side } = looks[line] ?? looks[0];
            return (
              <g key={label}>
                <text x={name.x} y={name.y} textAnchor={name.anchor} fontStyle="italic">
                  {label}
                </text>
                <text
                  x={x(copies) + side * 12}
                  y={y(0) + (side < 0 ? -14 : 30)}
                  textAnchor={side < 0 ? "end" : "start"}
                  fontSize="26"
                >
                  {copiesLabel}
                </text>
              </g>
            );
          })}
        </g>
        <g
          transform="translate(404 530) rotate(-9)"
          stroke={ink}
          strokeWidth="2"
          strokeLinejoin="round"
          className="max-lg:hidden"
        >
          <path d="M6-4h300v28H6z" fill={ink} fillOpacity=".14" stroke="none" />
          <path d="M0-13h300v26H0z" fill={gold} />
          <path d="M0-4h300M0 4h300" strokeOpacity=".35" />
          <path d="M0-13L-38 0 0 13z" fill="var(--color-paper-deep)" />
          <path d="M-24-4.7L-38 0l14 4.7z" fill={ink} />
        </g>
      </svg>
    </Sheet>
  );
}
