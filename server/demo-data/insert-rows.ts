import type pg from "pg";

/** Rows as JSON, column by column of the first one. */
export async function insertRows(client: pg.PoolClient, table: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  for (let start = 0; start < rows.length; start += 500) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
       on conflict do nothing`,
      [JSON.stringify(rows.slice(start, start + 500))],
    );
  }
}
