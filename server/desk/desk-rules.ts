import type pg from "pg";
import { site } from "#content/site.ts";

/**
 * The desk asks for the second factor, except in the demonstration. Said again at every start, because a demonstration's
 * data folder may go live: then its members, whose password everybody knows, lose their seats as well. The day begins
 * and ends where the house is. A mailbox that is no longer named is read by nobody.
 */
export async function setDeskRules(
  pool: pg.Pool,
  { isDemonstration, hasMailbox }: { isDemonstration: boolean; hasMailbox: boolean },
): Promise<void> {
  await pool.query(
    "update private.desk_settings set second_factor_required = $1 where second_factor_required is distinct from $1",
    [!isDemonstration],
  );
  await pool.query("update private.desk_settings set time_zone = $1 where time_zone <> $1", [site.timeZone]);
  if (!hasMailbox) await pool.query("update private.desk_settings set mailbox = null where mailbox is not null");
  if (!isDemonstration) await pool.query("delete from private.staff where added_by = 'the demonstration'");
}
