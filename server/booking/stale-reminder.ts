import type pg from "pg";
import { MailRefused, type OwedMail } from "../mail/mail.ts";

/** Asks at the moment a reminder leaves whether its call is still ahead, and still at that time. Other mails pass untouched. */
export async function refuseStaleReminder(pool: pg.Pool, { template, data }: OwedMail, now: Date): Promise<void> {
  if (template !== "booking-reminder") return;
  const { rowCount } = await pool.query(
    "select from private.bookings where id = $1 and sequence = $2 and status = 'booked' and lower(during) > $3",
    [data.id, data.sequence, now],
  );
  if (!rowCount) throw new MailRefused("The call was moved, canceled, or has begun.");
}
