import { rowsAPage } from "#domain/data-pages.ts";
import { loadSignedIn } from "./load-signed-in.ts";
import { mustAnswer } from "./must-answer.ts";

type Asked = {
  columns: string;
  /** Has to be one that the rows keep while pages are read, or a row could be missed between two of them. */
  order: string;
  match?: Record<string, number>;
};

/** Every row of the author's own in a table, page by page: one answer of the data API holds only so much. */
export async function readAll<Row>(
  table: keyof typeof rowsAPage,
  { columns, order, match = {} }: Asked,
): Promise<Row[]> {
  const supabase = await loadSignedIn();
  const length = rowsAPage[table];
  const rows: Row[] = [];
  for (;;) {
    const asked = supabase.from(table).select(columns).match(match).order(order, { ascending: false });
    const page = mustAnswer(await asked.range(rows.length, rows.length + length - 1)) as unknown as Row[];
    rows.push(...page);
    if (page.length < length) return rows;
  }
}
