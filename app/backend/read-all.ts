import { loadSignedIn } from "./load-signed-in.ts";
import { mustAnswer } from "./must-answer.ts";

type Client = Awaited<ReturnType<typeof loadSignedIn>>;
type Answer<Row> = Parameters<typeof mustAnswer<Row[] | null>>[0];

/**
 * Every row of the author's own in a table, page by page: one answer of the data API holds only so many (`rowsAPage`). The
 * order has to be one that the rows keep while pages are read, or a row could be missed between two of them.
 */
export async function readAll<Row>(
  length: number,
  ask: (supabase: Client) => { range: (from: number, to: number) => PromiseLike<Answer<Row>> },
): Promise<Row[]> {
  const supabase = await loadSignedIn();
  const rows: Row[] = [];
  for (;;) {
    const page = mustAnswer(await ask(supabase).range(rows.length, rows.length + length - 1));
    rows.push(...page);
    if (page.length < length) return rows;
  }
}
