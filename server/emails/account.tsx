import { Fragment } from "react";
import { z } from "zod";
import {
  type AccountNews,
  accountNews,
  codeMails,
  codeWords,
  farewell,
  reauthenticationMail,
  unnamedDevice,
} from "#content/account-mails.ts";
import { guessDevice } from "#domain/device-name.ts";
import { ActionLink, Code, Facts, Frame, MailLink, Paragraph, Small } from "./frame.tsx";
import { houseTime } from "./house-time.ts";
import type { Letter, MailLinks } from "./letter.ts";

/** What server/auth/mail-links/account-mail.ts puts into a mail that carries a code. */
const WithCode = z.object({
  code: z.string(),
  link: z.url(),
  minutes: z.number(),
  new_email: z.string().optional(),
});

type CodeMail = { subject: string; title: string; intro: string; action: string; unasked: string };

/** A mail whose link or code acts for the reader. The address may be unproven, so it repeats nothing that was typed. */
function withCode(words: CodeMail, { namesNewAddress = false } = {}) {
  return (data: unknown): Letter => {
    const { code, link, minutes, new_email } = WithCode.parse(data);
    return {
      subject: words.subject,
      body: (
        <Frame preview={words.intro} title={words.title}>
          <Paragraph>{words.intro}</Paragraph>
          {namesNewAddress && <Facts facts={[[codeWords.newAddress, new_email ?? ""]]} />}
          <ActionLink href={link}>{words.action}</ActionLink>
          <Paragraph>{codeWords.code}</Paragraph>
          <Code>{code}</Code>
          <Small>{codeWords.validity.replace("{time}", duration(minutes))}</Small>
          <Small>{words.unasked}</Small>
        </Frame>
      ),
    };
  };
}

export const confirmSignup = withCode(codeMails.confirmSignup);
export const invite = withCode(codeMails.invite);
export const staffInvite = withCode(codeMails.staffInvite);
export const recovery = withCode(codeMails.recovery);
export const magicLink = withCode(codeMails.magicLink);
// The reader has proven this address, and cannot agree to a change without knowing it.
export const emailChangeCurrent = withCode(codeMails.emailChangeCurrent, { namesNewAddress: true });
export const emailChangeNew = withCode(codeMails.emailChangeNew);

/** Only a code: it belongs into the page that asked for it. */
export function reauthentication(data: unknown): Letter {
  const { code, minutes } = WithCode.parse(data);
  const words = reauthenticationMail;
  return {
    subject: words.subject,
    body: (
      <Frame preview={words.preview} title={words.title}>
        <Paragraph>{words.text}</Paragraph>
        <Code>{code}</Code>
        <Small>{words.validity.replace("{time}", duration(minutes))}</Small>
        <Small>{words.unasked}</Small>
      </Frame>
    ),
  };
}

const News = z.object({ site: z.url(), at: z.iso.datetime().optional(), agent: z.string().optional() });

/** Tells the holder of an account what has happened to it; replying reaches the staff. */
function news(words: AccountNews) {
  return (data: unknown): Letter => {
    const { site: address, at, agent = "" } = News.parse(data);
    const fill = (text: string) =>
      text.replace("{time}", at ? houseTime(at) : "").replace("{device}", nameDevice(agent));
    return {
      subject: words.subject,
      replyTo: "staff",
      body: (
        <Frame preview={words.preview} title={words.title}>
          {words.texts.map((text) => (
            <Paragraph key={text}>
              {fill(text)
                .split("{link}")
                .map((piece, place) => (
                  <Fragment key={piece}>
                    {place > 0 && <MailLink href={`${address}/auth`}>{words.link}</MailLink>}
                    {piece}
                  </Fragment>
                ))}
            </Paragraph>
          ))}
        </Frame>
      ),
    };
  };
}

export const passwordChanged = news(accountNews.passwordChanged);
/** To somebody who signed up again, or whose address somebody else tried: the page could not say which. */
export const alreadyRegistered = news(accountNews.alreadyRegistered);
export const factorAdded = news(accountNews.factorAdded);
export const factorRemoved = news(accountNews.factorRemoved);
export const factorRecovery = news(accountNews.factorRecovery);
export const passkeyAdded = news(accountNews.passkeyAdded);
export const passkeyRemoved = news(accountNews.passkeyRemoved);
export const newDevice = news(accountNews.newDevice);

/** The last mail about an account. Whoever it goes to has no account any more, so it leads to no sign-in. */
export function accountDeleted(_data: unknown, { siteUrl }: MailLinks): Letter {
  return {
    subject: farewell.subject,
    replyTo: "staff",
    body: (
      <Frame preview={farewell.preview} title={farewell.title}>
        {farewell.texts.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Small>
          <MailLink href={new URL("/privacy-policy#when-you-delete-your-account", siteUrl).href}>
            {farewell.link}
          </MailLink>
        </Small>
      </Frame>
    ),
  };
}

/** Only names that we have given it: what a browser says of itself is a stranger's text. */
function nameDevice(agent: string): string {
  const { browser, system } = guessDevice(agent);
  return [browser, system].filter(Boolean).join(" on ") || unnamedDevice;
}

function duration(minutes: number): string {
  if (minutes === 60) return "an hour";
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}
