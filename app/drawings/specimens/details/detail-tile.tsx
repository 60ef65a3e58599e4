import type { ReactNode } from "react";
import { covers } from "../../covers.ts";

const { ink } = covers[7].palette;

/** The letters of what is listed on one. */
export const small = "font-sans text-[0.9375rem] leading-tight max-sm:text-[0.75rem]";

/** A thing made for the book with the keys, in its inks, above the words of a card; on a phone it is narrow and stands beside them. */
export function DetailTile({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      style={{ background: ground, color: ink }}
      className="on-paper in-lamplight relative flex h-30 items-center overflow-hidden px-3 font-serif after:absolute after:inset-0 after:border after:border-rule-strong after:opacity-40 sm:px-5 md:max-xl:[zoom:0.75] print:hidden"
    >
      {children}
    </div>
  );
}
