import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { bookingPage, callPageWords, callWords, chooserWords } from "#content/booking.ts";
import { bookingDoor } from "#content/booking-door.ts";
import { formPages } from "#content/form-pages.ts";
import { site } from "#content/site.ts";
import { hasTimeSoon } from "#domain/booking.ts";
import type { Problems } from "#domain/judge.ts";
import { isTimeZone, sayWhen } from "#domain/zoned-time.ts";
import { reportFailure } from "../errors.ts";
import { readFormBody } from "../forms/form-body.ts";
import { drawForm, type Entries } from "../forms/form-page.ts";
import { answerPage, type Markup, paragraphs } from "../forms/plain-page.ts";
import { canChange, findCall, type StoredCall, toBookedCall } from "./booked-call.ts";
import { bookingForm, drawFacts, drawHidden, drawLinks, drawNone, drawZoneForm, timesField } from "./booking-views.ts";
import { answerCallFile, answerFeed } from "./calendar-doors.ts";
import { chooseLink } from "./call-links.ts";
import { findLead, whatIsKnown } from "./known-lead.ts";
import { listOffers } from "./offered-times.ts";
import { type BookingParts, sayNo, type Taken, takeBooking, takeMove } from "./take-booking.ts";

const { path: bookingPath, plainPath: plainBookingPath } = bookingDoor;

type Given = Record<string, unknown>;
type Status = 200 | 400 | 404 | 409 | 410 | 429 | 500 | 503;

/**
 * Choosing, looking at, moving and cancelling a call, in any browser and without scripts. Reading a page changes nothing,
 * because mail scanners read every link; only a button does.
 */
export function bookingPages(parts: BookingParts) {
  const app = new Hono();

  app.get("/", async (context) => {
    const given = { ...readReferer(context), ...context.req.query() };
    return showTimes(parts, context, given);
  });

  app.post("/", async (context) => {
    const given = await readForm(context);
    if (!given) return say(context, formPages.unreadable, 400);
    const taken = await guarded(parts, context, () => takeBooking(parts, context, given));
    if ("call" in taken) return context.redirect(toBookedCall(taken.call, parts.tokens).links.view, 303);
    return showTimes(parts, context, given, taken);
  });

  app.get("/call", async (context) =>
    withCall(parts, context, context.req.query(), (call) => showCall(parts, context, call)),
  );

  app.get("/move", async (context) =>
    withOpenCall(parts, context, context.req.query(), (call) => showMove(parts, context, call, context.req.query())),
  );

  app.post("/move", async (context) => {
    const given = (await readForm(context)) ?? {};
    return withOpenCall(parts, context, given, async (call) => {
      const taken = await guarded(parts, context, () => takeMove(parts, context, call, given));
      if ("call" in taken) return context.redirect(toBookedCall(taken.call, parts.tokens).links.view, 303);
      return showMove(parts, context, call, given, taken);
    });
  });

  app.get("/cancel", async (context) =>
    withOpenCall(parts, context, context.req.query(), (call) => {
      const { title, text, button, keep } = callPageWords.cancelAsk;
      const { links } = toBookedCall(call, parts.tokens);
      const body = html`${drawFacts(toBookedCall(call, parts.tokens))}${paragraphs([text])}
<form method="post" action="${plainBookingPath}/cancel">${drawHidden(keysOf(context.req.query()))}<button>${button}</button></form>
<p><a href="${links.view}">${keep}</a></p>`;
      return answerPage(context, { title, body });
    }),
  );

  app.post("/cancel", async (context) => {
    const given = (await readForm(context)) ?? {};
    return withOpenCall(parts, context, given, async (call) => {
      await parts.pool.query("select private.cancel_call($1, false, null, $2)", [call.id, parts.clock()]);
      return context.redirect(toBookedCall(call, parts.tokens).links.view, 303);
    });
  });

  app.get("/call.ics", answerCallFile(parts));
  app.get("/feed.ics", answerFeed(parts));
  return app;
}

type Kept = Record<string, string>;

/** What names a call or a request, on its way from page to page. */
const keysOf = (given: Given): Kept => pick(given, ["id", "token", "lead"]);

const pick = (given: Given, names: readonly string[]): Kept =>
  Object.fromEntries(names.flatMap((name) => (typeof given[name] === "string" ? [[name, given[name]]] : [])));

async function readForm(context: Context): Promise<Given | undefined> {
  const body = await readFormBody(context);
  return "status" in body ? undefined : body.given;
}

/** Without scripts nobody else brings along for which request somebody came from the calendar's page. */
function readReferer({ req }: Context): Kept {
  const page = req.header("referer") ?? "";
  if (!URL.canParse(page) || new URL(page).pathname !== bookingPath) return {};
  return pick(Object.fromEntries(new URL(page).searchParams), ["lead", "token"]);
}

type No = Exclude<Taken, { call: StoredCall }> | { failure: string };

/** Whoever has chosen a time gets the page back with the reason, not an error page. */
async function guarded(
  parts: BookingParts,
  context: Context,
  work: () => Promise<Taken>,
): Promise<Taken | { failure: string }> {
  try {
    return await work();
  } catch (error) {
    return { failure: reportFailure(parts.log, error as Error, context).message };
  }
}

