import { createHash } from "node:crypto";
import type pg from "pg";
import { idOf } from "./chance.ts";
import type { HalfYear } from "./demo-year.ts";
import { insertRows } from "./insert-rows.ts";

const hour = 3_600_000;

type Sample = { subject: string; body: string; hoursAgo: number; isAnswered?: boolean };

/** What people wrote back to our replies: two are answered, one is due, one nearly over, one late. */
const inThreads: readonly Sample[] = [
  {
    subject: "Re: Your consultation with us",
    body: "Thank you for being so plain about the price. I would rather have fewer rounds of editing and a better cover. Can the package be cut that way?",
    hoursAgo: 5,
  },
  {
    subject: "Re: Your consultation with us",
    body: "Tuesday is impossible, my sister’s family is here. Could we talk on Thursday, any time after ten?",
    hoursAgo: 22,
  },
  {
    subject: "Re: Your book",
    body: "You asked how many words it has. 84,300, and I know that is too many for a memoir. Which chapters would you look at first?",
    hoursAgo: 27,
  },
  { subject: "Re: Your book", body: "That answers it. Thank you.", hoursAgo: 50, isAnswered: true },
  {
    subject: "Re: Your consultation with us",
    body: "I read the specimen agreement twice. The clause on canceling is the first I have seen that says what happens to the files. I’ll call next week.",
    hoursAgo: 75,
    isAnswered: true,
  },
];

const quoted = "On the day before, Halftitle wrote:\n> Good day,\n> \n> thank you for writing to us about your book.";

/** A few replies in their threads, three mails that nobody can place, and an address that does not exist any more. */
export async function addReplies(client: pg.PoolClient, year: HalfYear, now: Date) {
  const statusOf = new Map(year.work.map(({ id, status }) => [id, status]));
  const answered = year.consultations.toReversed().filter(({ id }) => statusOf.get(id) === "contacted");
  const { rows } = await client.query<{ id: string; person: string }>(
    "select id, person from public.leads where id = any ($1)",
    [answered.slice(0, inThreads.length).map(({ id }) => id)],
  );
  const personOf = new Map(rows.map(({ id, person }) => [id, person]));
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const threads = inThreads.flatMap(({ hoursAgo, isAnswered, ...words }, place) => {
    const lead = answered[place];
    if (!lead) return [];
    const received = before(hoursAgo);
    return [
      makeReply(place, {
        ...words,
        quoted,
        sender: String(lead.email).toLowerCase(),
        sender_name: String(lead.name),
        received_at: received,
        state: "thread",
        lead_id: lead.id,
        person: personOf.get(String(lead.id)),
        due_at: new Date(received.getTime() + 24 * hour),
        answered_at: isAnswered ? new Date(received.getTime() + 6 * hour) : null,
        reminded_at: hoursAgo > 24 ? now : null,
      }),
    ];
  });
  const tray = [
    {
      subject: "The harbor book",
      body: "I wrote to you from my work address before. This is the one that I read at home.",
      sender: "r.okafor.home@example.com",
      sender_name: "Rita Okafor",
      hoursAgo: 9,
      why: "unknown",
    },
    {
      subject: "Re: Your discount code",
      body: "My wife asked for this code. Can it be used for my book instead?",
      sender: "t.lindqvist@example.com",
      sender_name: "Tom Lindqvist",
      hoursAgo: 31,
      why: "other thread",
    },
    {
      subject: "Out of office: Your consultation with us",
      body: "I am away until Monday and read no email.",
      sender: "p.hartmann@example.com",
      sender_name: "P. Hartmann",
      hoursAgo: 40,
      why: "unknown",
      kind: "automatic",
    },
  ].map(({ hoursAgo, ...mail }, place) =>
    makeReply(threads.length + place, { ...mail, received_at: before(hoursAgo), state: "tray" }),
  );
  await insertRows(client, "private.replies", [...threads, ...tray]);
  const events = threads.map(({ lead_id, received_at, subject }) => ({
    lead_id,
    at: received_at,
    what: "reply",
    after: subject,
  }));
  await insertRows(client, "private.lead_events", events);
  await insertRows(client, "private.bounced_addresses", [
    {
      address_key: "former.office@example.com",
      at: before(100),
      code: "5.1.1",
      reason: "550 5.1.1 The mailbox does not exist.",
    },
  ]);
}

type Given = { subject: string; body: string; received_at: Date; state: string; [column: string]: unknown };

function makeReply(place: number, given: Given) {
  const id = idOf(`reply ${place}`);
  return {
    id,
    mailbox: "the demonstration",
    uidvalidity: 1,
    uid: place + 1,
    message_id: `${id}@mail.example.com`,
    earlier_ids: [],
    body_sha256: `\\x${createHash("sha256").update(given.body).digest("hex")}`,
    sender: null,
    sender_name: "",
    quoted: "",
    size: given.body.length + 2_000,
    kind: "letter",
    is_proven: given.state === "thread",
    why: null,
    lead_id: null,
    person: null,
    answers: null,
    due_at: null,
    answered_at: null,
    reminded_at: null,
    ...given,
  };
}
