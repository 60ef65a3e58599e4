import type { ReactNode, SVGProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { Picture, type PictureProps } from "../picture.tsx";

type SceneProps = PictureProps & {
  ground: "sand" | "sage" | "clay" | "sky";
  /** A detail, where it shows less and larger. */
  viewBox?: string;
  children: ReactNode;
};

/**
 * The table an article's thing lies on: 16 by 9, one of the house's grounds. The ground follows the light; what lies on it
 * is paper.
 */
export function Scene({ alt, className, ground, viewBox = "0 0 640 360", children }: SceneProps) {
  return (
    <Picture
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      alt={alt}
      className={classNames("on-paper plate-edge", className)}
      color="var(--color-ink)"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      {/* The ground goes on above the sheet and beside it, for a frame that is higher or wider. */}
      <path d="M-640-360h1920v720H-640z" fill={`var(--color-${ground})`} />
      {children}
    </Picture>
  );
}

type UprightTableProps = {
  height?: number;
  whole?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The same table upright, for a plate beside a list, which brings its own ground: 400 wide. A strip shows its upper half, or so much of it whole. */
export function UprightTable({ height = 500, whole, className, children }: UprightTableProps) {
  return (
    <svg
      viewBox={`0 0 400 ${whole ?? height}`}
      preserveAspectRatio={whole ? "xMidYMin meet" : "xMidYMin slice"}
      aria-hidden="true"
      className={classNames("on-paper absolute inset-0 size-full", className)}
      color="var(--color-ink)"
      fill="currentColor"
      fontFamily="var(--font-serif)"
    >
      {children}
    </svg>
  );
}

/** The soft shadow of whatever lies on the table. */
export const Shadow = ({ d }: { d: string }) => (
  <path d={d} transform="translate(0 6)" fill="#000" fillOpacity=".26" filter="blur(6px)" />
);

/** The house's own, with its device on it: 54 by 66, perforated, on kraft. */
export const Stamp = ({ at }: { at: string }) => (
  <g transform={at} fill="none" className="on-paper">
    <path d="M0 0h54v66H0z" fill="var(--color-paper)" />
    <path d="M0 0h54v66H0z" stroke={kraft} strokeWidth="4.600" strokeLinecap="round" strokeDasharray="0 7.500" />
    <path d="M7 7h40v52H7z" fill="var(--color-night)" />
    <path d="M13 19h13v28H13z" fill={kraft} />
    <path d="M28.700 19.700h11.600v26.600H28.700z" stroke={kraft} strokeWidth="1.500" />
    <path d="M17 30h9M28 30h9" stroke={gold} strokeWidth="2.300" />
  </g>
);

/** How a post office cancels a stamp that stands at its right. */
export const Postmark = ({ at, children }: { at: string; children?: string }) => (
  <g transform={at}>
    <g fill="none" stroke="currentColor" strokeOpacity=".5" strokeWidth="1.800">
      <circle r="36" />
      <circle r="26" />
      <path d="M38-20q16-8 32 0t32 0M40-6q16-8 32 0t32 0M40 8q16-8 32 0t32 0M38 22q16-8 32 0t32 0" />
    </g>
    <text y="6" fontSize="15" textAnchor="middle" fillOpacity=".7">
      {children}
    </text>
  </g>
);

type PaperProps = { at: string; size: readonly [number, number]; fill?: string; children?: ReactNode };

/** A sheet of paper; what stands on it is measured from its corner. */
export function Paper({ at, size: [width, height], fill = "var(--color-paper)", children }: PaperProps) {
  const sheet = `M0 0h${width}v${height}H0z`;
  return (
    <g transform={at}>
      <Shadow d={sheet} />
      <path d={sheet} fill={fill} />
      {children}
    </g>
  );
}

type LinesProps = Omit<SVGProps<SVGTextElement>, "x" | "y"> & {
  x: number;
  y: number;
  /** From line to line. */
  gap: number;
  lines: readonly (string | readonly MarkedRun[])[];
};

/** Set type, line by line; what an editor cut is struck out, what she put in is in blue pencil. */
export function Lines({ x, y, gap, lines, ...text }: LinesProps) {
  return (
    <text {...text}>
      {lines.map((line, place) => (
        <tspan key={JSON.stringify(line)} x={x} y={y + place * gap}>
          {typeof line === "string" ? line : line.map((run) => <Run key={JSON.stringify(run)} run={run} />)}
        </tspan>
      ))}
    </text>
  );
}

function Run({ run }: { run: MarkedRun }) {
  if ("cut" in run) {
    return (
      <tspan fill={pencil} textDecoration="line-through">
        {run.cut}
      </tspan>
    );
  }
  if ("add" in run) {
    return (
      // A letter put in beside one struck out does not run into it.
      <tspan dx="3" fill={pencil} fontStyle="italic">
        {run.add}
      </tspan>
    );
  }
  return "keep" in run ? run.keep : null;
}

export const pencil = "var(--color-action)";
export const gold = "var(--color-gold)";
export const goldInk = "var(--color-gold-ink)";
export const rule = "var(--color-rule)";
export const soft = "var(--color-ink-soft)";
/** The light along the edge of a device: it is dark, and so may be the ground. */
export const edge = "var(--color-rule-strong)";
export const sans = "var(--font-sans)";
/** The brown of envelopes and tickets. */
export const kraft = "#e7d9bd";
/** What is written by hand: blue, without a fill. */
export const hand = { fill: "none", stroke: pencil, strokeWidth: 2.4, strokeLinecap: "round" } as const;
/** A name as somebody signs it, from the beginning of its line. */
export const signature = "M0 0c8-20 13-17 10-4s5 5 12-5 3 11 10 6 6-12 9-3 6 3 12-6 4 10 11 6 10-5 20-10";
