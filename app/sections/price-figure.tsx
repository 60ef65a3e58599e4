import { classNames } from "#app/ui/class-names.ts";
import { splitPrice } from "./split-price.ts";

/** A price as printed in a catalogue: the figure in the serif's lining figures, the words around it small. */
export function PriceFigure({
  price,
  size = "text-title-m",
  className,
}: {
  price: string;
  size?:
    | "text-title-m"
    | "text-title-l"
    | "text-title-s md:text-title-m"
    | "text-title-s max-sm:text-ui md:text-title-m";
  className?: string;
}) {
  const { before, figure, after } = splitPrice(price);
  return (
    <span className={classNames("figures inline-flex flex-wrap items-baseline gap-x-2", className)}>
      {before && <span className="text-sm text-ink-soft">{before}</span>}
      <span className={classNames("font-serif leading-none whitespace-nowrap", size)}>{figure}</span>
      {after && <span className="text-sm text-ink-soft">{after}</span>}
    </span>
  );
}
