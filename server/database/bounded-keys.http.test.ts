import pg from "pg";
import { expect } from "vitest";
import { once } from "../testing/once.ts";
import { createDatabase } from "../testing/start-test-server.ts";

/**
 * Every text that lies in an index, by key or in an expression, with the checks of its column. The schema `auth` has
 * Supabase's own shape, and its doors measure what they let in.
 */
const indexedTexts = `
  select format('%s.%s', rel.oid::regclass, col.attname) as name,
         coalesce(string_agg(distinct pg_get_constraintdef(con.oid), ' '), '') as checks
  from pg_index idx
  join pg_class rel on rel.oid = idx.indrelid
  join pg_class ind on ind.oid = idx.indexrelid
  join pg_am am on am.oid = ind.relam and am.amname = 'btree'
  join pg_attribute col on col.attrelid = rel.oid and (
    col.attnum = any (idx.indkey)
    or exists (select from pg_depend dep where dep.objid = idx.indexrelid and dep.refobjid = rel.oid and dep.refobjsubid = col.attnum)
  )
  join pg_type kind on kind.oid = col.atttypid and kind.typcategory = 'S' and col.atttypmod = -1 and kind.typname <> 'name'
  left join pg_constraint con on con.conrelid = rel.oid and con.contype = 'c' and con.conkey = array[col.attnum]
  where rel.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  group by 1 order by 1`;

/** A greatest length, a list of values, or a pattern from beginning to end. */
const limits = /length\(\w+\) <=|= ANY \(ARRAY|is_email_address\(|~ '\^.*\$'/;

once("no text can be too long for an index: the column says first how long it may be", async () => {
  const database = await createDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string; checks: string }>(indexedTexts);
  await client.end();
  await database.drop();
  expect(rows.map(({ name }) => name)).toContain("leads.source");
  expect(rows.map(({ name }) => name)).toContain("consultation_requests.email");
  expect(rows.filter(({ checks }) => !limits.test(checks))).toEqual([]);
});
