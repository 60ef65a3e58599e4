import type pg from "pg";
import { packages } from "#content/package-prices.ts";
import { lostReasons, wonPackages } from "#domain/desk.ts";
import { slugOfTitle } from "#domain/slug.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ContentStore } from "../files/content-store.ts";
import type { LinkTokens } from "../mail/link-tokens.ts";
import { addChapters } from "./add-chapters.ts";
import { addAuthors, addMembers } from "./add-people.ts";
import { addPersons } from "./add-persons.ts";
import { addReplies } from "./add-replies.ts";
import { addCalls } from "./book-calls.ts";
import { addBooks } from "./books/add-books.ts";
import { idOf } from "./chance.ts";
import { openMailPress, writeDemoMail } from "./demo-mails.ts";
import type { HalfYear } from "./demo-year.ts";
import { makeHalfYear } from "./half-year.ts";
import { insertRows } from "./insert-rows.ts";
import { letterTexts } from "./words.ts";
import { members } from "./work-on-leads.ts";

const day = 86_400_000;

/**
 * Fills the demonstration with half a year, in one transaction, once: answers how many leads came in, or undefined where
 * it is there already. The triggers sleep meanwhile, because nobody is to be mailed about what happened in spring.
 */
export async function fillDemonstration(
  pool: pg.Pool,
  tokens: LinkTokens,
  store: ContentStore,
  now: Date,
): Promise<number | undefined> {
  const year = makeHalfYear(now);
  return inTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(7420181502)");
    const { rowCount } = await client.query("select from public.leads where id = $1", [year.work[0]?.id]);
    if (rowCount) return undefined;
    await client.query("set local session_replication_role = replica");
    await addMembers(client);
    await addLeads(client, year, tokens);
    await addCalls(client, year, now);
    await addChapters(client, store, year);
    await addMails(client, year, tokens);
    await addReplies(client, year, now);
    await addLetters(client, year, tokens, now);
    await addAuthors(client, now);
    await addBooks(client, store, now);
    await addPersons(client, now);
    await insertRows(client, "private.page_views", year.views);
    return year.work.length;
  });
}

async function addLeads(client: pg.PoolClient, year: HalfYear, tokens: LinkTokens) {
  // The two forms fill different columns, so that each half goes by itself.
  const isShort = (row: object) => "message" in row;
  await insertRows(client, "public.consultation_requests", year.consultations.filter(isShort));
  await insertRows(
    client,
    "public.consultation_requests",
    year.consultations.filter((row) => !isShort(row)),
  );
  await insertRows(client, "public.callback_requests", year.callbacks);
  await insertRows(client, "public.offer_leads", year.offers);
  await insertRows(client, "public.discount_codes", year.codes);
  const readers = year.readers.map((reader) => ({
    ...reader,
    leave_token_hash: `\\x${tokens.hash(tokens.make("newsletter-leave", String(reader.leave_nonce))).toString("hex")}`,
  }));
  await insertRows(client, "public.newsletter_subscribers", readers);

  for (const [kind, table] of Object.entries(tables)) {
    await client.query(
      `insert into public.leads
         (id, kind, name, email, phone, summary, source, page, search_text, created_at, due_at,
          status, owner, answered_at, next_step, next_step_on)
       select lead.id, lead.kind, lead.name, lead.email, lead.phone, lead.summary, lead.source, lead.page, lead.search_text,
              lead.created_at, lead.due_at, work.status, work.owner, work.answered_at, work.next_step, work.next_step_on
       from jsonb_populate_recordset(null::public.leads, $2) as work
       join public.${table} sent on sent.id = work.id
       cross join lateral private.lead_from($1, to_jsonb(sent)) as lead`,
      [kind, JSON.stringify(year.work)],
    );
  }
  const inOrder = year.events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertRows(client, "private.lead_events", inOrder);
  await client.query("update public.leads set reminded_at = due_at where status = 'new' and due_at < now()");
  await addOutcomes(client);
}

