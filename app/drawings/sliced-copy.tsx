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

function labelPlaces(middles: readonly number[]): number[] {
  let lowest = Number.POSITIVE_INFINITY;
  return middles
    .toReversed()
    .map((middle) => {
      lowest = Math.min(middle, lowest - line);
      return lowest;
    })
    .toReversed();
}

function middlesOf(slices: readonly Slice[]): number[] {
  let foot = 0;
  return slices.map(({ share }) => {
    foot += share;
    return foot - share / 2;
  });
}

const percent = (share = 0) => (share * 100).toFixed(1);

type SlicedCopyProps = {
  slices: readonly Slice[];
  /** What is cut: it stands above the slices. */
  whole: { label: string; sum: string };
  className?: string;
};

/** A copy beside its cover, cut like a cake: each slice as high as its share of the price, its name at its side, on the line that leads there. */
export function SlicedCopy({ slices, whole, className }: SlicedCopyProps) {
  const middles = middlesOf(slices);
  const places = labelPlaces(middles);
  return (
    <div className={`relative shrink-0 font-sans text-ink ${className}`}>
      <p className="figures absolute inset-x-0 bottom-full flex justify-between pb-[0.5em] leading-[1.15]">
        <span>{whole.label}</span>
        <span>{whole.sum}</span>
      </p>
      <div className="flex h-full w-[3.2em] flex-col shadow-book lg:w-[4.2em]">
        {slices.map(({ name, share }) => (
          <span
            key={name}
            style={{ flexGrow: share }}
            className={`on-paper basis-0 border-b border-surface last:border-b-0 ${tones[name]}`}
          />
        ))}
      </div>
      <svg
        viewBox="0 0 10 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-y-0 left-[3.3em] h-full w-[0.8em] fill-none stroke-ink lg:left-[4.3em]"
      >
        {middles.map((middle, place) => (
          <path
            key={middle}
            d={`M0 ${percent(middle)}h3L7 ${percent(places[place])}h3`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {slices.map(({ name, label, sum }, place) => (
        <p
          key={name}
          style={{ top: `${percent(places[place])}%` }}
          className="figures absolute right-0 left-[4.5em] flex -translate-y-1/2 items-center gap-[0.7em] leading-[1.15] last:font-semibold lg:left-[5.5em]"
        >
          <span className="grow">{label}</span>
          <span>{sum}</span>
        </p>
      ))}
    </div>
  );
}
