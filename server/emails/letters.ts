import { render } from "react-email";
import { z } from "zod";
import type { Settings } from "../environment.ts";
import type { Mail, OwedMail } from "../mail/mail.ts";
import {
  accountDeleted,
  alreadyRegistered,
  confirmSignup,
  emailChangeCurrent,
  emailChangeNew,
  factorAdded,
  factorRecovery,
  factorRemoved,
  invite,
  magicLink,
  newDevice,
  passkeyAdded,
  passkeyRemoved,
  passwordChanged,
  reauthentication,
  recovery,
  staffInvite,
} from "./account.tsx";
import {
  bookDecision,
  bookHandedIn,
  bookInvitation,
  bookMessage,
  bookMoved,
  bookOpened,
  bookProof,
  bookStage,
  bookTask,
} from "./book.tsx";
import { bookAnswerLate, bookAnswersDue, bookDigest, bookDue, bookLeft } from "./book-notices.tsx";
import { bookingBooked, bookingCancelled, bookingMoved, bookingNotice, bookingReminder } from "./booking.tsx";
import { callbackConfirmation, callbackNotice } from "./callback.tsx";
import { consultationConfirmation, consultationNotice } from "./consultation.tsx";
import {
  deskAnswer,
  deskMorning,
  houseNote,
  overdueReminder,
  projectStatus,
  replyReminder,
  staffSeat,
} from "./desk.tsx";
import { codeRedeemed, discountCode, offerNotice } from "./discount-offer.tsx";
import { leadLate } from "./late.tsx";
import type { Letter, MailLinks } from "./letter.ts";
import { letterPage } from "./letter-page.tsx";
import { newsletterFirst, newsletterLesson, newsletterLetter, newsletterWelcome } from "./newsletter.tsx";
import { requestFile } from "./request-file.tsx";
import { threadHeaders } from "./thread-headers.ts";

/** Every mail of the product, by the name under which the database queues it. */
const letters: Record<string, (data: unknown, links: MailLinks) => Letter> = {
  "account-deleted": accountDeleted,
  "auth-already-registered": alreadyRegistered,
  "auth-confirm-signup": confirmSignup,
  "auth-email-change-current": emailChangeCurrent,
  "auth-email-change-new": emailChangeNew,
  "auth-factor-added": factorAdded,
  "auth-factor-recovery": factorRecovery,
  "auth-factor-removed": factorRemoved,
  "auth-invite": invite,
  "auth-magic-link": magicLink,
  "auth-new-device": newDevice,
  "auth-passkey-added": passkeyAdded,
  "auth-passkey-removed": passkeyRemoved,
  "auth-password-changed": passwordChanged,
  "auth-reauthentication": reauthentication,
  "auth-recovery": recovery,
  "book-answer-late": bookAnswerLate,
  "book-answers-due": bookAnswersDue,
  "book-decision": bookDecision,
  "book-digest": bookDigest,
  "book-due": bookDue,
  "book-handed-in": bookHandedIn,
  "book-invitation": bookInvitation,
  "book-left": bookLeft,
  "book-message": bookMessage,
  "book-moved": bookMoved,
  "book-opened": bookOpened,
  "book-proof": bookProof,
  "book-stage": bookStage,
  "book-task": bookTask,
  "auth-staff-invite": staffInvite,
  "callback-confirmation": callbackConfirmation,
  "callback-notice": callbackNotice,
  "code-redeemed": codeRedeemed,
  "booking-booked": bookingBooked,
  "booking-cancelled": bookingCancelled,
  "booking-moved": bookingMoved,
  "booking-notice": bookingNotice,
  "booking-reminder": bookingReminder,
  "consultation-confirmation": consultationConfirmation,
  "consultation-notice": consultationNotice,
  "desk-answer": deskAnswer,
  "desk-morning": deskMorning,
  "discount-code": discountCode,
  "house-note": houseNote,
  "lead-late": leadLate,
  "letter-page": letterPage,
  "newsletter-first": newsletterFirst,
  "newsletter-lesson": newsletterLesson,
  "newsletter-letter": newsletterLetter,
  "newsletter-welcome": newsletterWelcome,
  "offer-notice": offerNotice,
  "overdue-reminder": overdueReminder,
  "project-status": projectStatus,
  "reply-reminder": replyReminder,
  "request-file": requestFile,
  "staff-seat": staffSeat,
};

/** Turns what is owed into a mail. "staff" stands for whoever STAFF_EMAIL names today. */
export async function writeMail(
  owed: OwedMail,
  settings: Pick<Settings, "MAIL_FROM" | "STAFF_EMAIL">,
  links: MailLinks,
): Promise<Mail> {
  const write = letters[owed.template];
  if (!write) throw new Error(`there is no mail named ${owed.template}`);
  const { subject, body, replyTo, headers, calendar } = refusingAtOnce(() => write(owed.data, links));
  const domain = domainOf(settings.MAIL_FROM);
  return {
    messageId: `<${owed.id}@${domain}>`,
    from: settings.MAIL_FROM,
    to: owed.recipient === "staff" ? settings.STAFF_EMAIL : owed.recipient,
    replyTo: replyTo === "staff" ? settings.STAFF_EMAIL : replyTo,
    subject,
    html: await render(body),
    text: await render(body, { plainText: true }),
    headers: { ...headers, ...threadHeaders(owed.data.thread, domain) },
    calendar,
  };
}

/** A mail that cannot be made of what it was queued with. */
export class UnwritableLetter extends Error {
  override name = "UnwritableLetter";
}

/**
 * Data that its letter refuses today it refuses tomorrow: the mail fails at once, where the desk and the log show it. They
 * are told which field lacks what, never what somebody typed into it.
 */
function refusingAtOnce(write: () => Letter): Letter {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const faults = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new UnwritableLetter(faults.join("; "));
  }
}

function domainOf(sender: string): string {
  return /@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? "localhost";
}
