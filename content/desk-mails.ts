import { site } from "./site.ts";

/** Under every letter to the newsletter's readers. */
export const letterWords = {
  why: `You get this letter because you confirmed that you want it.`,
  leave: "Unsubscribe",
} as const;

/** An answer written at the desk: the words are the staff's own, the house only says who writes. */
export const answerWords = {
  preview: `An answer from ${site.name}`,
  reply: "Answer this mail to reach us; one of us reads it.",
} as const;

/** To an author whose project the house has moved on. */
export const projectStatusWords = {
  subject: "“{title}” is now: {status}",
  preview: "Your project has moved on.",
  title: "Your project has moved on",
  text: "We have set the status of “{title}” from “{before}” to “{status}”.",
  button: "Open the project",
  reply: "If you have a question about it, answer this mail.",
} as const;

/** To the staff's mailbox, at most once an hour. */
export const reminderWords = {
  preview: "Promised within 24 hours, and still new.",
  title: { one: "One lead is overdue", many: "{count} leads are overdue" },
  text: "We promised an answer within 24 hours, weekends included. These are still new:",
  more: "And {count} more.",
  button: "Open the overdue leads",
  kinds: {
    consultation: "Consultation request",
    callback: "Callback request",
    offer: "Discount code",
    newsletter: "Newsletter",
  },
} as const;
