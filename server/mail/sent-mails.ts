import type { Queryable } from "../database/transaction.ts";
import type { Mail, OwedMail } from "./mail.ts";

/**
 * Keeps a mail as it left, for the desk. Whoever reads it there must not be able to act as its recipient: account mails
 * are kept without their text, and links that carry a token are struck in all others. A letter's text is the same for
 * every reader and is kept once, with the letter.
 */
export async function keepSentMail(db: Queryable, owed: OwedMail, mail: Mail): Promise<void> {
  const { subject } = mail;
  const text = strikeTokens(mail.text);
  const html = strikeTokens(mail.html);
  // The copy that somebody at the desk sends to themselves comes from a letter that may still change.
  const isLetter = owed.template === "newsletter-letter" && owed.data.leave !== undefined;
  if (isLetter) {
    await db.query("update private.letters set sent_text = $2, sent_html = $3 where id = $1 and sent_text is null", [
      owed.data.letter,
      text,
      html,
    ]);
  }
  const isKept = !owed.template.startsWith("auth-") && !isLetter;
  await db.query(
    `insert into private.sent_mails (id, subject, body_text, body_html) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [owed.id, subject, isKept ? text : null, isKept ? html : null],
  );
}

/** Takes the token out of every link that has one; the rest of the link says where it led. */
export function strikeTokens(text: string): string {
  return text.replace(/([?&](?:amp;)?token=)[\w-]+/g, "$1struck");
}
