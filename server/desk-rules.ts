import type pg from "pg";

/** The staff account of supabase/seed.sql, whose password everybody knows. */
const demonstrationMember = "00000000-0000-4000-8000-000000000201";

/**
 * The desk asks for the second factor, except in the demonstration. Said again at every start, because a demonstration's
 * data folder may go live: then its well-known member loses the role as well.
 */
export async function setDeskRules(pool: pg.Pool, { isDemonstration }: { isDemonstration: boolean }): Promise<void> {
  await pool.query(
    "update private.desk_settings set second_factor_required = $1 where second_factor_required is distinct from $1",
    [!isDemonstration],
  );
  if (!isDemonstration) await pool.query("delete from private.staff where user_id = $1", [demonstrationMember]);
}
