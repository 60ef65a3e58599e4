import { noticeFooter, noticePaths } from "#content/book-notices.ts";
import { MailLink, Small } from "./frame.tsx";
import type { MailLinks } from "./letter.ts";

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
