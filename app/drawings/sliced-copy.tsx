import type { SplitBand } from "./copy-split.tsx";

type Slice = { name: SplitBand["name"]; label: string; share: number; sum: string };

const tones: Record<Slice["name"], string> = {
  channel: "bg-rule",
  printing: "bg-ink-soft",
  house: "bg-ink dark:outline dark:-outline-offset-1 dark:outline-rule-strong",
  author: "bg-gold",
};

/** A copy beside its cover, cut like a cake: each slice as high as its share of the price, its name at its side. */
export function SlicedCopy({ slices, className }: { slices: readonly Slice[]; className?: string }) {
  return (
    <div className={`flex shrink-0 flex-col font-sans text-ink ${className}`}>
      {slices.map(({ name, label, share, sum }) => (
        <p
          key={name}
          style={{ flexGrow: share }}
          className="figures flex basis-0 items-center gap-[0.7em] leading-[1.15] last:font-semibold"
        >
          <span
            className={`on-paper w-[3.6em] shrink-0 self-stretch border-b border-surface shadow-book lg:w-[4.6em] ${tones[name]}`}
          />
          <span className="grow">{label}</span>
          <span>{sum}</span>
        </p>
      ))}
    </div>
  );
}
