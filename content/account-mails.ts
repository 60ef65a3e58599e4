import { site } from "./site.ts";

/** Emails about an account. Those with a code go to addresses that may be unproven, and repeat nothing that was typed. */

/** Around every link and code. `{time}` reads like "an hour". */
export const codeWords = {
  code: "If a page asks you for a code, enter this one:",
  validity:
    "The link and the code each work once, for {time}. The link opens a page with a button; nothing happens until you press it.",
  newAddress: "New address",
} as const;

const notYou = "If you didn’t ask for this, you can ignore it: nobody can go any further without this email.";

export const codeMails = {
  confirmSignup: {
    subject: `Confirm your address for ${site.name}`,
    title: "One step to your author account",
    intro: `Please confirm that this address is yours. Your account at ${site.name} is ready as soon as you do.`,
    action: "Confirm my address",
    unasked: notYou,
  },
  invite: {
    subject: `Your invitation to ${site.name}`,
    title: "An account is waiting for you",
    intro: `${site.name} has set up an account for you. Accept the invitation, then choose a password.`,
    action: "Accept the invitation",
    unasked: "If you don’t want an account, you can ignore this email.",
  },
  staffInvite: {
    subject: `Your invitation to the desk of ${site.name}`,
    title: "A seat at the desk is waiting for you",
    intro: `You are invited to work at the staff desk of ${site.name}: requests, calls, letters and books. Accept, choose a password, and you are at the desk. It will ask you to add a passkey or an authenticator app before it opens.`,
    action: "Accept the invitation",
    unasked: "If you don’t work with us, you can ignore this email: the seat stays empty.",
  },
  recovery: {
    subject: `A new password for ${site.name}`,
    title: "Choose a new password",
    intro: "You asked to set a new password. The link signs you in so that you can choose one.",
    action: "Set a new password",
    unasked: `${notYou} Your old password still works.`,
  },
  magicLink: {
    subject: `Your sign-in link for ${site.name}`,
    title: "Sign in without a password",
    intro: `This link signs you in to ${site.name}.`,
    action: "Sign in",
    unasked: notYou,
  },
  emailChangeCurrent: {
    subject: `Confirm the change of your address at ${site.name}`,
    title: "Did you ask for this change?",
    intro:
      "Somebody signed in to your account wants to change its email address. It changes once both addresses agree: this one, and the new one, where a second email is waiting.",
    action: "Yes, change my address",
    unasked:
      "If this wasn’t you, don’t confirm it, and choose a new password: somebody who shouldn’t be is signed in to your account.",
  },
  emailChangeNew: {
    subject: `Confirm your new address at ${site.name}`,
    title: "Confirm your new address",
    intro:
      "This address was given as the new one for an account. Confirm it here, and in the email that went to the old address.",
    action: "Confirm my new address",
    unasked: notYou,
  },
} as const;

export const reauthenticationMail = {
  subject: `Your code for ${site.name}`,
  preview: "The code you asked for.",
  title: "Confirm that it’s you",
  text: "To finish changing your account, enter this code:",
  validity: "It works once, for {time}.",
  unasked: "If you didn’t ask for it, somebody who shouldn’t be is signed in to your account: choose a new password.",
} as const;

/**
 * Emails that tell the holder of an account what has happened to it. `{link}` stands in the text where a link to the
 * sign-in page goes, `{time}` is the moment in the house's own time, `{device}` a browser's name for itself.
 */
export type AccountNews = { subject: string; preview: string; title: string; texts: readonly string[]; link?: string };

const call = `call us at ${site.phone.label}`;

