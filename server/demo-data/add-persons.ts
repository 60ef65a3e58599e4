import type pg from "pg";
import type { WayIn } from "#domain/desk-persons.ts";
import { idOf } from "./chance.ts";
import { insertRows } from "./insert-rows.ts";
import { members } from "./work-on-leads.ts";

const hour = 3_600_000;

type Typed = {
  cameBy: WayIn;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  hoursAgo: number;
};

/** Typed in by hand. The first two are one and the same as an author with an account, which the desk suggests. */
const typedIn: readonly Typed[] = [
  {
    cameBy: "call",
    name: "Rosalind Kestrel",
    email: null,
    phone: "(805) 555-0161",
    message: "Called about the proofs of her book, and will call again.",
    hoursAgo: 5,
  },
  {
    cameBy: "letter",
    name: "Rosalind Kestrel",
    email: "rosalind@kestrel.example.com",
    phone: "(805) 555-0161",
    message: "Sent the dedication by post and asks whether it can still go in.",
    hoursAgo: 70,
  },
  {
    cameBy: "fair",
    name: "Hollis Abernathy",
    email: "hollis.abernathy@example.com",
    phone: null,
    message: "Talked at the book fair: a history of a lighthouse, about 70,000 words.",
    hoursAgo: 30,
  },
];

/** Accounts become persons as their triggers would have made them, which sleep while the half year is filled in. */
export async function addPersons(client: pg.PoolClient, now: Date) {
  await client.query(
    `select private.person_of_account(account) from auth.users account
     where email_confirmed_at is not null and not exists (select from public.persons where persons.account = account.id)`,
  );
  const rows = typedIn.map(({ cameBy, hoursAgo, ...given }) => {
    const at = new Date(now.getTime() - hoursAgo * hour);
    const due_at = new Date(at.getTime() + 24 * hour);
    const id = idOf(`hand ${given.name} ${cameBy}`);
    return { id, ...given, came_by: cameBy, written_by: members[1].name, due_at, created_at: at, updated_at: at };
  });
  await insertRows(
    client,
    "public.hand_leads",
    rows.map((row) => ({ ...row, status: "new" })),
  );
  await client.query(
    `insert into public.leads (id, kind, name, email, phone, summary, source, search_text, created_at, due_at, owner, reminded_at)
     select lead.id, 'hand', lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.search_text, lead.created_at,
            lead.due_at, case when lead.email is not null then $2::uuid end, now()
     from public.hand_leads typed cross join lateral private.lead_from('hand', to_jsonb(typed)) as lead
     where typed.id = any ($1::uuid[])`,
    [rows.map(({ id }) => id), members[0].id],
  );
  await client.query(
    `insert into private.lead_events (lead_id, at, what, after)
     select id, created_at, 'received', summary from public.leads where id = any ($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  // Two calls that were agreed on the telephone, still today by the house's clock.
  await client.query(
    `update public.leads set booked_for = least(now() + interval '2 hours',
         private.house_midnight(private.house_day(now()) + 1) - interval '1 minute')
     where id in (select id from public.leads where status = 'booked' and not exists (
         select from private.bookings where lead_id = leads.id and status = 'booked') order by created_at desc, id limit 2)`,
  );
}
