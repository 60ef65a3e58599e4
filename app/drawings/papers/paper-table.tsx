import type { ReactNode } from "react";
import { findPaper } from "#content/one-book/one-book.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import { Sheet } from "../plates/sheet.tsx";
import { TablePart } from "./paper-parts.tsx";

/**
 * The first table of a paper, alone on a plate as wide as a column, and below it whatever else there is room for. A phone lays it
 * from margin to margin with close rows, so that the last of them, which is the sum, is seen; where a curve goes with it, the sum and the curve.
 */
export function PaperTable({ slug, children }: { slug: PaperSlug; children?: ReactNode }) {
  const { name, parts } = findPaper(slug);
  const table = parts.find((part) => "head" in part);
  return (
    <Sheet className="inset-x-[8cqi] top-[8cqi] shadow-page! px-[7cqi] pt-[6cqi] pb-[7cqi] text-[5.500cqi] sm:-bottom-px max-sm:inset-x-gutter max-sm:top-[4cqi] max-sm:px-[4.500cqi] max-sm:pt-[3cqi] max-sm:pb-[4cqi] max-sm:text-[4.300cqi] max-sm:[&_td]:py-[0.22em] max-sm:has-[svg]:top-1/2 max-sm:has-[svg]:-translate-y-1/2 max-sm:has-[svg]:text-[4.7cqi] max-sm:has-[svg]:[&_tr:not(:first-child,:last-child)]:hidden">
      <p className="mb-[0.5em] border-b-2 border-ink pb-[0.3em] text-[1.2em] leading-tight">{name}</p>
      {table && <TablePart part={table} />}
      {children}
    </Sheet>
  );
}
