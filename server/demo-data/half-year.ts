import { offer } from "#content/prices.ts";
import { type Chance, idOf, makeChance } from "./chance.ts";
import { dayOf, type HalfYear, type Visitor, type Work } from "./demo-year.ts";
import { callbackWords, firstNames, goals, lastNames, messages, pages, sources, titles } from "./words.ts";
import { sendMail, workOn } from "./work-on-leads.ts";

const day = 24 * 3_600_000;
const weeks = 26;

/** Half a year of leads up to this moment, and what became of each: the same ones whenever it is asked for. */
export function makeHalfYear(now: Date): HalfYear {
  const chance = makeChance(1_846);
  const year: HalfYear = {
    consultations: [],
    callbacks: [],
    offers: [],
    codes: [],
    readers: [],
    work: [],
    events: [],
    mails: [],
    views: [],
  };
  let number = 0;
  for (let week = weeks - 1; week >= 0; week -= 1) {
    // More from month to month, and a quiet summer would be another story.
    const visitors = chance.between(16, 22) + Math.round((weeks - week) / 2);
    for (let one = 0; one < visitors; one += 1) {
      number += 1;
      const at = new Date(now.getTime() - week * 7 * day - chance.between(1, 7 * 24 * 60) * 60_000);
      receive(year, chance, makeVisitor(chance, number, at), now);
    }
  }
  for (let days = weeks * 7; days >= 0; days -= 1) countViews(year, chance, new Date(now.getTime() - days * day), days);
  return year;
}

function makeVisitor(chance: Chance, number: number, at: Date): Visitor {
  const firstName = chance.pick(firstNames);
  const lastName = chance.pick(lastNames);
  const { referrer_host, utm } = chance.weigh(sources);
  return {
    id: String(number),
    name: `${firstName} ${lastName}`,
    firstName,
    email: `${firstName}.${lastName}.${number}@example.com`.toLowerCase(),
    at,
    attribution: { referrer_host, utm, privacy_version: "2026-11" },
  };
}

function receive(year: HalfYear, chance: Chance, visitor: Visitor, now: Date) {
  const { kind } = chance.weigh([
    { kind: "consultation", weight: 4 },
    { kind: "callback", weight: 2 },
    { kind: "offer", weight: 3 },
    { kind: "newsletter", weight: 4 },
  ] as const);
  const store = {
    consultation: askForConsultation,
    callback: askForCallback,
    offer: claimOffer,
    newsletter: subscribe,
  };
  store[kind](year, chance, visitor, now);
  // Some come back for the letter.
  if (kind !== "newsletter" && chance.isLikely(0.25)) subscribe(year, chance, visitor, now);
}

function askForConsultation(year: HalfYear, chance: Chance, visitor: Visitor, now: Date) {
  const id = idOf(`consultation ${visitor.id}`);
  const isLong = chance.isLikely(0.4);
  const { name, email, at, attribution } = visitor;
  const work = workOn(year, chance, { id, kind: "consultation", visitor, now });
  const short = {
    source: "home",
    genre: chance.pick(["memoir", "nonfiction", "business", "self-help", "other"]),
    book_title: chance.pick(titles),
    word_count: `${chance.between(3, 14)}0,000`,
    publishing_goals: chance.pick(["traditional", "hybrid", "self-publishing", "not-sure"]),
    message: chance.pick(messages),
    services_interested: [],
    page: "/",
  };
  const long = {
    source: "consultation",
    genre: chance.pick(["fiction", "memoir", "business", "mystery", "fantasy", "children"]),
    manuscript_status: chance.pick(["first-draft", "revised", "edited", "in-progress"]),
    services_interested: ["Editorial Services", "Marketing & Publicity"],
    timeline: chance.pick(["3-months", "6-months", "1-year", "flexible"]),
    budget: chance.pick(["under-5k", "5k-10k", "10k-15k", "discuss"]),
    previous_publishing: chance.pick(["first-time", "self-published"]),
    goals: chance.pick(goals),
    additional_info: chance.pick(messages),
    preferred_contact: chance.pick(["phone", "video", "email"]),
    page: "/consultation",
  };
  const row = { id, name, email, ...(isLong ? long : short), ...attribution, ...timesOf(at, work) };
  year.consultations.push(row);
  sendMail(year, { template: "consultation-confirmation", visitor, reference: id });
}

