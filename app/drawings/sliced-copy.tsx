import type { SplitBand } from "./copy-split.tsx";

type Slice = { name: SplitBand["name"]; label: string; share: number; sum: string };

const tones: Record<Slice["name"], string> = {
  channel: "bg-rule",
  printing: "bg-ink-soft",
  house: "bg-ink dark:outline dark:-outline-offset-1 dark:outline-rule-strong",
  author: "bg-gold",
};

/** Labels keep a line's distance, as a share of the whole height: what thin slices would push together moves up. */
const line = 0.12;

function labelPlaces(slices: readonly Slice[]): number[] {
  let foot = 1;
  let lowest = Number.POSITIVE_INFINITY;
  return slices
    .toReversed()
    .map(({ share }) => {
      const middle = foot - share / 2;
      foot -= share;
      lowest = Math.min(middle, lowest - line);
      return lowest;
    })
    .toReversed();
}

/** A copy beside its cover, cut like a cake: each slice as high as its share of the price, its name at its side. */
export function SlicedCopy({ slices, className }: { slices: readonly Slice[]; className?: string }) {
  const places = labelPlaces(slices);
  return (
    <div className={`relative shrink-0 font-sans text-ink ${className}`}>
      <div className="flex h-full w-[3.6em] flex-col shadow-book lg:w-[4.6em]">
        {slices.map(({ name, share }) => (
          <span
            key={name}
            style={{ flexGrow: share }}
            className={`on-paper basis-0 border-b border-surface last:border-b-0 ${tones[name]}`}
          />
        ))}
      </div>
      {slices.map(({ name, label, sum }, place) => (
        <p
          key={name}
          style={{ top: `${((places[place] ?? 0) * 100).toFixed(1)}%` }}
          className="figures absolute right-0 left-[4.3em] flex -translate-y-1/2 items-center gap-[0.7em] leading-[1.15] last:font-semibold lg:left-[5.3em]"
        >
          <span className="grow">{label}</span>
          <span>{sum}</span>
        </p>
      ))}
    </div>
  );
}
