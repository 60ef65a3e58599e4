import type { SplitBand } from "./copy-split.tsx";

type Slice = { name: SplitBand["name"]; label: string; share: number; sum: string };

const tones: Record<Slice["name"], string> = {
  channel: "bg-rule",
  printing: "bg-ink-soft text-surface",
  house: "bg-ink text-surface",
  author: "bg-gold font-semibold",
};

/** A copy beside its cover, cut like a cake: each slice as high as its share of the price, and named. */
export function SlicedCopy({ slices, className }: { slices: readonly Slice[]; className?: string }) {
  return (
    <div className={`on-paper flex shrink-0 flex-col font-sans text-ink shadow-book ${className}`}>
      {slices.map(({ name, label, share, sum }) => (
        <p
          key={name}
          style={{ flexGrow: share }}
          className={`figures flex basis-0 items-center justify-between gap-[0.6em] border-b border-surface px-[1em] text-[0.95em] leading-[1.15] last:border-0 ${tones[name]}`}
        >
          <span>{label}</span>
          <span>{sum}</span>
        </p>
      ))}
    </div>
  );
}
