import { z } from "zod";
import { site } from "#content/site.ts";
import { ActionLink, Code, Facts, Frame, MailLink, Paragraph, Small } from "./frame.tsx";
import type { Letter } from "./letters.ts";

/** What server/auth/account-mail.ts puts into a mail that carries a code. */
const WithCode = z.object({
  code: z.string(),
  link: z.url(),
  minutes: z.number(),
  new_email: z.string().optional(),
});
const Notice = z.object({ site: z.url() });

type Words = { subject: string; title: string; intro: string; action: string; unasked: string; namesNewAddress?: true };

/** A mail whose link or code acts for the reader. The address may be unproven, so it repeats nothing that was typed. */
function withCode(words: Words) {
  return (data: unknown): Letter => {
    const { code, link, minutes, new_email } = WithCode.parse(data);
    return {
      subject: words.subject,
      body: (
        <Frame preview={words.intro} title={words.title}>
          <Paragraph>{words.intro}</Paragraph>
          {words.namesNewAddress && <Facts facts={[["New address", new_email ?? ""]]} />}
          <ActionLink href={link}>{words.action}</ActionLink>
          <Paragraph>Where you are asked for a code, it is</Paragraph>
          <Code>{code}</Code>
          <Small>
            Link and code work once, for {duration(minutes)}. The link opens a page with a button; nothing happens
            before you press it.
          </Small>
          <Small>{words.unasked}</Small>
        </Frame>
      ),
    };
  };
}

const nothingHappens = "If you did not ask for this, you need not do anything: without this mail nobody can go on.";

export const confirmSignup = withCode({
  subject: `Confirm your address for ${site.name}`,
  title: "One step to your author account",
  intro: `Please confirm that this address is yours. Then your account at ${site.name} is ready.`,
  action: "Confirm my address",
  unasked: nothingHappens,
});

export const invite = withCode({
  subject: `Your invitation to ${site.name}`,
  title: "An account is waiting for you",
  intro: `${site.name} has made an author account for you. Accept the invitation, then choose a password.`,
  action: "Accept the invitation",
  unasked: "If you do not want an account, you need not do anything.",
});

export const recovery = withCode({
  subject: `A new password for ${site.name}`,
  title: "Choose a new password",
  intro: "You asked to set a new password. The link signs you in, so that you can choose one.",
  action: "Set a new password",
  unasked: `${nothingHappens} Your old password still works.`,
});

export const magicLink = withCode({
  subject: `Your sign-in link for ${site.name}`,
  title: "Sign in without a password",
  intro: `This link signs you in to ${site.name}.`,
  action: "Sign in",
  unasked: nothingHappens,
});

export const emailChangeCurrent = withCode({
  subject: `Confirm the change of your address at ${site.name}`,
  title: "Is this change yours?",
  intro:
    "Your account is about to get another e-mail address. Confirm it here with your old address, and with the mail that went to the new one.",
  action: "Yes, change my address",
  unasked:
    "If this was not you, do not confirm it, and choose a new password: somebody is signed in to your account who should not be.",
  // The reader has proven this address, and cannot agree to a change without knowing it.
  namesNewAddress: true,
});

export const emailChangeNew = withCode({
  subject: `Confirm your new address at ${site.name}`,
  title: "Confirm your new address",
  intro:
    "This address was given as the new one of an account. Confirm it here, and with the mail that went to the old address.",
  action: "Confirm my new address",
  unasked: nothingHappens,
});

/** Only a code: it belongs into the page that asked for it. */
export function reauthentication(data: unknown): Letter {
  const { code, minutes } = WithCode.parse(data);
  return {
    subject: `Your code for ${site.name}`,
    body: (
      <Frame preview="The code that you asked for." title="Confirm that it is you">
        <Paragraph>To go on with the change of your account, enter this code:</Paragraph>
        <Code>{code}</Code>
        <Small>It works once, for {duration(minutes)}.</Small>
        <Small>
          If you did not ask for it, somebody is signed in to your account who should not be: choose a new password.
        </Small>
      </Frame>
    ),
  };
}

export function passwordChanged(data: unknown): Letter {
  const { site: address } = Notice.parse(data);
  return {
    subject: `Your password at ${site.name} was changed`,
    body: (
      <Frame preview="All other devices were signed out." title="Your password was changed">
        <Paragraph>
          The password of your account was changed just now, and every other device was signed out. If that was you, all
          is well.
        </Paragraph>
        <Paragraph>
          If it was not, set a new one at once: <MailLink href={`${address}/auth`}>ask for a new password</MailLink>{" "}
          with this address, or call us at {site.phone.label}.
        </Paragraph>
      </Frame>
    ),
  };
}

/** To somebody who signed up again, or whose address somebody else tried: the page could not say which. */
export function alreadyRegistered(data: unknown): Letter {
  const { site: address } = Notice.parse(data);
  return {
    subject: `You already have an account at ${site.name}`,
    body: (
      <Frame preview="There is nothing to confirm." title="You already have an account">
        <Paragraph>
          Somebody, probably you, asked for an account with this address. It has one already, so there is nothing to
          confirm.
        </Paragraph>
        <Paragraph>
          <MailLink href={`${address}/auth`}>Sign in</MailLink> with your password, or ask there for a new one if it has
          slipped your mind.
        </Paragraph>
        <Small>If it was not you, you need not do anything: nothing about your account has changed.</Small>
      </Frame>
    ),
  };
}

function duration(minutes: number): string {
  if (minutes === 60) return "an hour";
  return minutes % 60 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`;
}
