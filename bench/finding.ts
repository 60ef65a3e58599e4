/** What the bench has found out: figures with their targets, and the charts drawn from them. */

type Unit = "ms" | "s" | "kB" | "MB" | "per second" | "of 100" | "times" | "";

export type Target = { atMost: number } | { atLeast: number } | { under: number };

export type Finding = {
  what: string;
  value: number;
  unit: Unit;
  /** The values that a ratio is made of, or whatever else a reader needs to judge it. */
  beside?: string;
  target?: Target;
};

export type Chart = {
  /** Names the picture's file. */
  name: string;
  title: string;
  unit: Unit;
  bars: { label: string; value: number; isBaseline?: boolean }[];
  /** Drawn as a line that the bars should keep on their side of. */
  target?: Target;
};

export type PartName =
  | "pages"
  | "first"
  | "presses"
  | "navigation"
  | "typing"
  | "static"
  | "api"
  | "authors"
  | "growth"
  | "start"
  | "manuscript"
  | "files";

export type PartResult = { findings: Finding[]; charts: Chart[]; notes: string[] };

export type Effort = {
  /** A first look that shows whether everything works; its figures mean little. */
  isQuick: boolean;
  /** Everything in every variant. */
  isAll: boolean;
  progress: (line: string) => void;
};

export type Part = (effort: Effort) => Promise<PartResult>;

export function isMet({ value, target }: Pick<Finding, "value" | "target">): boolean | undefined {
  if (!target) return undefined;
  if ("atMost" in target) return value <= target.atMost;
  if ("atLeast" in target) return value >= target.atLeast;
  return value < target.under;
}

export function limitOf(target: Target): number {
  if ("atMost" in target) return target.atMost;
  return "atLeast" in target ? target.atLeast : target.under;
}

export function sayTarget(target: Target, unit: Unit): string {
  const relation = "atMost" in target ? "at most" : "atLeast" in target ? "at least" : "under";
  return `${relation} ${sayValue(limitOf(target), unit)}`;
}

/** As many digits as mean something. */
export function sayValue(value: number, unit: Unit): string {
  const digits = unit === "times" || (unit === "" && value < 1) ? 3 : value < 10 ? 1 : 0;
  const number = value.toLocaleString("en-US", { maximumFractionDigits: digits });
  return unit === "times" ? `${number} ×` : `${number} ${unit}`.trimEnd();
}
