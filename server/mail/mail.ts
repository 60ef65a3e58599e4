import nodemailer from "nodemailer";
import type pg from "pg";
import type { Settings } from "../environment.ts";

export type Mail = {
  messageId: string;
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** A calendar file, and what it asks the reader's calendar to do. */
  calendar?: MailCalendar;
  /** A file that is this mail's own and nowhere else: a PDF. */
  attachment?: { name: string; content: Uint8Array };
  /** Documents of the site that go along. */
  attachments?: MailAttachment[];
};

export type MailAttachment = { filename: string; contentType: string; content: Buffer };

export type MailCalendar = { method: "REQUEST" | "CANCEL"; content: string };

/** What is queued: which mail, to whom, and what it is written from (emails/letters.ts). */
export type OwedMail = {
  id: string;
  template: string;
  recipient: string;
  data: Record<string, unknown>;
  /** Composed like any other, so that nobody sees from outside that there is no mail, and thrown away at the mail door. */
  isDecoy?: boolean;
};

/** The only way mail leaves the house. `send` resolves once the mail server, or the mailbox table, has said yes. */
export type MailDoor = {
  send: (mail: Mail) => Promise<void>;
  /** For a decoy: the same work, as far as it is ours, and nothing leaves or is kept. */
  discard: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** A refusal that trying again will not change: an address that does not exist, a mail that is not wanted. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** A mail that cannot be made of what it was queued with: a mistake of ours, for somebody to mend and then try again. */
export class MailUnwritable extends MailRefused {
  override name = "MailUnwritable";
  constructor(faults: string) {
    super(
      `This mail could not be written from what was stored with it. Please tell whoever runs the server: ${faults}`,
    );
  }
}

/** Not now: the house has sent as many as it may, or its letter was stopped. The mail stays owed, and this was no attempt. */
export class MailPostponed extends Error {
  override name = "MailPostponed";
  readonly seconds: number;
  constructor(seconds: number) {
    super("the mail waits for its turn");
    this.seconds = seconds;
  }
}

export function openMailDoor({ SMTP_URL }: Pick<Settings, "SMTP_URL">, pool: pg.Pool): MailDoor {
  return SMTP_URL ? openSmtpDoor(SMTP_URL) : openKeepingDoor(pool);
}

function openSmtpDoor(url: string): MailDoor {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  const nowhere = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      try {
        await transport.sendMail(withFiles(mail));
      } catch (error) {
        const { responseCode = 0 } = error as { responseCode?: number };
        // 535 and its kin are about our own account with the mail server: an operator will mend that.
        const isAboutThisMail = responseCode >= 550 && responseCode < 560;
        throw isAboutThisMail ? new MailRefused((error as Error).message) : error;
      }
    },
    async discard(mail) {
      await nowhere.sendMail(withFiles(mail));
    },
    close: () => transport.close(),
  };
}

/** A calendar as a part of its own beside text and HTML, which calendars answer to, and as a file, for those that only open files. */
function withFiles({ calendar, attachment, attachments = [], ...mail }: Mail) {
  const own = attachment && {
    filename: attachment.name,
    content: Buffer.from(attachment.content),
    contentType: "application/pdf",
  };
  return {
    ...mail,
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: "consultation.ics", content: calendar.content },
    }),
    ...((own || attachments.length > 0) && { attachments: own ? [own, ...attachments] : attachments }),
  };
}

/** Without a mail server, mail is kept in the database, to be read at /dev/mail. */
function openKeepingDoor(pool: pg.Pool): MailDoor {
  const keep = (mail: Mail, isKept: boolean) => {
    const { messageId, from, to, replyTo, subject, text, html, headers, calendar, attachment, attachments = [] } = mail;
    // Their names and sizes: the documents themselves are on the site.
    const along = attachments.map(({ filename, content }) => ({ filename, bytes: content.byteLength }));
    return pool.query(
      `insert into private.kept_mails (message_id, sender, recipient, reply_to, subject, body_text, body_html, headers, calendar,
                                       attachment_name, attachment, attachments)
       select $1, $2, $3, $4, $5, $6, $7, $8::jsonb, $10, $11, $12, $13::jsonb where $9 on conflict (message_id) do nothing`,
      [
        messageId,
        from,
        to,
        replyTo,
        subject,
        text,
        html,
        headers ?? {},
        isKept,
        calendar?.content,
        attachment?.name,
        attachment && Buffer.from(attachment.content),
        JSON.stringify(along),
      ],
    );
  };
  return {
    async send(mail) {
      await keep(mail, true);
    },
    async discard(mail) {
      await keep(mail, false);
    },
    close: () => {},
  };
}
