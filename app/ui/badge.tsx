import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "gold" | "blue" | "green" | "yellow" | "purple";

// The project statuses of the portal name their colours; each is mixed from a token, so that both themes hold.
const tones: Record<BadgeTone, string> = {
  neutral: "border-rule-strong text-ink-soft",
  gold: "border-gold text-gold-ink",
  blue: "border-action bg-action/10 text-action-strong",
  green: "border-success bg-success/10 text-success",
  yellow: "border-gold bg-gold/15 text-gold-ink",
  purple: "border-plum bg-plum/10 text-plum",
};

export function Badge({
  tone = "neutral",
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-sm border px-2 py-0.5 text-label leading-snug tracking-[0.01em] font-semibold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