/** What was won for how much, and why the others were lost: by the lead's own number, so that it is the same each time. */
async function addOutcomes(client: pg.PoolClient) {
  const prices = {
    ...Object.fromEntries(Object.entries(packages).map(([slug, { price }]) => [slug, price])),
    services: 2_500,
  };
  await client.query(
    `update public.leads as lead set
       won_package = case when status = 'won' then chosen.package end,
       won_amount = case when status = 'won' then ($3::jsonb ->> chosen.package)::integer end,
       lost_reason = case when status = 'lost' then ($2::text[])[1 + own.number % cardinality($2::text[])] end,
       decided_at = coalesce((select max(at) from private.lead_events
                              where lead_id = lead.id and what = 'status' and after = lead.status), answered_at)
     from (select id, get_byte(uuid_send(id), 2) as number from public.leads) as own
     cross join lateral (select ($1::text[])[1 + own.number % cardinality($1::text[])] as package) as chosen
     where own.id = lead.id and status in ('won', 'lost')`,
    [wonPackages, lostReasons, JSON.stringify(prices)],
  );
}

const tables = {
  consultation: "consultation_requests",
  callback: "callback_requests",
  offer: "offer_leads",
  newsletter: "newsletter_subscribers",
};

async function addMails(client: pg.PoolClient, year: HalfYear, tokens: LinkTokens) {
  const print = await openMailPress(tokens);
  const mails = year.mails.map(({ id, template, recipient, at, reference }, place) => {
    // One in a few hundred bounces, as in life.
    const isDead = place % 311 === 310;
    return {
      id,
      template,
      recipient,
      reference,
      data: {},
      status: isDead ? "dead" : "sent",
      attempts: 1,
      last_error: isDead ? "550 5.1.1 The mailbox does not exist." : null,
      next_attempt_at: at,
      created_at: at,
      sent_at: isDead ? null : new Date(at.getTime() + 2_000),
    };
  });
  await insertRows(client, "private.outbox", mails);
  const kept = year.mails.map((mail) => {
    const { subject, text, html } = print(mail);
    return { id: mail.id, subject, body_text: text, body_html: html };
  });
  await insertRows(client, "private.sent_mails", kept);
}

/** A letter a month to whoever had confirmed by then, and the draft of the next, which may go. */
async function addLetters(client: pg.PoolClient, year: HalfYear, tokens: LinkTokens, now: Date) {
  const [draft, ...sent] = letterTexts;
  const [author] = members;
  for (const [place, { subject, body }] of sent.entries()) {
    const at = new Date(now.getTime() - (sent.length - place) * 31 * day - 2 * day);
    const { text, html } = await writeDemoMail("newsletter-letter", { subject, body, leave: idOf("nobody") }, tokens);
    const id = idOf(`letter ${subject}`);
    const finished_at = new Date(at.getTime() + 4 * 60_000);
    const times = { created_at: new Date(at.getTime() - day), started_at: at, finished_at };
    await insertRows(client, "private.letters", [
      {
        id,
        subject,
        body,
        state: "sent",
        version: 4,
        created_by: author.id,
        sent_text: text,
        sent_html: html,
        // The archive shows all but the oldest.
        slug: slugOfTitle(subject),
        published_at: place > 0 ? finished_at : null,
        ...times,
      },
    ]);
    await insertRows(client, "private.desk_events", [
      { at, who: author.id, who_name: author.name, what: "letter sent", about: subject },
      ...(place > 0
        ? [{ at: finished_at, who: author.id, who_name: author.name, what: "letter published", about: subject }]
        : []),
    ]);
    const readers = year.readers.filter(({ confirmed_at }) => confirmed_at && confirmed_at < at);
    const copies = readers.map((reader) => ({ reader, mail: idOf(`${id} ${reader.id}`) }));
    await insertRows(
      client,
      "private.outbox",
      copies.map(({ reader, mail }) => ({
        id: mail,
        template: "newsletter-letter",
        recipient: reader.email,
        reference: id,
        data: { letter: id, leave: reader.leave_nonce },
        status: "sent",
        attempts: 1,
        next_attempt_at: at,
        created_at: at,
        sent_at: finished_at,
      })),
    );
    await insertRows(
      client,
      "private.sent_mails",
      copies.map(({ mail }) => ({ id: mail, subject })),
    );
    await insertRows(
      client,
      "private.letter_recipients",
      copies.map(({ reader, mail }) => ({ letter_id: id, subscriber_id: reader.id, mail_id: mail, is_skipped: false })),
    );
  }
  const id = idOf(`letter ${draft.subject}`);
  await insertRows(client, "private.letters", [
    { id, ...draft, state: "draft", version: 3, created_by: author.id, created_at: now },
  ]);
}
