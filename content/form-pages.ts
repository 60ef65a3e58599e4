import { site } from "#content/site.ts";

/** What the server says by itself: answers to forms that were sent without scripts, and the pages behind mail links. */
export const formPages = {
  home: `Return to ${site.name}`,
  contact: `Questions? Call ${site.phone.label} or write to ${site.email}.`,
  leaveEmpty: "Leave this empty",
  optional: "optional",
  choose: "Please choose",
  /** Above a form that came back. */
  again: {
    title: "Please look at this once more",
    one: "One entry needs your attention",
    many: "{count} entries need your attention",
    kept: "Everything else you entered is still here.",
  },
  /** `{wait}` reads like "12 minutes". */
  limited: {
    title: "One moment, please",
    text: `We have had several requests from you in a short time. Please try again in {wait}, or call ${site.phone.label}.`,
    /** When it was not this visitor, but all of them together. */
    house: `More requests are reaching us just now than we can take. Please try again in {wait}, or call ${site.phone.label}.`,
    kept: "Nothing you entered is lost: it is all in the form below, which can be sent again then.",
  },
  /** The catalogue's title for a form that could not be stored; the sentence below it says why. */
  failed: { title: "Error" },
  unreadable: {
    title: "That could not be read",
    text: "The form arrived incomplete. Please go back and send it again.",
  },
  tooLarge: "That is more text than the form can take. Please shorten it and send it again.",
  oddAddress: "This address holds characters that none of ours has. Please check the link, or begin at the home page.",
  fromElsewhere: `This form can only be sent from ${site.name}’s own pages.`,
  reference: "Your reference number is {reference}.",
} as const;

/** Behind the links in emails about an account, by the kind of link: nothing happens until the button is pressed. */
export const verifyPages: Readonly<Record<string, { title: string; text: string; button: string }>> & {
  other: { title: string; text: string; button: string };
} = {
  signup: {
    title: "Confirm your address",
    text: "One press, and your account is ready.",
    button: "Confirm my address",
  },
  invite: { title: "Welcome", text: "Accept the invitation to open your account.", button: "Accept the invitation" },
  recovery: { title: "Choose a new password", text: "This signs you in, so that you can set one.", button: "Continue" },
  magiclink: { title: "Sign in", text: "This signs you in on this device.", button: "Sign in" },
  email: { title: "Sign in", text: "This signs you in on this device.", button: "Sign in" },
  email_change: {
    title: "Confirm the change",
    text: "This changes the email address of your account.",
    button: "Confirm",
  },
  other: { title: "Confirm", text: "", button: "Confirm" },
};

export const newsletterPages = {
  confirm: {
    title: "One step to your first letter",
    text: `Confirm that this address is yours and that you want ${site.newsletter}, at most one a month.`,
    button: "Confirm my subscription",
  },
  confirmed: {
    title: "You are subscribed",
    text: "Thank you. Something to read is on its way to you now, and there is at most one issue a month. Every issue has a link to unsubscribe in one click.",
  },
  expired: {
    title: "This link has expired",
    text: "It was sent more than thirty days ago. Enter your address again at the foot of any page, and we will send a new one right away.",
  },
  leave: {
    title: "Unsubscribe from the newsletter?",
    text: "One click, and no more issues come to this address.",
    button: "Unsubscribe",
  },
  left: {
    title: "You are unsubscribed",
    text: "No more issues will come to this address. If somebody enters it again, nothing happens unless you confirm it yourself.",
  },
  noOffers: {
    title: "No more offers by email?",
    text: "One click, and no more offers come to this address. A code that is asked for with it on our site is still sent.",
    button: "Send me no more offers",
  },
  offersEnded: {
    title: "No more offers",
    text: `We will send no more offers to this address. If a code is asked for with it on our site, the code is sent, once a day at most, and nobody writes about it afterward. A consultation or a callback that you ask for is still answered. If you change your mind, write to ${site.email}.`,
  },
  unknown: {
    title: "This link no longer works",
    text: `It may have been replaced by a newer one, or been cut off on the way. Look for our most recent email, or write to ${site.privacyEmail} and a person will do it for you.`,
  },
} as const;