function askForCallback(year: HalfYear, chance: Chance, visitor: Visitor, now: Date) {
  const id = idOf(`callback ${visitor.id}`);
  const { name, at, attribution } = visitor;
  const email = chance.isLikely(0.7) ? visitor.email : null;
  const work = workOn(year, chance, { id, kind: "callback", visitor: { ...visitor, email: email ?? "" }, now });
  const phone = `(818) 555-0${chance.between(100, 199)}`;
  const message = chance.pick(callbackWords);
  const row = { id, name, phone, email, message, consent: true, page: "/services", ...attribution };
  year.callbacks.push({ ...row, ...timesOf(at, work) });
  if (email) sendMail(year, { template: "callback-confirmation", visitor, reference: id });
}

function claimOffer(year: HalfYear, chance: Chance, visitor: Visitor, now: Date) {
  const id = idOf(`offer ${visitor.id}`);
  const { firstName, email, at, attribution } = visitor;
  const campaign = `publishing-and-marketing-${at.toISOString().slice(0, 7)}`;
  const work = workOn(year, chance, { id, kind: "offer", visitor, now });
  year.offers.push({ id, campaign, first_name: firstName, email, page: "/", ...attribution, ...timesOf(at, work) });
  const letters = idOf(`code ${visitor.id}`).toUpperCase();
  const code = `HT${offer.percent}-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
  const isRedeemed = work.status === "won";
  year.codes.push({
    id: idOf(`issued ${visitor.id}`),
    code,
    campaign,
    email_key: email,
    lead_id: id,
    percent: offer.percent,
    created_at: at,
    mailed_at: at,
    expires_at: new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, 8)),
    redeemed_at: isRedeemed ? new Date(at.getTime() + 2 * day) : null,
    redeemed_by: isRedeemed ? work.owner : null,
  });
  sendMail(year, { template: "discount-code", visitor, reference: id, words: { code } });
}

function subscribe(year: HalfYear, chance: Chance, visitor: Visitor, now: Date) {
  const id = idOf(`reader ${visitor.id}`);
  const { email, at, attribution } = visitor;
  const confirmed_at = chance.isLikely(0.82) ? new Date(at.getTime() + chance.between(2, 600) * 60_000) : null;
  const leftAt = new Date(at.getTime() + chance.between(10, 90) * day);
  const hasLeft = confirmed_at !== null && chance.isLikely(0.12) && leftAt < now;
  year.readers.push({
    id,
    email,
    status: hasLeft ? "unsubscribed" : confirmed_at && confirmed_at < now ? "confirmed" : "pending",
    asked_at: at,
    confirmed_at: confirmed_at && confirmed_at < now ? confirmed_at : null,
    unsubscribed_at: hasLeft ? leftAt : null,
    leave_nonce: idOf(`leave ${visitor.id}`),
    page: chance.pick(["/", "/blog", "/resources"]),
    ...attribution,
    created_at: at,
  });
  year.work.push({ id, status: "new", owner: null, answered_at: null, next_step: null, next_step_on: null });
  year.events.push({ lead_id: id, at, who: null, who_name: null, what: "received", before: null, after: "Newsletter" });
  sendMail(year, { template: "newsletter-welcome", visitor, reference: id });
}

const timesOf = (at: Date, { status, owner }: Work) => ({
  status,
  owner,
  created_at: at,
  updated_at: at,
  due_at: new Date(at.getTime() + day),
});

function countViews(year: HalfYear, chance: Chance, date: Date, daysAgo: number) {
  const isWeekend = [0, 6].includes(date.getUTCDay());
  const growth = 1.5 - daysAgo / (weeks * 14);
  for (const { page, views } of pages) {
    const seen = Math.round(views * growth * (isWeekend ? 0.6 : 1) * (0.75 + chance.between(0, 50) / 100));
    year.views.push({ day: dayOf(date), page, views: Math.max(1, seen) });
  }
}
