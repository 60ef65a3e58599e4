import { consultationFailed } from "#content/consultation-form.ts";
import { consultation, offer } from "#content/prices.ts";
import { readerNotices } from "#content/reader-notices.ts";
import { site } from "#content/site.ts";

/**
 * Every notice of the error catalogue, to the letter: the words here are promises that tests read. `{item}` and its
 * like are filled by the page; a notice without a text shows the message of the service that refused.
 */
export type Notice = { title: string; text?: string; style: "normal" | "error" };

export const notices = {
  consultation: {
    failed: consultationFailed,
    /** The short form’s. */
    sent: {
      title: "Consultation Request Sent!",
      text: `The team will review the submission and make contact within ${consultation.contactWithinHours} hours, with a confirmation e-mail to follow.`,
      style: "normal",
    },
    /** The long form’s. */
    submitted: {
      title: "Consultation Request Submitted!",
      text: `We'll review your submission and contact you within ${consultation.contactWithinHours} hours to schedule your free consultation.`,
      style: "normal",
    },
  },
  newsletter: {
    emailRequired: { title: "Email required", text: "Please enter your email address", style: "error" },
    emailInvalid: { title: "Invalid email", text: "Please enter a valid email address", style: "error" },
    /** Shown when the answer gives no reason of its own. */
    refused: { title: "Subscription failed", text: "Failed to subscribe", style: "error" },
    networkFailed: {
      title: "Subscription failed",
      text: "Network error. Please check your connection and try again.",
      style: "error",
    },
    failed: { title: "Subscription failed", text: "Something went wrong. Please try again.", style: "error" },
    subscribed: {
      title: `Welcome to ${site.name}!`,
      text: "Thank you for subscribing to our newsletter. Check your email for a welcome message.",
      style: "normal",
    },
  },
  offer: {
    failed: { title: "Error", text: "Something went wrong. Please try again.", style: "error" },
    sent: {
      title: "Discount Code Sent",
      text: `Check your email for your exclusive ${offer.percent}% publishing discount.`,
      style: "normal",
    },
    /** The popup’s own view after success, beside the notice. */
    sentView: {
      title: "Discount Code Sent",
      text: `Your exclusive ${offer.percent}% publishing services discount has been sent to your email. A publishing consultant will contact you within ${offer.followUpWithinHours} hours.`,
      style: "normal",
    },
  },
  session: {
    signUpFailed: { title: "Sign Up Error", style: "error" },
    signedUp: { title: "Success!", text: "Please check your email to confirm your account.", style: "normal" },
    signInFailed: { title: "Sign In Error", style: "error" },
    signOutFailed: { title: "Sign Out Error", style: "error" },
  },
  ...readerNotices,
} as const satisfies Record<string, Notice | Record<string, Notice>>;
