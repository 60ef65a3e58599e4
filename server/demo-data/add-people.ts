import type pg from "pg";
import { idOf } from "./chance.ts";
import { dayOf } from "./demo-year.ts";
import { insertRows } from "./insert-rows.ts";
import { houseNotes, titles } from "./words.ts";
import { members } from "./work-on-leads.ts";

const day = 86_400_000;

/** Accounts without a password: nobody can sign in to them. */
async function addAccounts(
  client: pg.PoolClient,
  people: readonly { id: string; email: string; name: string }[],
  at: Date,
) {
  const accounts = people.map(({ id, email, name }) => ({
    id,
    instance_id: "00000000-0000-0000-0000-000000000000",
    aud: "authenticated",
    role: "authenticated",
    email,
    email_confirmed_at: at,
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: { sub: id, email, full_name: name },
    created_at: at,
    updated_at: at,
    is_sso_user: false,
    is_anonymous: false,
  }));
  await insertRows(client, "auth.users", accounts);
}

export async function addMembers(client: pg.PoolClient) {
  await addAccounts(client, members, new Date());
  const seats = members.map(({ id, name }) => ({
    user_id: id,
    added_at: new Date(),
    added_by: "the demonstration",
    // Imogen owns the desk; colleagues are members.
    role: "member",
    signature: `${name}\nEditor`,
    time_zone: "America/New_York",
  }));
  await insertRows(client, "private.staff", seats);
}

/** The four tables, and the leads as their triggers would have made them, with the work on each. */
const authors = ["Rosalind Kestrel", "Emeka Thornbury", "Greta Saltmarsh", "Jonah Whitlock", "Ines Marchetti"];
const states = ["In Progress", "Editing", "First Draft Complete", "First Draft Complete", "Published"];

/** Authors with a book each, how it grew, and what the house told them. */
export async function addAuthors(client: pg.PoolClient, now: Date) {
  const people = authors.map((name) => ({
    id: idOf(`author ${name}`),
    name,
    email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
  }));
  await addAccounts(client, people, new Date(now.getTime() - 120 * day));
  for (const [place, { id }] of people.entries()) {
    const target = 60_000 + place * 8_000;
    const weeks = Array.from({ length: 14 }, (_, week) => ({ week, words: Math.round((target * (week + 3)) / 18) }));
    const { rows } = await client.query<{ id: number }>(
      `insert into public.projects (owner, title, genre, description, status, word_count, counted_on, target_words, created_at, updated_at)
       values ($1, $2, $3, '', $4, $5, $6, $7, $8, $9) returning id`,
      [
        id,
        titles[place * 3],
        ["Memoir", "Business", "Mystery", "Poetry", "Children"][place],
        states[place],
        weeks.at(-1)?.words,
        dayOf(new Date(now.getTime() - (place + 1) * day)),
        target,
        new Date(now.getTime() - 110 * day),
        new Date(now.getTime() - (place + 1) * day),
      ],
    );
    const project_id = rows[0]?.id;
    for (const { week, words } of weeks) {
      const written = dayOf(new Date(now.getTime() - (place + 1 + (13 - week) * 7) * day));
      await client.query("insert into public.word_log (project_id, day, words) values ($1, $2, $3)", [
        project_id,
        written,
        words,
      ]);
    }
    const text = houseNotes[place];
    if (text) {
      await client.query(
        "insert into public.book_messages (project_id, side, who_name, text, at) values ($1, 'house', $2, $3, $4)",
        [project_id, members[0].name, text, new Date(now.getTime() - (place + 2) * day)],
      );
    }
  }
}
