import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type pg from "pg";
import { newsletterPages } from "#content/form-pages.ts";
import { isUuid } from "#domain/uuid.ts";
import { readAtMost } from "../http/body.ts";
import { isSameToken, type LinkTokens } from "../mail/link-tokens.ts";
import { answerPage, paragraphs } from "./plain-page.ts";

type Parts = { pool: pg.Pool; clock: () => Date; tokens: LinkTokens };

type Words = { title: string; text: string; button?: string };

/**
 * What the links of newsletter mails lead to. Reading a page changes nothing, because link scanners read every one;
 * only its button, or the mail program's own, posts. These pages work without scripts.
 */
export function newsletterPagesDoor({ pool, clock, tokens }: Parts) {
  const app = new Hono();

  app.get("/confirm", async (context) => {
    const hash = tokens.hash(context.req.query("token") ?? "");
    const { rowCount } = await pool.query("select from public.newsletter_subscribers where confirm_token_hash = $1", [
      hash,
    ]);
    return rowCount ? ask(context, newsletterPages.confirm, true) : leadNowhere(context);
  });

  app.post("/confirm", async (context) => {
    const { rows } = await pool.query<{ outcome: string }>("select private.confirm_newsletter($1, $2) as outcome", [
      tokens.hash((await readFields(context)).token),
      clock(),
    ]);
    if (rows[0]?.outcome === "confirmed") return say(context, newsletterPages.confirmed);
    return rows[0]?.outcome === "expired" ? say(context, newsletterPages.expired, 410) : leadNowhere(context);
  });

  /** The lead of an offer whose link this is. Its token follows from the lead, so nothing about it is stored. */
  const offerOf = (lead: string | null | undefined, token: string) =>
    lead && isUuid(lead) && isSameToken(token, tokens.make("offers-decline", lead)) ? lead : undefined;

  app.get("/unsubscribe", async (context) => {
    const lead = context.req.query("offer");
    if (lead !== undefined) {
      const isOurs = offerOf(lead, context.req.query("token") ?? "") !== undefined;
      return isOurs ? ask(context, newsletterPages.noOffers, false) : leadNowhere(context);
    }
    const hash = tokens.hash(context.req.query("token") ?? "");
    const { rowCount } = await pool.query("select from public.newsletter_subscribers where leave_token_hash = $1", [
      hash,
    ]);
    return rowCount ? ask(context, newsletterPages.leave, false) : leadNowhere(context);
  });

  app.post("/unsubscribe", async (context) => {
    const { token, offer } = await readFields(context);
    if (offer !== undefined) {
      const lead = offerOf(offer, token);
      const { rows } = await pool.query<{ found: boolean }>("select private.decline_offers($1, $2) as found", [
        lead,
        clock(),
      ]);
      return rows[0]?.found ? say(context, newsletterPages.offersEnded) : leadNowhere(context);
    }
    const { rows } = await pool.query<{ found: boolean }>("select private.leave_newsletter($1, $2) as found", [
      tokens.hash(token),
      clock(),
    ]);
    return rows[0]?.found ? say(context, newsletterPages.left) : leadNowhere(context);
  });

  return app;
}

/** From the page's form; RFC 8058's one click brings it in the address instead. */
async function readFields(context: Context): Promise<{ token: string; offer: string | undefined }> {
  const fields = new URLSearchParams((await readAtMost(context.req.raw, 4 * 1024)) ?? "");
  const read = (name: string) => fields.get(name) ?? context.req.query(name);
  return { token: read("token") ?? "", offer: read("offer") };
}

function ask(context: Context, { title, text, button }: Required<Words>, sendsItself: boolean) {
  const offer = context.req.query("offer");
  const form = html`<form method="post" action="${context.req.path}">
${offer === undefined ? "" : html`<input type="hidden" name="offer" value="${offer}">`}
<input type="hidden" name="token" value="${context.req.query("token") ?? ""}">
<button>${button}</button>
</form>`;
  return answerPage(context, { title, body: html`${paragraphs([text])}${form}`, sendsItself });
}

function say(context: Context, { title, text }: Words, status: 200 | 404 | 410 = 200) {
  return answerPage(context, { title, body: paragraphs([text]), status });
}

function leadNowhere(context: Context) {
  return say(context, newsletterPages.unknown, 404);
}
