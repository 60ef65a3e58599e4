import { classNames } from "#app/ui/class-names.ts";

export type SplitBand = { name: "channel" | "printing" | "house" | "author"; share: number };

const fills: Record<SplitBand["name"], string> = {
  channel: "fill-rule",
  printing: "fill-ink-soft",
  house: "fill-ink",
  author: "fill-gold",
};

/** A device has a wide lower edge, which is no share of the price, a player round corners. */
const shapes = {
  book: "rounded-r-md border border-rule-strong",
  device: "rounded-[0.5rem] border-2 border-ink-soft bg-surface px-1 pt-1 pb-4",
  player: "rounded-[1.5rem] border-3 border-ink-soft",
};

/**
 * One copy, cut into the parts of its price: the bands lie one above the other, each as high as its share, and the
 * author's at the foot. Drawn from the figures, whatever they are, and as high as the list that it stands beside. Its
 * colors are a key, and the same in any light.
 */
export function CopySplit({
  bands,
  shape,
  alt,
  className,
}: {
  bands: readonly SplitBand[];
  shape: keyof typeof shapes;
  alt: string;
  className?: string;
}) {
  const placed = bands.map((band, index) => ({
    ...band,
    y: bands.slice(0, index).reduce((sum, { share }) => sum + share, 0) * 100,
    height: band.share * 100,
  }));
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
      className={classNames("block h-auto w-28 shrink-0 self-stretch", shapes[shape], className)}
    >
      <g className="on-paper">
        {placed.map(({ name, y, height }) => (
          <rect key={name} y={y} width="100" height={height} className={fills[name]} />
        ))}
        <g className="stroke-surface" strokeWidth="1.5">
          {placed.slice(1).map(({ name, y }) => (
            <path key={name} d={`M0 ${y}H100`} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </g>
      {shape === "book" && (
        <>
          <path d="M0 0h7v100H0z" fillOpacity=".2" />
          <path d="M7 0V100" stroke="#000" strokeOpacity=".35" vectorEffect="non-scaling-stroke" />
          <path d="M96 0V100M98 0V100" stroke="#000" strokeOpacity=".2" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}
