import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** At the end of a summary that unfolds: a plus, turned into a cross while its details are open. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      aria-hidden="true"
      // Its own details: one fold may lie within another.
      className="size-5 shrink-0 text-gold-ink transition-transform print:hidden [.items-baseline>&]:translate-y-1 [.items-baseline>span>&]:translate-y-1 [[open]>summary_&]:rotate-45"
    >
      <path d="M5 12h14M12 5v14" />
    </svg>
  );
}

/** One line that unfolds what it names. */
export const FoldSummary = ({ className, children }: { className?: string; children: ReactNode }) => (
  <summary
    className={classNames(
      "flex min-h-11 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden",
      className,
    )}
  >
    {children}
    <FoldMark />
  </summary>
);
