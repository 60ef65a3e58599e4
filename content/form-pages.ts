import { consultation } from "#content/prices.ts";
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

export const newsletterPages = {
  confirm: {
    title: "One step to your first letter",
    text: "Confirm that this address is yours and that you want our letters, at most one a month.",
    button: "Confirm my subscription",
  },
  confirmed: {
    title: "You are subscribed",
    text: "Thank you. Your first letter comes with the next issue. Every letter has a link to leave in one click.",
  },
  expired: {
    title: "This link has expired",
    text: "It was sent more than thirty days ago. Enter your address again at the foot of any page, and a new one comes at once.",
  },
  leave: {
    title: "Leave the newsletter?",
    text: "One click, and no more letters come to this address.",
    button: "Unsubscribe",
  },
  left: {
    title: "You are unsubscribed",
    text: "No more letters will come to this address. If somebody enters it again, nothing happens unless you confirm it yourself.",
  },
  unknown: {
    title: "This link leads nowhere any more",
    text: `It may have been replaced by a newer one, or lost a letter on the way. Look for our newest mail, or write to ${site.privacyEmail} and a person will do it for you.`,
  },
} as const;

/** The words of the mails that answer a form. */
export const leadMails = {
  newsletter: {
    subject: `Please confirm your subscription to ${site.name}’s letter`,
    preview: "One click, and you are on the list.",
    title: `Welcome to ${site.name}`,
    text: "This address was entered for our newsletter: an unhurried letter, at most once a month, on writing, publishing and finding readers. Please confirm that you want it.",
    button: "Confirm my subscription",
    ignore: "If it was not you, do nothing: without your confirmation no letter comes.",
    leave: "Unsubscribe",
  },
  discount: {
    subject: "Your {percent}% discount code",
    preview: "Your code, and the day it ends.",
    title: "Your {percent}% discount",
    text: "Here is your code. It takes {percent}% off publishing and marketing services if you give it to us before the end of {lastDay}, Pacific time.",
    use: `Mention it in your consultation, or answer this mail. A publishing consultant will contact you within ${consultation.contactWithinHours} hours.`,
    terms: "Terms of the offer",
    ignore: `You get this mail because the offer was asked for with this address. If that was not you, tell us at ${site.privacyEmail} and we will delete it.`,
  },
  callback: {
    subject: "We will get back to you ({reference})",
    preview: "Your request has reached us.",
    title: "We will get back to you",
    text: `Your request for a callback has reached us. A person will contact you within ${consultation.contactWithinHours} hours.`,
    reference: `Your reference is {reference}. If it is urgent, call ${site.phone.label}.`,
    ignore: "You get this mail because a callback was asked for with this address. If that was not you, tell us at",
  },
} as const;
