import type pg from "pg";

/** Who is meant: every address that the house knows the person by, and their rows under which all the rest hangs. */
export type Who = { addresses: string[]; persons: string[] };

/** By any of their addresses, by their number or that of one of their requests, or by the address of their page at the desk. */
export async function findWho(client: pg.PoolClient, given: string): Promise<Who> {
  const key = readPersonKey(given);
  const { rows } = await client.query<{ persons: string[]; addresses: string[] }>(
    `select members.ids as persons, array(
       select unnest(private.addresses_of(members.ids))
       union
       -- Those that were put right since: mails went there all the same. Not where it is somebody else's by now.
       select lower(event.before) from private.lead_events event
       where event.person_id = any (members.ids) and event.what = 'address' and event.before like '%@%'
         and not exists (select from public.person_addresses where address_key = lower(event.before))) as addresses
     from private.members_of(private.person_by_key($1)) as members (ids)`,
    [key],
  );
  const own = key.includes("@") ? [key] : [];
  return { addresses: [...new Set([...own, ...(rows[0]?.addresses ?? [])])], persons: rows[0]?.persons ?? [] };
}

/** What names a person, as the desk's own links do. */
export function readPersonKey(given: string): string {
  const [, linked] = /\/staff\/people\/([^/?#]+)/.exec(given) ?? [];
  return (linked ? decodeURIComponent(linked) : given).trim().toLowerCase();
}
