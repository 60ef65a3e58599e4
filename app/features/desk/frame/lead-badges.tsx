import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { kindLabels, statusLabels, subscribedLabel } from "#content/desk.ts";
import type { Lead, LeadKind, LeadStatus } from "#domain/desk.ts";
import { type DueClock, readDueClock } from "#domain/due-clock.ts";

const tones = {
  new: "blue",
  contacted: "yellow",
  booked: "purple",
  won: "green",
  lost: "neutral",
  spam: "neutral",
} as const satisfies Record<LeadStatus, BadgeTone>;

/** Who subscribed waits for nobody, so that they are not called new. */
export function StatusBadge({ lead: { kind, status } }: { lead: Pick<Lead, "kind" | "status"> }) {
  if (kind === "newsletter" && status === "new") return <Badge tone="neutral">{subscribedLabel}</Badge>;
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}

/** The same colours as in the charts, as a small mark before the word. */
export const kindMarks = {
  consultation: "bg-action fill-action",
  callback: "bg-gold fill-gold",
  offer: "bg-plum fill-plum",
  newsletter: "bg-success fill-success",
  hand: "bg-ink-soft fill-ink-soft",
} as const satisfies Record<LeadKind, string>;

export function KindLabel({ kind }: { kind: LeadKind }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", kindMarks[kind])} />
      {kindLabels[kind]}
    </span>
  );
}

const clockClasses = {
  due: "text-ink-soft",
  soon: "font-semibold text-gold-ink",
  overdue: "font-semibold text-danger",
  kept: "text-ink-soft",
  late: "text-ink-soft",
} as const satisfies Record<Exclude<DueClock["kind"], "none">, string>;

/** How the promise stands: in time, nearly over, broken, or kept. */
export function DueLabel({ lead, now }: { lead: Pick<Lead, "dueAt" | "answeredAt">; now: number }) {
  const clock = readDueClock(lead, now);
  if (clock.kind === "none") return null;
  return (
    <span className={classNames("figures", clockClasses[clock.kind])}>
      {clock.kind === "overdue" && (
        <span aria-hidden="true" className="mr-1.5 inline-block size-2 rounded-full bg-danger" />
      )}
      {clock.text}
    </span>
  );
}
