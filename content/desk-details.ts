import { callbackForm } from "./callback.ts";
import type { Option } from "./consultation-form.ts";
import { consultationPackages, consultationTopics, longForm, longFormOptions } from "./consultation-long-form.ts";
import { shortForm, shortFormOptions } from "./consultation-short-form.ts";

const fromNames = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/**
 * What people told us, by the column it is stored in, in the words of the form that asked for it and in the order it is
 * best read. Long answers are theirs to be read in full.
 */
export const detailLabels: Readonly<Record<string, { label: string; options?: readonly Option[]; isLong?: boolean }>> =
  {
    message: { label: shortForm.fields.message.label, isLong: true },
    goals: { label: longForm.fields.goals.label, isLong: true },
    additional_info: { label: longForm.fields.additionalInfo.label, isLong: true },
    book_title: { label: shortForm.fields.bookTitle.label },
    genre: { label: longForm.fields.genre.label, options: [...longFormOptions.genre, ...shortFormOptions.genre] },
    word_count: { label: shortForm.fields.wordCount.label },
    manuscript_status: { label: longForm.fields.manuscriptStatus.label, options: longFormOptions.manuscriptStatus },
    services_interested: {
      label: longForm.fields.servicesInterested.label,
      options: longFormOptions.servicesInterested,
    },
    publishing_goals: {
      label: shortForm.fields.publishingGoals.label,
      options: shortFormOptions.publishingGoals,
    },
    timeline: { label: longForm.fields.timeline.label, options: longFormOptions.timeline },
    budget: { label: longForm.fields.budget.label, options: longFormOptions.budget },
    previous_publishing: {
      label: longForm.fields.previousPublishing.label,
      options: longFormOptions.previousPublishing,
    },
    preferred_contact: {
      label: longForm.fields.preferredContact.label,
      options: longFormOptions.preferredContact,
    },
    phone: { label: callbackForm.fields.phone.label },
    package: { label: "Package", options: fromNames(consultationPackages) },
    topic: { label: "Topic", options: fromNames(consultationTopics) },
    campaign: { label: "Campaign" },
    newsletter_status: {
      label: "Newsletter",
      options: fromNames({ pending: "Not confirmed yet", confirmed: "Confirmed", unsubscribed: "Left" }),
    },
    confirmed_at: { label: "Address confirmed" },
    unsubscribed_at: { label: "Left the newsletter" },
    page: { label: "Page" },
    referrer_host: { label: "Came from" },
    utm: { label: "Campaign marks" },
    privacy_version: { label: "Privacy wording" },
  };

/** Stands in the heading already, or is the house’s own. */
export const hiddenDetails: readonly string[] = [
  "id",
  "name",
  "first_name",
  "email",
  "source",
  "status",
  "owner",
  "due_at",
  "created_at",
  "updated_at",
  "consent",
  // Of the newsletter’s own bookkeeping.
  "email_key",
  "asked_at",
  "confirm_nonce",
  "leave_nonce",
  "confirm_hash",
  "leave_hash",
];
