import type { SiteLink } from "../links.ts";

/**
 * The words of one downloadable document. Text may carry *italics*, **bold** and [links](address); an address that
 * begins with a slash is ours. Labels stand in the margin beside what they name.
 */
export type DocumentContent = {
  file: `${string}.pdf`;
  title: string;
  subtitle: string;
  /** Spoken by the document's properties and set on the half-title page. */
  description: string;
  /** A promise of the specification: typesetting fails when the document comes out at any other length. */
  pages: number;
  /** A short document has its contents on the half-title page. */
  compact?: boolean;
  /** Set small at the foot of the half-title page: what this document is not. */
  caution?: string;
  chapters: readonly Chapter[];
  closing: Closing;
};

export type Chapter = {
  title: string;
  /** For the running head, where the title is too long for it. */
  shortTitle?: string;
  lead?: string;
  blocks: readonly Block[];
};

export type Block =
  | { type: "text"; text: string | readonly string[]; label?: string }
  | { type: "heading"; text: string }
  | { type: "list"; items: readonly string[]; ordered?: boolean; label?: string }
  | { type: "checklist"; items: readonly string[]; label?: string }
  | { type: "note"; label: string; text: string | readonly string[] }
  | { type: "letter"; label?: string; text: string }
  | ({ type: "table"; label?: string; head: readonly string[]; rows: readonly (readonly string[])[] } & TableShape)
  | { type: "lines"; label?: string; prompt?: string; count: number }
  | { type: "fields"; label?: string; fields: readonly string[]; columns?: 1 | 2 | 3 }
  /** Ruled lines from here to the foot of the page: room to write is never a leftover. */
  | { type: "fill"; label?: string; prompt?: string }
  | { type: "bar"; label?: string; alt: string; parts: readonly { label: string; value: number; figure: string }[] }
  /** Values from 0 to 100. */
  | { type: "progress"; label?: string; alt: string; rows: readonly { label: string; value: number }[] }
  | { type: "timeline"; label?: string; alt: string; stops: readonly { label: string; text: string }[] }
  | { type: "break" };

export type TableShape = {
  /** Shares of the full width, one a column. */
  widths: readonly number[];
  /** Columns of figures, counted from 0, set flush right. */
  figures?: readonly number[];
  /** Rows with nothing in them yet, for the author's own entries. */
  emptyRows?: number;
  /** A row to write in is taller than a row to read. */
  tall?: boolean;
  totalRow?: boolean;
  /** Empty rows go on to the foot of the page. */
  fillPage?: boolean;
};

export type Closing = {
  title: string;
  text: readonly string[];
  sources?: readonly Source[];
  links: readonly { label: string; to: SiteLink | `/resources/${string}` }[];
};

/** What others have published, and from when it is. */
export type Source = { name: string; says: string; address: `https://${string}`; dated: string };
