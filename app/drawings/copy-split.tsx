import { classNames } from "#app/ui/class-names.ts";

export type SplitBand = { name: "channel" | "printing" | "house" | "author"; share: number };

const fills: Record<SplitBand["name"], string> = {
  channel: "fill-rule",
  printing: "fill-ink-soft",
  house: "fill-ink",
  author: "fill-gold",
};

/** A device has a wide lower edge, which is no share of the price, and so has a player, with its keys. */
const shapes = {
  book: "rounded-r-md border border-rule-strong",
  device: "rounded-[0.5rem] border-2 border-ink-soft bg-surface px-1 pt-1 pb-4",
  player: "rounded-[0.75rem] border-2 border-ink-soft bg-surface px-1 pt-1",
};

/**
 * One copy, cut into the parts of its price: the bands lie one above the other, each as high as its share, and the
 * author's at the foot. Drawn from the figures, whatever they are, and each as high as the others. Its
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
    <div className={classNames("flex h-48 w-20 shrink-0 flex-col", shapes[shape], className)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={alt} className="min-h-0 w-full grow">
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
      {shape === "player" && <PlayerKeys />}
    </div>
  );
}

/** How far it has played, and what starts it again. */
const PlayerKeys = () => (
  <svg viewBox="0 0 80 40" aria-hidden="true" className="w-full shrink-0 fill-ink-soft stroke-ink-soft">
    <path d="M6 8h68" strokeOpacity=".35" strokeWidth="2" />
    <path d="M6 8h26" strokeWidth="2" />
    <circle cx="32" cy="8" r="3.500" />
    <path d="M35 18v14l12-7zM22 19v12l-10-6zM58 19v12l10-6zM11 19v12M69 19v12" strokeLinejoin="round" />
  </svg>
);
