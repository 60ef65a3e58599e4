import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** At the end of a summary that unfolds: a plus, and a minus while its details are open. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      aria-hidden="true"
      className="size-5 shrink-0 text-gold-ink print:hidden [.items-baseline>&]:translate-y-1 [.items-baseline>span>&]:translate-y-1"
    >
      <path d="M5 12h14" />
      {/* Its own details: one fold may lie within another. */}
      <path d="M12 5v14" className="origin-center transition-transform [[open]>summary_&]:scale-y-0" />
    </svg>
  );
}

type FoldSummaryProps = {
  /** A head may run to two lines: the mark stands on the first. */
  isHead?: boolean;
  className?: string;
  children: ReactNode;
};

/** One line that unfolds what it names. */
export const FoldSummary = ({ isHead, className, children }: FoldSummaryProps) => (
  <summary
    className={classNames(
      "flex list-none justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden",
      isHead ? "items-baseline py-2.5" : "min-h-11 items-center",
      className,
    )}
  >
    {children}
    <FoldMark />
  </summary>
);
