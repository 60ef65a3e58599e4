import type pg from "pg";
import { MailRefused, type OwedMail } from "./mail.ts";

/**
 * Puts the text of a letter into its mail at the moment it leaves, and asks once more whether its reader still wants it:
 * hours can lie between the start of a letter and its last copy. Other mails pass untouched.
 */
export async function completeLetterMail(pool: pg.Pool, owed: OwedMail): Promise<OwedMail> {
  if (["newsletter-first", "newsletter-lesson"].includes(owed.template)) return refuseUnwanted(pool, owed);
  if (owed.template !== "newsletter-letter") return owed;
  const { letter, leave } = owed.data as { letter: string; leave?: string };
  const { rows } = await pool.query<{ subject: string; body: string; is_wanted: boolean }>(
    `select subject, body, $2::uuid is null or exists (
       select from public.newsletter_subscribers reader
       where reader.leave_nonce = $2 and reader.status = 'confirmed' and not exists (
         select from private.suppressions where address_hash = private.suppression_hash(reader.email))) as is_wanted
     from private.letters where id = $1`,
    [letter, leave],
  );
  const [found] = rows;
  if (!found?.is_wanted) throw new MailRefused("The reader has left the newsletter.");
  return { ...owed, data: { ...owed.data, subject: found.subject, body: found.body } };
}

/** A first letter or a lesson that waited for a mail server may find its reader gone. */
async function refuseUnwanted(pool: pg.Pool, owed: OwedMail): Promise<OwedMail> {
  const { rowCount } = await pool.query(
    `select from public.newsletter_subscribers reader
     where reader.leave_nonce = $1 and reader.status = 'confirmed' and (reader.wants_lessons or $2) and not exists (
       select from private.suppressions where address_hash = private.suppression_hash(reader.email))`,
    [owed.data.leave, owed.template === "newsletter-first"],
  );
  if (!rowCount) throw new MailRefused("The reader has left the newsletter.");
  return owed;
}

/**
 * Asks at the moment an offer leaves whether its reader still wants offers. A code goes to nobody but whoever asked for
 * it, so it is sent all the same and says that the address stays opted out. Other mails pass untouched.
 */
export async function completeOfferMail(pool: pg.Pool, owed: OwedMail): Promise<OwedMail> {
  const { offer, ...data } = owed.data;
  if (offer === undefined) return owed;
  const { rows } = await pool.query<{ is_unwanted: boolean }>("select private.wants_no_offers($1) as is_unwanted", [
    owed.recipient,
  ]);
  if (!rows[0]?.is_unwanted) return owed;
  if (owed.template === "discount-code") return { ...owed, data: { ...data, is_opted_out: true } };
  throw new MailRefused("This person has asked us for no more offers by email.");
}
