import { useEffect } from "react";
import { classNames } from "./class-names.ts";
import { readProgress, sayProblem } from "./progress-state.ts";

export type ProgressProps = {
  label: string;
  /** Leave it out, or null, while the end is unknown. */
  value?: number | null;
  max?: number;
  /** Says the value in words; the default is a rounded percentage. */
  valueText?: string;
  className?: string;
};

export function Progress({ label, value = null, max = 100, valueText, className }: ProgressProps) {
  const progress = readProgress(value, max);
  const { problem } = progress;
  useEffect(() => sayProblem({ problem }), [problem]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuenow={progress.value ?? undefined}
      aria-valuetext={progress.value === null ? undefined : (valueText ?? `${Math.round(progress.share * 100)}%`)}
      data-state={progress.state}
      className={classNames("h-1.5 overflow-hidden rounded-full bg-rule", className)}
    >
      <div
        className={classNames(
          "h-full origin-left rounded-full bg-gold transition-transform duration-500",
          progress.state === "indeterminate" && "animate-pulse",
        )}
        style={{ transform: `scaleX(${progress.state === "indeterminate" ? 1 : progress.share})` }}
      />
    </div>
  );
}
