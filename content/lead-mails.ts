import { bookingDoor } from "./booking-door.ts";
import { chapterDoor } from "./chapter.ts";
import { consultation, offer } from "./prices.ts";
import { resources } from "./resources.ts";
import { site } from "./site.ts";

/**
 * The emails that answer a form. They go to an address nobody has proven: nothing that was typed comes back, and a name
 * only where it is plainly a name. `{reference}`, `{percent}`, `{lastDay}`, `{time}` and the like are filled.
 */
export const greeting = { named: "Dear {name},", unnamed: "Dear author," } as const;

const hours = `${site.hours.days}, ${site.hours.from} to ${site.hours.to} ${site.hours.zone}`;

const contractGuide = resources.find(({ slug }) => slug.includes("contract"));

export const consultationMail = {
  subject: "We have your consultation request ({reference})",
  preview: "What happens next, and when.",
  title: "Thank you for writing to us",
  received: `We have your request for a free ${consultation.minutes}-minute consultation.`,
  next: [
    [
      "What happens next",
      "An editor reads what you sent and writes or calls to agree on a time. By video or by phone, as you prefer.",
    ],
    [
      "When",
      `You will hear from us within ${consultation.contactWithinHours} hours, weekends included. We call during opening hours, ${hours}, and write at any other time.`,
    ],
    ["Who", `An editor, not a salesperson. If we call, it is from ${site.phone.label}.`],
    [
      "What helps",
      "How long the manuscript is, and one book yours could sit next to. Nothing needs to be ready. If you have pages, about ten from the middle are enough.",
    ],
  ],
  choose: { text: "If you would rather not wait, choose a free time yourself.", button: bookingDoor.label },
  chapter: {
    text: "If you have pages, you can send us one file, and the editor reads it before you talk.",
    link: chapterDoor.label,
  },
  reading: {
    before: "While you wait, read our ",
    link: contractGuide?.title ?? "",
    after: ". It is free, and useful whoever publishes you.",
  },
  guide: contractGuide?.downloadUrl ?? "",
  reference: `Your reference is {reference}. If anything changes, reply to this email or call ${site.phone.label}.`,
  ignore:
    "You’re getting this because somebody asked for a consultation with this address. If it wasn’t you, reply and say so, and we won’t contact you about it. To have the request deleted, write to",
} as const;

/** To the staff: what somebody sent, and what they were promised. */
export const noticeWords = {
  from: "From {name}",
  consultation: {
    subject: "Consultation request {reference}",
    promise: `Promised: a reply within ${consultation.contactWithinHours} hours. Replying to this email writes to the visitor.`,
    name: "Name",
    email: "Email",
  },
  callback: {
    subject: "Callback request {reference}",
    promise: `Promised: a call or an email within ${consultation.contactWithinHours} hours. The visitor has agreed to be contacted.`,
    fields: {
      name: "Name",
      phone: "Phone",
      email: "Email",
      message: "About",
      page: "Page",
      referrer_host: "Came from",
    },
  },
  offer: {
    subject: "Discount code requested",
    promise: `Promised: a consultant within ${offer.followUpWithinHours} hours. The code is on its way to the visitor; replying to this email writes to them.`,
    unwanted:
      "This address has told us to send no more offers. The code has been sent, because it was asked for, and the email says that nobody will write about it. Please don’t, unless the person replies, and close the lead at the desk.",
    fields: { first_name: "Name", email: "Email", campaign: "Offer", page: "Page", referrer_host: "Came from" },
  },
} as const;

export const callbackMail = {
  subject: "We will get back to you ({reference})",
  preview: "Your request has reached us.",
  title: "We will get back to you",
  text: `Your request for a callback has reached us. A person will contact you within ${consultation.contactWithinHours} hours. Calls come from ${site.phone.label}, ${hours}; at other times we write.`,
  choose: { text: "If you would rather name the time, choose one yourself.", button: bookingDoor.label },
  reference: `Your reference is {reference}. If it’s urgent, call ${site.phone.label}.`,
  ignore:
    "You’re getting this because somebody asked for a callback with this address. If it wasn’t you, reply and say so, and we won’t contact you about it. To have the request deleted, write to",
} as const;

