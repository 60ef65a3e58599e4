import type pg from "pg";

export type Table = { name: string; columns: { name: string; type: string }[] };

/** Every table of ours, each after those it refers to, with the columns that hold something of their own. */
export async function listTables(client: Pick<pg.Client, "query">): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
             from pg_catalog.pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            (select coalesce(json_agg(distinct format('%I.%I', rn.nspname, rc.relname)), '[]')
             from pg_catalog.pg_constraint k
             join pg_catalog.pg_class rc on rc.oid = k.confrelid join pg_catalog.pg_namespace rn on rn.oid = rc.relnamespace
             where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> k.conrelid) as "refersTo"
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'
     order by 1`,
  );
  const sorted: Table[] = [];
  const done = new Set<string>();
  while (sorted.length < rows.length) {
    const waiting = rows.filter(({ name }) => !done.has(name));
    const free = waiting.filter(({ refersTo }) => refersTo.every((name) => done.has(name)));
    // Tables that refer to each other in a circle could not be filled one after the other.
    if (free.length === 0) throw new Error(`these tables refer to each other: ${waiting.map(({ name }) => name)}`);
    for (const { name, columns } of free) {
      done.add(name);
      sorted.push({ name, columns });
    }
  }
  return sorted;
}
