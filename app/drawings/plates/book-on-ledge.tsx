import { classNames } from "#app/ui/class-names.ts";
import { BoundBook } from "../stills/bound-book.tsx";

type BookOnLedgeProps = { design: 1 | 2 | 14; height: "h-[8.2em]" | "h-[11em]" };

/** On a phone, where a plate has room for one thing more: a book of ours on a shelf at its foot, before what else it shows. */
export const BookOnLedge = ({ design, height }: BookOnLedgeProps) => (
  <div className="sm:hidden">
    <span className="ledge absolute inset-x-0 bottom-0 pt-ledge-deep" />
    <BoundBook design={design} sizes="8rem" className={classNames("absolute! right-[2em] bottom-ledge z-2", height)} />
  </div>
);