export const discountMail = {
  subject: "Your {percent}% discount code",
  preview: "Your code, what it covers, and when it ends.",
  title: "Your {percent}% discount",
  text: "Here is your code. It is good for {percent}% off if you give it to us by the end of {lastDay}, Pacific time. Giving it to us in time is enough; you don’t have to decide by then.",
  scope:
    "It covers editorial, design, production, marketing, distribution and promotion, separately or in a package. It does not cover ghostwriting, printing, or fees we pay to others for you.",
  use: `Mention it when you ask for a consultation, or reply to this email. A publishing consultant will contact you within ${offer.followUpWithinHours} hours.`,
  button: "Request a free consultation",
  packages: "See the packages",
  terms: "Terms of the offer",
  ignore: `You’re getting this because somebody asked for our offer with this address. If it wasn’t you, tell us at ${site.privacyEmail} and we will delete the request.`,
  /** To an address that wants no offers: the code was asked for, and nothing more comes of it. */
  optedOut: {
    why: "This address has opted out of our offers, and that stays so. You’re getting this one email because somebody asked for the code with it on our site.",
    use: "Mention the code when you ask for a consultation, or reply to this email. Otherwise nobody will contact you about the offer.",
  },
} as const;

/** Under every email that offers something for sale. */
export const offerFooter = { why: "This email is about an offer.", leave: "Send me no more offers" } as const;

export const codeRedeemedMail = {
  subject: "Your {percent}% discount code has been used",
  preview: "It works once, and that was now.",
  title: "Your code has been used",
  text: "We have just applied your code {code} to your order: {percent}% off. It works once, so it is used up now.",
  unasked: `If you didn’t give us the code, reply to this email or call ${site.phone.label}, and we will put it right.`,
} as const;

/** To whoever waits for us, when the time we promised has passed. `{time}` is the new one. */
export const lateMail = {
  subject: "We are late, and we are sorry ({reference})",
  preview: "When you will hear from us instead.",
  title: "We owe you a reply",
  late: {
    consultation: `You asked us for a consultation, and we promised to be in touch within ${consultation.contactWithinHours} hours. That time has passed, and the delay is our fault, not yours.`,
    callback: `You asked us to call you back, and we promised to be in touch within ${consultation.contactWithinHours} hours. That time has passed, and the delay is our fault, not yours.`,
    offer: `You asked for our offer, and we promised that a consultant would contact you within ${offer.followUpWithinHours} hours. That time has passed, and the delay is our fault, not yours.`,
  },
  now: "Your request is now at the top of our list. You will hear from a person by {time}.",
  instead: `If you would rather not wait, call ${site.phone.label} (${hours}) or reply to this email.`,
  crossed: "If one of us has reached you in the meantime, please ignore this note.",
} as const;

export const newsletterMail = {
  subject: `Please confirm your subscription to ${site.newsletter}`,
  preview: "One click, and you are on the list.",
  title: `Welcome to ${site.name}`,
  text: `This address was entered for ${site.newsletter}, our newsletter: at most one a month, on writing, publishing and finding readers. Please confirm that you want it.`,
  button: "Confirm my subscription",
  ignore: "If it wasn’t you, do nothing: without your confirmation, nothing more is sent.",
  leave: "Unsubscribe",
} as const;

/** Right after somebody has confirmed: the next issue may be weeks away. */
export const firstLetterMail = {
  subject: "You’re subscribed. Here is something to begin with",
  preview: "Our contract guide, and the article most people start with.",
  title: "Thank you for subscribing",
  text: `${site.newsletter} comes at most once a month. Until the next issue, here are two things worth reading before anybody sends you a contract.`,
  guide: {
    href: contractGuide?.downloadUrl ?? "",
    title: contractGuide?.title ?? "",
    text: "What each clause of a publishing contract means, and which ones to change before you sign.",
  },
  article: {
    href: "/blog/what-hybrid-publishing-really-means",
    title: "What Hybrid Publishing Really Means",
    text: "What a fair one does, what a vanity press does, and what to ask any publisher that wants your money.",
  },
  reply: "If you have a question about your own book, reply to this email. A person reads it.",
} as const;
