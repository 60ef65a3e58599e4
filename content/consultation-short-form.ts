import type { FieldLabels, FieldOptions, shortFields } from "#domain/consultation-fields.ts";

/** The form of the contact section on the home page. */
export const shortFormOptions = {
  genre: [
    { value: "memoir", label: "Memoir" },
    { value: "nonfiction", label: "Nonfiction" },
    { value: "business", label: "Business" },
    { value: "christian", label: "Christian" },
    { value: "self-help", label: "Self-help" },
    { value: "other", label: "Something else" },
  ],
  publishingGoals: [
    { value: "traditional", label: "Traditional publishing" },
    { value: "hybrid", label: "Hybrid publishing" },
    { value: "self-publishing", label: "Self-publishing" },
    { value: "not-sure", label: "Not sure yet" },
  ],
} as const satisfies FieldOptions<typeof shortFields>;

export const shortForm = {
  title: "Request a free consultation",
  optional: "optional",
  choose: "Please choose",
  fields: {
    name: { label: "Name" },
    email: { label: "Email Address" },
    bookTitle: { label: "Book Title", help: "A working title is fine." },
    genre: { label: "Genre" },
    wordCount: { label: "Word Count", placeholder: "75,000" },
    publishingGoals: { label: "Publishing Goals" },
    message: { label: "Message", help: "What is the book about, and where are you with it?" },
  } satisfies FieldLabels<typeof shortFields>,
  /** On a phone the fields that may stay empty wait behind this. */
  more: "Add details about the book",
  submit: "Request Free Consultation",
  submitting: "Sending...",
} as const;
