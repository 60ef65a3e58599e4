import type pg from "pg";
import { MailRefused, type OwedMail } from "../mail/mail.ts";

/** Asks at the moment a reminder leaves whether it is still owed, and still by that day. Other mails pass untouched. */
export async function refuseSettledReminder(pool: pg.Pool, { template, data }: OwedMail): Promise<void> {
  if (template !== "book-due") return;
  const { rows } = await pool.query<{ is_owed: boolean }>("select private.is_still_owed($1, $2, $3) as is_owed", [
    data.what,
    data.about,
    data.due,
  ]);
  if (!rows[0]?.is_owed) throw new MailRefused("It has been done, answered or moved meanwhile.");
}
