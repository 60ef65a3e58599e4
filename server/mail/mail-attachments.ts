import type pg from "pg";
import { type MailAttachment, MailUnwritable } from "./mail.ts";

type FindDocument = (path: string) => { type: string; body: Uint8Array } | undefined;

/** The documents of the site that go along with a mail, as they are on the site today. */
export async function findAttachments(
  pool: pg.Pool,
  mailId: string,
  findDocument: FindDocument,
): Promise<MailAttachment[]> {
  const { rows } = await pool.query<{ document: string }>(
    "select document from private.mail_attachments where mail_id = $1 order by document",
    [mailId],
  );
  return rows.map(({ document }) => {
    const found = findDocument(document);
    if (!found) throw new MailUnwritable(`the site has no document ${document}`);
    const filename = document.slice(document.lastIndexOf("/") + 1);
    return { filename, contentType: found.type, content: Buffer.from(found.body) };
  });
}
