import type pg from "pg";

/** Where a text stands, in any column of any table of any schema: `auth.users`, `private.outbox`. */
export async function tablesNaming(database: pg.Pool, text: string): Promise<string[]> {
  const naming: string[] = [];
  for (const name of await allTables(database)) {
    const { rowCount } = await database.query(
      `select from ${name} as kept where strpos(lower(to_jsonb(kept)::text), lower($1)) > 0`,
      [text],
    );
    if (rowCount) naming.push(name);
  }
  return naming;
}

export async function allTables(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'supabase_migrations') order by 1`,
  );
  return rows.map(({ name }) => name);
}
