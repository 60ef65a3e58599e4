import type { LeadKind, LeadStatus } from "#domain/desk.ts";
import { type Chance, idOf } from "./chance.ts";
import { dayOf, type Event, type HalfYear, type Visitor, type Work } from "./demo-year.ts";
import { answers, nextSteps, notes } from "./words.ts";

const hour = 3_600_000;
const day = 24 * hour;

export const members = [
  { id: "00000000-0000-4000-8000-000000000201", email: "staff@example.com", name: "Imogen Vale" },
  { id: "00000000-0000-4000-8000-000000000202", email: "tobias.fenn@example.com", name: "Tobias Fenn" },
  { id: "00000000-0000-4000-8000-000000000203", email: "priya.lockhart@example.com", name: "Priya Lockhart" },
] as const;

type Asked = { id: string; kind: LeadKind; visitor: Visitor; now: Date };

/** What the staff did about a lead, with the log of it: most within a day, a few too late, the newest not yet. */
export function workOn(year: HalfYear, chance: Chance, { id, kind, visitor, now }: Asked): Work {
  const { at, email } = visitor;
  const log = (event: Omit<Event, "lead_id">) => year.events.push({ lead_id: id, ...event });
  log({ at, who: null, who_name: null, what: "received", before: null, after: kind });

  const hours = chance.isLikely(0.91) ? chance.between(1, 22) : chance.between(25, 70);
  const answeredAt = new Date(at.getTime() + hours * hour + chance.between(0, 3_000_000));
  const isForgotten = chance.isLikely(0.006);
  if (answeredAt > now || isForgotten) {
    const nothing: Work = { status: "new", owner: null, answered_at: null, next_step: null, next_step_on: null };
    year.work.push({ id, ...nothing });
    return nothing;
  }

  const member = chance.pick(members);
  const by = { who: member.id, who_name: member.name };
  log({ at: answeredAt, ...by, what: "owner", before: null, after: member.name });
  const isSpam = chance.isLikely(0.03);
  log({ at: answeredAt, ...by, what: "status", before: "new", after: isSpam ? "spam" : "contacted" });
  if (!isSpam && email) answer(year, chance, { id, visitor, at: answeredAt, by });

  const decidedAt = new Date(answeredAt.getTime() + chance.between(1, 12) * day);
  const { status: outcome } = chance.weigh([
    { status: "contacted", weight: 3 },
    { status: "booked", weight: 2 },
    { status: "won", weight: 2 },
    { status: "lost", weight: 3 },
  ] as const);
  const status: LeadStatus = isSpam ? "spam" : decidedAt > now ? "contacted" : outcome;
  if (!isSpam && status !== "contacted") {
    log({ at: decidedAt, ...by, what: "status", before: "contacted", after: status });
  }
  if (!isSpam && chance.isLikely(0.4)) {
    const noted = new Date(Math.min(answeredAt.getTime() + hour, now.getTime()));
    log({ at: noted, ...by, what: "note", before: null, after: chance.pick(notes) });
  }
  const isRunning = (status === "contacted" || status === "booked") && now.getTime() - at.getTime() < 30 * day;
  const work: Work = {
    status,
    owner: member.id,
    answered_at: answeredAt,
    next_step: isRunning ? chance.pick(nextSteps) : null,
    next_step_on: isRunning ? dayOf(new Date(now.getTime() + chance.between(-2, 9) * day)) : null,
  };
  year.work.push({ id, ...work });
  return work;
}

type Answered = { id: string; visitor: Visitor; at: Date; by: { who: string; who_name: string } };

function answer(year: HalfYear, chance: Chance, { id, visitor, at, by }: Answered) {
  const { subject, body } = chance.pick(answers);
  const words = { subject, body: body.replace("{name}", visitor.firstName) };
  year.events.push({ lead_id: id, at, ...by, what: "answer", before: null, after: `${subject}\n\n${words.body}` });
  sendMail(year, { template: "desk-answer", visitor: { ...visitor, at }, reference: id, words });
}

type Sent = { template: string; visitor: Visitor; reference: string; words?: Record<string, string> };

export function sendMail(year: HalfYear, { template, visitor, reference, words = {} }: Sent) {
  const { email, at, name, firstName } = visitor;
  const id = idOf(`${template} ${reference}`);
  year.mails.push({ id, template, recipient: email, at, reference, words: { name, firstName, ...words } });
}