function tell(no: No | undefined): { sentence?: string; problems: Problems; status: Status; title?: string } {
  if (!no) return { problems: {}, status: 200 };
  if ("problems" in no) return { problems: no.problems, status: 400, title: formPages.again.title };
  if ("refusal" in no)
    return { problems: {}, sentence: no.refusal.sentence, status: 429, title: formPages.limited.title };
  if ("failure" in no) return { problems: {}, sentence: no.failure, status: 503, title: formPages.failed.title };
  return { problems: {}, sentence: sayNo(no.why), status: 409 };
}

async function showTimes(parts: BookingParts, context: Context, given: Given, no?: No) {
  const lead = await findLead(parts, given.lead, given.token);
  const zone = isTimeZone(given.zone) ? given.zone : site.timeZone;
  const times = await listOffers(parts.pool, parts.clock());
  const next = no && "next" in no ? no.next : [];
  const { sentence, problems, status, title = bookingPage.hero.title } = tell(no);
  if (no && "refusal" in no) context.header("retry-after", String(no.refusal.seconds));
  const keys = lead ? pick(given, ["lead", "token"]) : {};
  const form = bookingForm(plainBookingPath, { times, next, zone, known: whatIsKnown(lead) });
  const hidden = { id: typeof given.id === "string" ? given.id : randomUUID(), zone, ...keys };
  const none = hasTimeSoon(times, parts.clock().getTime()) ? html`` : drawNone(lead !== undefined);
  const body =
    times.length === 0
      ? none
      : html`${none}${alert(sentence)}${no ? "" : paragraphs([bookingPage.hero.lead ?? ""])}${drawZoneForm(plainBookingPath, zone, keys)}
${drawForm(form, { way: "phone", ...toEntries(given) }, problems, hidden)}
<p class="help">${chooserWords.privacy.text} <a href="${chooserWords.privacy.link.to}">${chooserWords.privacy.link.label}</a></p>`;
  return answerPage(context, { title, body, status });
}

async function showMove(parts: BookingParts, context: Context, call: StoredCall, given: Given, no?: No) {
  const zone = isTimeZone(given.zone) ? given.zone : call.time_zone;
  const times = (await listOffers(parts.pool, parts.clock(), call.id)).filter(
    ({ at, video }) => Date.parse(at) !== call.starts_at.getTime() && (call.way === "phone" || video),
  );
  const { sentence, problems, status } = tell(no);
  const keys = pick(given, ["id", "token"]);
  const action = `${plainBookingPath}/move`;
  const field = timesField(times, zone, no && "next" in no ? no.next : []);
  const form = { action, submit: chooserWords.submitMove, fields: [field] };
  const { links } = toBookedCall(call, parts.tokens);
  const moving = chooserWords.moving.replace("{when}", sayWhen(call.starts_at.getTime(), zone));
  const body = html`${alert(sentence)}${paragraphs([moving])}${
    times.length === 0
      ? drawNone(true)
      : html`${drawZoneForm(action, zone, keys)}${drawForm(form, toEntries(given), problems, { ...keys, zone })}`
  }<p><a href="${links.view}">${callPageWords.back}</a></p>`;
  return answerPage(context, { title: callPageWords.moveAsk.title, body, status });
}

const alert = (sentence: string | undefined): Markup =>
  sentence ? html`<div class="summary" role="alert">${sentence}</div>` : html``;

function toEntries(given: Given): Entries {
  return pick(given, ["at", "way", "name", "email", "phone"]);
}

function showCall({ clock, tokens }: BookingParts, context: Context, stored: StoredCall) {
  const call = toBookedCall(stored, tokens);
  if (stored.status === "cancelled") {
    const again = html`<p><a href="${chooseLink(tokens, stored.lead_id)}">${callPageWords.another}</a></p>`;
    const body = html`${paragraphs([callPageWords.cancelled.text])}${again}`;
    return answerPage(context, { title: callPageWords.cancelled.title, body });
  }
  const isOpen = canChange(stored, clock());
  const title = isOpen ? callWords.booked.title : callWords.view.title;
  const body = html`${drawFacts(call)}${isOpen ? drawLinks(call) : paragraphs([callPageWords.over.text])}`;
  return answerPage(context, { title, body });
}

type Show = (call: StoredCall) => Promise<Response> | Response;

async function withCall(parts: BookingParts, context: Context, given: Given, show: Show) {
  const call = await findCall(parts, given.id, given.token);
  return call ? show(call) : say(context, callPageWords.unknown, 404);
}

/** One that is cancelled or over is shown as such, whatever was meant to be done with it. */
const withOpenCall = (parts: BookingParts, context: Context, given: Given, act: Show) =>
  withCall(parts, context, given, (call) =>
    canChange(call, parts.clock()) ? act(call) : showCall(parts, context, call),
  );

const say = (context: Context, { title, text }: { title: string; text: string }, status: Status) =>
  answerPage(context, { title, body: paragraphs([text]), status });
