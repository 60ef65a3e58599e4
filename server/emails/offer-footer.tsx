import { offerFooter } from "#content/lead-mails.ts";
import { MailLink, Small } from "./frame.tsx";
import type { MailLinks } from "./letter.ts";
import { unsubscribeHeaders } from "./newsletter.tsx";

/**
 * The way out of offers, for a mail that sells something: a link under it, and the header by which mail programs offer
 * their own button. `lead` is the offer lead whose address the mail goes to; without one there is nothing to leave.
 */
export function offerWayOut(links: MailLinks, lead: string | undefined) {
  if (!lead) return {};
  const address = declineAddress(links, lead);
  return {
    headers: unsubscribeHeaders(address),
    footer: (
      <Small>
        {offerFooter.why} <MailLink href={address}>{offerFooter.leave}</MailLink>
      </Small>
    ),
  };
}

function declineAddress({ siteUrl, tokens }: MailLinks, lead: string): string {
  const address = new URL("/newsletter/unsubscribe", siteUrl);
  address.searchParams.set("offer", lead);
  address.searchParams.set("token", tokens.make("offers-decline", lead));
  return address.href;
}
