import type pg from "pg";

/**
 * The letter that tells somebody no, under whatever subjects the desk has given it. A lead that is lost neither with it nor
 * with the reason that we declined may have gone elsewhere by itself.
 */
const refusal = "not-for-us";

type Counts = { accepted: number; declined: number; left: number };

/**
 * How many people with a manuscript were taken on and declined in one year, house time, from the leads. Whoever was
 * accepted in the end counts as accepted, however often they asked.
 */
export async function countDecisions(pool: pg.Pool, year: number): Promise<Counts> {
  const { rows } = await pool.query<Counts>(
    `with decided as (
       select coalesce(lead.email_key, lead.id::text) as person, lead.status,
              (select max(at) from private.lead_events
               where lead_id = lead.id and what = 'status' and after = lead.status) as at,
              lead.lost_reason is not distinct from 'declined' or exists (
                      select from private.lead_events
                      where lead_id = lead.id and what = 'answer' and exists (
                        select from private.letter_template_versions letter
                        where letter.template_id = $2 and starts_with(after, letter.subject || E'\\n'))) as told
       from public.leads lead
       where lead.kind in ('consultation', 'callback', 'hand') and lead.status in ('won', 'lost')
     ), person as (
       select bool_or(status = 'won') as accepted, bool_or(status = 'lost' and told) as declined
       from decided
       where at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'America/Los_Angeles')
         and at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'America/Los_Angeles')
       group by person
     )
     select count(*) filter (where accepted)::int as accepted,
            count(*) filter (where declined and not accepted)::int as declined,
            count(*) filter (where not accepted and not declined)::int as "left"
     from person`,
    [year, refusal],
  );
  return rows[0] ?? { accepted: 0, declined: 0, left: 0 };
}

/** What the operator reads, and the line to enter. */
export function tellDecisions(year: number, { accepted, declined, left }: Counts, today: Date): string {
  const day = today.toISOString().slice(0, 10);
  return `${year}: ${accepted} accepted (won), ${declined} declined (lost, with the letter that says so or the reason “We declined”).
${left} more were lost otherwise: look through them at the desk, and count those whom the house declined.
People who were erased, or whose leads have been deleted with age, are not in these numbers.
To show it, enter in content/claims.ts: decisions = { year: ${year}, accepted: ${accepted}, declined: ${declined}, countedOn: "${day}" }`;
}
