import { z } from "zod";
import { noticeFooter, noticePaths } from "#content/book-notices.ts";
import { fillWords } from "#domain/fill-words.ts";
import { MailLink, Small } from "./frame.tsx";
import type { MailLinks } from "./letter.ts";

/** What every mail about a book is queued with; `to_staff` where it goes to the house. */
export const About = z.object({
  book: z.string(),
  title: z.string(),
  to_staff: z.optional(z.boolean()),
  reader: z.optional(z.string()),
});
/** Days of a book have no hour: they are the same day wherever somebody reads them. */
export const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
export const Dates = z.object({ start: Day, end: Day });

/** By what was queued, which is more than a sentence names. */
export const fill = (text: string, queued: object) => fillWords(text, queued as Record<string, string>);

export function bookLink({ siteUrl }: MailLinks, { book, to_staff }: z.infer<typeof About>, below = "") {
  return new URL(`${to_staff ? "/staff" : "/dashboard"}/books/${book}${below}`, siteUrl).href;
}

type Reader = { book: string; reader?: string | undefined };

/** The page on which somebody chooses how often they hear of a book. Its token follows from book and reader: none is stored. */
function noticesLink({ siteUrl, tokens }: MailLinks, { book, reader = "" }: Reader): string {
  const query = new URLSearchParams({ book, reader, token: tokens.make("book-notices", `${book} ${reader}`) });
  return new URL(`${noticePaths.choice}?${query}`, siteUrl).href;
}

/** Under a mail to an author or whoever acts for them; the house's own mail has no such choice. */
export function noticesFooter(links: MailLinks, reader: Reader, how: "single" | "weekly" = "single") {
  if (!reader.reader) return undefined;
  return (
    <Small>
      {noticeFooter[how]} <MailLink href={noticesLink(links, reader)}>{noticeFooter.link}</MailLink>
    </Small>
  );
}
