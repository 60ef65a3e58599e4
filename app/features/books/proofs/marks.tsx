import type { MouseEvent } from "react";

/** Where on a page or a picture somebody means, in thousandths of it. */
export type Place = { x: number; y: number };

export const placeOf = ({ nativeEvent: { offsetX, offsetY }, currentTarget }: MouseEvent<HTMLElement>): Place => ({
  x: Math.round((offsetX / currentTarget.clientWidth) * 1_000),
  y: Math.round((offsetY / currentTarget.clientHeight) * 1_000),
});

/** What comments point at, over the page that lies below, and the place that was chosen last. */
export function Marks({ places, chosen }: { places: readonly Place[]; chosen: Place | undefined }) {
  return (
    <>
      {places.map(({ x, y }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two comments may point at the same place
        <Mark key={place} x={x} y={y} label={String(place + 1)} className="bg-gold" />
      ))}
      {chosen && <Mark {...chosen} label="+" className="bg-action" />}
    </>
  );
}

function Mark({ x, y, label, className }: Place & { label: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
      className={`figures pointer-events-none absolute flex size-6 -translate-1/2 items-center justify-center rounded-full text-label font-semibold text-on-action ${className}`}
    >
      {label}
    </span>
  );
}
