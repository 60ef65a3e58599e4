import { Hono } from "hono";
import { html, raw } from "hono/html";
import type pg from "pg";
import { site } from "#content/site.ts";
import { isLoopback } from "../environment.ts";
import { isFromThisMachine } from "../this-machine.ts";

/** What must hold for the mailbox to be open at all; what each request must show is checked below. */
export type MailboxAccess = { hasSmtp: boolean; siteUrl: URL; boundHost: string };

type KeptMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  attachment: string | null;
  attachments: { filename: string; bytes: number }[];
  createdAt: string;
  messageId: string;
};

/** Mail that was kept because no mail server is configured: for whoever sits at this machine, and nobody else. */
export function devMail(pool: pg.Pool, { hasSmtp, siteUrl, boundHost }: MailboxAccess) {
  const app = new Hono();
  const isOpen = !hasSmtp && isLoopback(siteUrl.hostname) && isLoopback(boundHost);

  app.use("/*", async (context, next) => {
    if (isOpen && isFromThisMachine(context)) return next();
    return context.json({ message: "There is nothing at this address." }, 404);
  });

  app.get("/mail.json", async (context) =>
    context.json((await listKeptMails(pool)).map(({ messageId: _, ...mail }) => mail)),
  );

  app.get("/mail", async (context) => {
    const mails = await listKeptMails(pool);
    const items = mails.map(
      (mail) => html`<li><a href="/dev/mail/${encodeURIComponent(mail.messageId)}">${mail.subject}</a>
        <span>to ${mail.to}, ${mail.createdAt.slice(0, 16)} UTC</span></li>`,
    );
    return context.html(
      mailboxPage(
        `Mail of ${site.name}`,
        mails.length ? html`<ul>${items}</ul>` : html`<p>No mail yet. Send a form, and it appears here.</p>`,
      ),
      200,
      mailboxHeaders,
    );
  });

  app.get("/mail/:messageId", async (context) => {
    const mails = await listKeptMails(pool, context.req.param("messageId"));
    const [mail] = mails;
    if (!mail) return context.json({ message: "There is no such mail." }, 404);
    const path = `/dev/mail/${encodeURIComponent(mail.messageId)}/attachment`;
    const file = mail.attachment && html`<p>With <a href="${path}">${mail.attachment}</a></p>`;
    const body = html`<p><a href="/dev/mail">All mail</a></p><p>To ${mail.to}</p>${file}
      ${mail.attachments.map(({ filename, bytes }) => html`<p>Attached: ${filename}, ${Math.ceil(bytes / 1024)} kB</p>`)}
      <iframe title="The mail as it looks" sandbox srcdoc="${mail.html}"></iframe>
      <h2>Its text part</h2><pre>${mail.text}</pre>`;
    return context.html(mailboxPage(mail.subject, body), 200, mailboxHeaders);
  });

  app.get("/mail/:messageId/attachment", async (context) => {
    const { rows } = await pool.query<{ attachment: Buffer<ArrayBuffer> | null }>(
      "select attachment from private.kept_mails where message_id = $1",
      [context.req.param("messageId")],
    );
    const file = rows[0]?.attachment;
    if (!file) return context.json({ message: "This mail brings no file along." }, 404);
    return context.body(file, 200, { ...mailboxHeaders, "content-type": "application/pdf" });
  });
  return app;
}

const mailboxHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'",
};

const styles = `
  :root { color-scheme: light dark; font: 17px/1.5 Georgia, serif; }
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin: 0.75rem 0; } li span { display: block; font-size: 0.85em; opacity: 0.75; }
  iframe { width: 100%; height: 34rem; border: 1px solid #8886; background: #fff; }
  pre { white-space: pre-wrap; font-size: 0.85em; }`;

function mailboxPage(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><style>${raw(styles)}</style></head><body><h1>${title}</h1>${body}</body></html>`;
}

async function listKeptMails(pool: pg.Pool, messageId?: string): Promise<KeptMail[]> {
  const { rows } = await pool.query<KeptMail>(
    `select message_id as "messageId", recipient as "to", subject, body_text as "text", body_html as "html", calendar,
            attachment_name as "attachment", attachments,
            to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
     from private.kept_mails where $1::text is null or message_id = $1
     order by created_at desc, message_id limit 500`,
    [messageId],
  );
  return rows;
}
