import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type pg from "pg";
import { noticePaths, noticePages as words } from "#content/book-notices.ts";
import { isUuid } from "#domain/uuid.ts";
import { readFormBody } from "../forms/form-body.ts";
import { answerPage, paragraphs } from "../forms/plain-page.ts";
import { isSameToken, type LinkTokens } from "../mail/link-tokens.ts";

type Parts = { pool: pg.Pool; tokens: LinkTokens };
type Choice = { title: string; is_weekly: boolean };

/**
 * Single mails or one a week, by the link in any mail about a book and without signing in: the link is its reader's own.
 * Reading the page changes nothing, because mail scanners read every link; the button does.
 */
export function noticePagesDoor({ pool, tokens }: Parts) {
  const app = new Hono();

  async function find({ book, reader, token }: Record<string, unknown>): Promise<Choice | undefined> {
    if (typeof book !== "string" || !/^[1-9]\d{0,14}$/.test(book) || !isUuid(reader)) return undefined;
    if (typeof token !== "string" || !isSameToken(token, tokens.make("book-notices", `${book} ${reader}`))) {
      return undefined;
    }
    const { rows } = await pool.query<Choice>(
      `select kept.title, coalesce(choice.is_weekly, false) as is_weekly
       from public.books kept join lateral private.mailed_about(kept.id) as person on person.id = $2
       left join private.book_readers choice on choice.book_id = kept.id and choice.account = person.id
       where kept.id = $1`,
      [book, reader],
    );
    return rows[0];
  }

  app.get("/", async (context) => {
    const given = context.req.query();
    const found = await find(given);
    return found ? show(context, given, found) : answerPage(context, unknown);
  });

  app.post("/", async (context) => {
    const body = await readFormBody(context);
    const given = "status" in body ? {} : body.given;
    const found = await find(given);
    if (!found) return answerPage(context, unknown);
    const isWeekly = given.how === "weekly";
    await pool.query("select private.choose_notices($1, $2, $3)", [given.book, given.reader, isWeekly]);
    return show(context, given, { ...found, is_weekly: isWeekly }, words.changed[isWeekly ? "weekly" : "single"]);
  });
  return app;
}

const unknown = { title: words.unknown.title, body: paragraphs([words.unknown.text]), status: 404 } as const;

function show(context: Context, given: Record<string, unknown>, { title, is_weekly }: Choice, changed?: string) {
  const other = is_weekly ? "single" : "weekly";
  const hidden = ["book", "reader", "token"].map(
    (name) => html`<input type="hidden" name="${name}" value="${String(given[name])}">`,
  );
  const now = changed
    ? html`<p role="status">${changed}</p>`
    : paragraphs([words.now[is_weekly ? "weekly" : "single"]]);
  const body = html`${paragraphs([words.about.replace("{title}", () => title)])}${now}
<form method="post" action="${noticePaths.choice}">${hidden}<input type="hidden" name="how" value="${other}"><button>${words[other]}</button></form>
${paragraphs([words.always])}`;
  return answerPage(context, { title: words.title, body });
}