export const accountNews = {
  passwordChanged: {
    subject: `Your password at ${site.name} was changed`,
    preview: "All other devices were signed out.",
    title: "Your password was changed",
    texts: [
      "The password of your account was changed just now, and every other device was signed out. If that was you, there is nothing to do.",
      `If it wasn’t, {link} right away, or ${call}.`,
    ],
    link: "set a new one",
  },
  alreadyRegistered: {
    subject: `You already have an account at ${site.name}`,
    preview: "There is nothing to confirm.",
    title: "You already have an account",
    texts: [
      "Somebody, probably you, asked for an account with this address. It already has one, so there is nothing to confirm.",
      "{link} with your password, or ask for a new one there if you have forgotten it.",
      "If it wasn’t you, you can ignore this: nothing about your account has changed.",
    ],
    link: "Sign in",
  },
  factorAdded: {
    subject: `A second step was added to your account at ${site.name}`,
    preview: "Signing in with your password now takes an app or a key as well.",
    title: "Signing in now takes a second step",
    texts: [
      "An authenticator app or a security key was added to your account on {time}. From now on, signing in takes your password and a code from that app, or that key. Devices that had not shown it were signed out.",
      `If that wasn’t you, somebody else is in your account and could lock you out. {link} right away, and ${call}: we can take it off your account once we know it is you.`,
    ],
    link: "Ask for a new password",
  },
  factorRemoved: {
    subject: `A second step was removed from your account at ${site.name}`,
    preview: "An authenticator app or security key no longer belongs to your account.",
    title: "A second step was removed",
    texts: [
      "An authenticator app or a security key was removed from your account on {time}. If it was the only one, your password alone now signs you in. You can add one again at any time, under Account in your dashboard.",
      `If that wasn’t you, {link} right away, or ${call}.`,
    ],
    link: "ask for a new password",
  },
  factorRecovery: {
    subject: `Your second step at ${site.name} will be removed`,
    preview: "Somebody who reads your mail says that it is lost.",
    title: "Did you lose your second step?",
    texts: [
      "Somebody who can read your email asked us, with {device}, to take every authenticator app and security key off your account because they are lost. We wait until {time} before we do.",
      "If that is you, come back after that: ask for a new password, follow the link in its email, and choose “I can’t use my second step” again.",
      `If it isn’t you, {link} before then with your app, your key or a passkey. That stops it. Then choose a new password, for your mailbox too, and ${call}.`,
    ],
    link: "sign in",
  },
  passkeyAdded: {
    subject: `A passkey was added to your account at ${site.name}`,
    preview: "It signs you in without your password.",
    title: "A passkey was added",
    texts: [
      "A passkey was added to your account on {time}, with {device}. From now on it signs you in with a fingerprint, a face or the PIN of the device that holds it. Your password still works.",
      `If that wasn’t you, {link} right away, remove the passkey under Account in your dashboard, and ${call}.`,
    ],
    link: "ask for a new password",
  },
  passkeyRemoved: {
    subject: `A passkey was removed from your account at ${site.name}`,
    preview: "It no longer signs anybody in.",
    title: "A passkey was removed",
    texts: [
      "A passkey was removed from your account on {time}. It no longer signs anybody in. The device that holds it may go on showing it until you delete it there, too.",
      `If that wasn’t you, {link} right away, or ${call}.`,
    ],
    link: "ask for a new password",
  },
  newDevice: {
    subject: `A new sign-in to your account at ${site.name}`,
    preview: "From a network your account has not been used from lately.",
    title: "Was this you?",
    texts: [
      "Your account was signed in to on {time}, with {device}, from a network it has not been used from in the last 90 days. A new phone, a hotel or a trip is the usual reason, and then there is nothing to do.",
      `If it wasn’t you, {link} right away: that signs every other device out. You can also ${call}.`,
    ],
    link: "ask for a new password",
  },
} as const satisfies Record<string, AccountNews>;

/** What a browser is called where it does not say; like the names of domain/device-name.ts, after "with". */
export const unnamedDevice = "a browser that doesn’t give its name";

export const farewell = {
  subject: `Your account at ${site.name} was deleted`,
  preview: "Your projects, notes and sign-ins went with it.",
  title: "Your account is deleted",
  texts: [
    "Your account was deleted just now, with its projects, notes and word logs and the record of your sign-ins. Nobody can bring it back, not even us.",
    "If we had a book of yours in production, three things of it stay for 7 years after the work ended: the agreement, your approvals and the record of dates.",
    `Requests you sent us through a form, discount codes and the newsletter are not part of an account and stay for as long as our privacy policy says. To have those deleted too, write to ${site.privacyEmail}.`,
    `If you didn’t delete it, call us at ${site.phone.label} or reply to this email. This is the last email about the account, and we keep no copy of it.`,
  ],
  link: "What stays, and for how long",
} as const;
