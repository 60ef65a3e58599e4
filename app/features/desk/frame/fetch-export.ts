import { type CsvValue, toCsvRows } from "#domain/csv.ts";
import type { DeskExport } from "#domain/desk-functions.ts";
import { askDesk } from "./ask-desk.ts";

export type ExportProgress = { done: number; all: number };

const pageSize = 1_000;

/** The whole list, page by page, as the text of a CSV file. Stops between two pages, or in one, when it is told to. */
export async function fetchExport(
  list: DeskExport,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<{ text: string; rows: number }> {
  const parts: string[] = [];
  let done = 0;
  let after: string | null = null;
  do {
    const page: { columns: string[]; rows: CsvValue[][]; next: string | null; total: number } = await askDesk(
      "desk_export",
      { list, after, pageSize: pageSize },
      signal,
    );
    signal.throwIfAborted();
    if (parts.length === 0) parts.push(toCsvRows([page.columns]));
    parts.push(toCsvRows(page.rows));
    done += page.rows.length;
    // Rows that come in meanwhile may carry it past the total it began with.
    onProgress({ done, all: Math.max(page.total, done) });
    after = page.next;
  } while (after !== null);
  return { text: parts.join(""), rows: done };
}
