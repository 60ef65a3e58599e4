import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import { formPages } from "#content/form-pages.ts";
import type { AttributionRow } from "#domain/attribution.ts";
import type { Judged, Problems } from "#domain/judge.ts";
import { isUuid } from "#domain/uuid.ts";
import { type Failure, reportFailure } from "../errors.ts";
import type { RateLimits, Refusal } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import { readAttribution, readFormBody, type UnreadableBody } from "./form-body.ts";
import { drawForm, type Entries, type PlainForm } from "./form-page.ts";
import { answerPage, paragraphs } from "./plain-page.ts";

type Sent = {
  /** Made by the browser's scripts, or here. */
  id: string;
  /** Without one of its own, a form sent twice can only be told by what it says. */
  hasOwnId: boolean;
  attribution: AttributionRow;
};

export type Answer = {
  title: string;
  texts: readonly string[];
  reference?: string;
  /** Where one can go on from here. */
  next?: readonly { label: string; href: string }[];
};

export type FormDoor<Form> = {
  form: (given: Record<string, unknown>) => PlainForm;
  /** What travels with the form unseen, besides its id. */
  hidden?: (given: Record<string, unknown>) => Record<string, string>;
  /** What the page's address may carry along, and which values of it are known: without scripts nobody else brings it. */
  carried?: Record<string, readonly string[]>;
  parse: (given: Record<string, unknown>) => Judged<Form>;
  emailOf: (form: Form) => string | undefined;
  /** Whether this id has been stored before: then the answer is the same, and nothing is counted. */
  isStored?: (id: string) => Promise<boolean>;
  /** Stores the form and owes its mails, in one transaction. Says why not, where that is an expected answer. */
  store: (form: Form, sent: Sent) => Promise<{ id: string } | { gone: string }>;
  answer: (form: Form, id: string) => Answer;
};

export type DoorParts = { limits: RateLimits; log: Log };

/** The one way a form comes in: read, judged, counted, stored; answered in the language of whoever sent it. */
export function formDoor<Form>({ limits, log }: DoorParts, door: FormDoor<Form>) {
  return async (context: Context): Promise<Response> => {
    const body = await readFormBody(context);
    if ("status" in body) return refuseBody(context, body);
    const { isPage } = body;
    const given = { ...(isPage && readAddress(context, door.carried ?? {})), ...body.given };

    const hasOwnId = isUuid(given.id);
    const id = hasOwnId ? String(given.id).toLowerCase() : randomUUID();
    const back = { context, door, given, id };

    const { values: form, problems } = door.parse(given);
    if (problems) return isPage ? sendBack(back, { problems }) : refuseProblems(context, problems);
    // Only a program fills in what nobody sees. It is told what it wants to hear.
    if (given.website) return accept(context, isPage, door.answer(form, id));
    try {
      if (hasOwnId && (await door.isStored?.(id))) return accept(context, isPage, door.answer(form, id));
      const email = door.emailOf(form);
      const wanted = { forms: 1, emails: email ? [email] : [] };
      const refusal = await limits.take(context, wanted);
      if (refusal) return isPage ? sendBack(back, { refusal }) : refuseLimited(context, refusal);
      const sent = { id, hasOwnId, attribution: readAttribution(context, given) };
      const stored = await door.store(form, sent).catch(async (error: Error) => {
        // The failure that is told is the first one, also where the database has gone and this cannot be noted.
        await limits.giveBack(context, wanted).catch(() => {});
        throw error;
      });
      // Nothing new was stored: an offer that has ended, or a form sent twice.
      if ("gone" in stored || stored.id !== id) await limits.giveBack(context, wanted);
      if ("gone" in stored) return refuseGone(context, isPage, stored.gone);
      return accept(context, isPage, door.answer(form, stored.id));
    } catch (error) {
      // Whoever has filled in a form gets it back with the reason, not an error page.
      const failure = reportFailure(log, error as Error, context);
      // An id that belongs to something else would be refused for ever.
      if (isPage) return sendBack(failure.status === 409 ? { ...back, id: randomUUID() } : back, { failure });
      return context.json({ success: false, error: failure.message }, failure.status, failure.headers);
    }
  };
}

function readAddress(context: Context, carried: Record<string, readonly string[]>): Record<string, string> {
  const page = context.req.header("referer") ?? "";
  if (!URL.canParse(page)) return {};
  return Object.fromEntries(
    [...new URL(page).searchParams].filter(
      ([name, value]) => Object.hasOwn(carried, name) && carried[name]?.includes(value),
    ),
  );
}

function accept(context: Context, isPage: boolean, { title, texts, reference, next }: Answer) {
  if (!isPage) return context.json({ success: true, ...(reference ? { reference } : {}) });
  const lines = reference ? [...texts, formPages.reference.replace("{reference}", reference)] : texts;
  const links = (next ?? []).map(({ href, label }) => html`<p><a href="${href}">${label}</a></p>`);
  return answerPage(context, { title, body: html`${paragraphs(lines)}${links}` });
}

type Back = {
  context: Context;
  door: Pick<FormDoor<never>, "form" | "hidden">;
  given: Record<string, unknown>;
  id: string;
};

type Why = { problems: Problems } | { refusal: Refusal } | { failure: Failure };

/** The form again, with everything that was entered. It now has an id, so that sending it twice stores it once. */
function sendBack({ context, door, given, id }: Back, why: Why) {
  const kept = ["page", "referrer_host", "privacy_version"].flatMap((name) =>
    typeof given[name] === "string" ? [[name, given[name]] as const] : [],
  );
  const hidden = { id, ...Object.fromEntries(kept), ...door.hidden?.(given) };
  const form = drawForm(door.form(given), toEntries(given), "problems" in why ? why.problems : {}, hidden);
  if ("problems" in why) return answerPage(context, { title: formPages.again.title, body: form, status: 400 });
  const isLimited = "refusal" in why;
  const sentence = isLimited ? why.refusal.sentence : why.failure.message;
  if (isLimited) context.header("retry-after", String(why.refusal.seconds));
  return answerPage(context, {
    title: isLimited ? formPages.limited.title : formPages.failed.title,
    body: html`${paragraphs([sentence, formPages.limited.kept])}${form}`,
    status: isLimited ? 429 : why.failure.status,
  });
}

function toEntries(given: Record<string, unknown>): Entries {
  const isEntry = (value: unknown) => typeof value === "string" || Array.isArray(value);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isEntry(value))) as Entries;
}

function refuseProblems(context: Context, problems: Problems) {
  return context.json({ success: false, error: Object.values(problems)[0], fields: problems }, 400);
}

function refuseLimited(context: Context, { seconds, sentence }: Refusal) {
  return context.json({ success: false, error: sentence }, 429, { "retry-after": String(seconds) });
}

function refuseGone(context: Context, isPage: boolean, sentence: string) {
  if (!isPage) return context.json({ success: false, error: sentence }, 410);
  return answerPage(context, { title: formPages.limited.title, body: paragraphs([sentence]), status: 410 });
}

function refuseBody(context: Context, { isPage, status }: UnreadableBody) {
  const sentence = status === 413 ? formPages.tooLarge : formPages.unreadable.text;
  if (!isPage || status === 415) return context.json({ success: false, error: sentence }, status);
  return answerPage(context, { title: formPages.unreadable.title, body: paragraphs([sentence]), status });
}
