import { classNames } from "#app/ui/class-names.ts";
import { binding } from "./covers.ts";

export type SplitBand = { name: "channel" | "printing" | "house" | "author"; share: number };

const fills: Record<SplitBand["name"], string> = {
  channel: "fill-rule",
  printing: "fill-ink-soft",
  house: "fill-ink",
  author: "fill-gold",
};

/** A device has a wide lower edge, which is no share of the price, and so has a player, with its keys. */
const shapes = {
  book: "rounded-r-[0.125rem]",
  device: "rounded-[0.5rem] border-2 border-ink-soft bg-surface px-1.5 pt-1.5",
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
    <div
      className={classNames("flex h-48 w-20 shrink-0 flex-col", shapes[shape], className)}
      style={shape === "book" ? { boxShadow: pageBlock } : undefined}
    >
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
            <path d="M0 0h6v100H0z" fill={binding.shade} fillOpacity=".16" />
            <path d="M6 0h2v100H6z" fill={binding.light} fillOpacity=".18" />
            <path d="M8 0h2.500v100H8z" fill={binding.shade} fillOpacity=".14" />
          </>
        )}
      </svg>
      {shape === "device" && <DeviceKey />}
      {shape === "player" && <PlayerKeys />}
    </div>
  );
}

/** The pages below the board, which lies as the covers do. */
const pageBlock = `2px 2px 0 ${binding.page}, 2.5px 2.5px 0 .5px ${binding.pageEdge}, 5px 8px 7px color-mix(in srgb, var(--color-night) 24%, transparent)`;

/** What turns it on. */
const DeviceKey = () => (
  <svg viewBox="0 0 80 26" aria-hidden="true" className="w-full shrink-0 fill-none stroke-ink-soft">
    <circle cx="40" cy="13" r="5.500" strokeWidth="2" />
  </svg>
);

/** How far it has played, and what starts it again. */
const PlayerKeys = () => (
  <svg viewBox="0 0 80 40" aria-hidden="true" className="w-full shrink-0 fill-ink-soft stroke-ink-soft">
    <path d="M6 8h68" strokeOpacity=".35" strokeWidth="2" />
    <path d="M6 8h26" strokeWidth="2" />
    <circle cx="32" cy="8" r="3.500" />
    <path d="M35 18v14l12-7zM22 19v12l-10-6zM58 19v12l10-6zM11 19v12M69 19v12" strokeLinejoin="round" />
  </svg>
);
