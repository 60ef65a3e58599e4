import type { NavLink } from "#content/links.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import type { MarkedRun } from "#domain/marked-text.ts";

/** Text may carry *italics*, **bold** and [links](/address), as in the documents. */
export type PaperBody =
  /** `lines`: how much room the blank sheet gives. */
  | { text: readonly string[]; signed?: { name: string; below?: string }; lines: number }
  /** `page`: it is in type already, under that running head and with that number; `ends` are the last letters of its lines. */
  | {
      marked: readonly (readonly MarkedRun[])[];
      queries?: readonly string[];
      page?: { head: readonly MarkedRun[]; folio: string; ends: readonly string[] };
      lines: number;
    }
  | {
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Shares of the width, one a column. */
      widths: readonly number[];
      /** Columns of figures, counted from 0. */
      figures?: readonly number[];
      totalRow?: boolean;
      /** The blank sheet keeps the first column, or has so many empty rows. */
      blank: "first column" | number;
    };

/** One part of a document: what is written there, what to write there in one’s own, and what it does. `why`: what asks for it, where not every part is a duty. */
export type PaperPart = { title: string; ask: string; note: string; why?: string } & PaperBody;

/** A table of many columns, each of them a step of one sum. */
export const isStatement = (body: PaperBody) => "head" in body && body.head.length > 5;

/** How much of a table’s width a column takes. */
export const shareOf = (widths: readonly number[], column: number) =>
  `${Math.round((100 * (widths[column] ?? 0)) / widths.reduce((sum, width) => sum + width, 0))}%`;

/** One document of the sample book; the page, the filled and the blank file are made of it. */
export type BookPaper = {
  slug: PaperSlug;
  /** As lists call it. */
  name: string;
  title: string;
  lead: string;
  /** Of the page, for search engines. */
  description: string;
  keywords: readonly string[];
  /** A letter is set whole on a sheet of its own, and what its parts do follows. */
  isLetter?: true;
  /** What somebody goes round with a pencil where it lies on a desk. */
  circled?: string;
  /** And what somebody works out again below a table that a phone has no room for the steps of. */
  worked?: string;
  parts: readonly PaperPart[];
  more: readonly NavLink[];
};
