import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type SplitBand = { name: "channel" | "printing" | "house" | "author"; share: number };

/** Height and width of the drawing; the object stands in it with a margin for its shadow. */
const box = { width: 120, height: 168 };
const frame = { top: 4, height: 160 };

const fills: Record<SplitBand["name"], string> = {
  channel: "fill-rule",
  printing: "fill-rule-strong",
  house: "fill-ink",
  author: "fill-gold",
};

/**
 * One copy, cut into the parts of its price: the bands lie one above the other, each as high as its share, and the
 * author's at the foot. Drawn from the figures, whatever they are.
 */
export function CopySplit({
  bands,
  shape,
  alt,
  className,
}: {
  bands: readonly SplitBand[];
  shape: "book" | "device" | "player";
  alt: string;
  className?: string;
}) {
  const clip = useId();
  const placed = bands.map((band, index) => ({
    ...band,
    y: frame.top + bands.slice(0, index).reduce((sum, { share }) => sum + share, 0) * frame.height,
    height: band.share * frame.height,
  }));
  return (
    <svg
      viewBox={`6.500 2.500 ${box.width - 13} ${box.height - 5}`}
      role="img"
      aria-label={alt}
      className={classNames("block h-auto w-28 shrink-0", className)}
    >
      <clipPath id={clip}>
        {shape === "book" && <path d="M8 4H108a4 4 0 0 1 4 4V160a4 4 0 0 1-4 4H8Z" />}
        {shape !== "book" && <rect x="8" y="4" width="104" height="160" rx="10" />}
      </clipPath>
      <g clipPath={`url(#${clip})`} className="stroke-surface" strokeWidth="1.5">
        {placed.map(({ name, y, height }) => (
          <rect key={name} x="-2" y={y} width={box.width + 4} height={height} className={fills[name]} />
        ))}
      </g>
      {shape === "book" && <path d="M16 4V164" className="stroke-surface" strokeWidth="1.5" fill="none" />}
      {shape === "player" && <path d="M52 24v28l22-14Z" className="fill-surface" />}
      {shape !== "book" && (
        <rect x="8" y="4" width="104" height="160" rx="10" fill="none" className="stroke-ink-soft" strokeWidth="3" />
      )}
    </svg>
  );
}
