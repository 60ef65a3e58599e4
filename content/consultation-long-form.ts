import { packages } from "#content/package-prices.ts";
import type { FieldLabels, FieldOptions, longFields } from "#domain/consultation-fields.ts";

/** The form of /consultation. Values are stored; labels are read. */
export const longFormOptions = {
  genre: [
    { value: "fiction", label: "Fiction" },
    { value: "non-fiction", label: "Nonfiction" },
    { value: "memoir", label: "Memoir" },
    { value: "business", label: "Business" },
    { value: "self-help", label: "Self-help" },
    { value: "romance", label: "Romance" },
    { value: "mystery", label: "Mystery and thriller" },
    { value: "sci-fi", label: "Science fiction" },
    { value: "fantasy", label: "Fantasy" },
    { value: "children", label: "Children’s" },
    { value: "other", label: "Something else" },
  ],
  manuscriptStatus: [
    { value: "first-draft", label: "First draft complete" },
    { value: "revised", label: "Revised" },
    { value: "edited", label: "Professionally edited" },
    { value: "in-progress", label: "Still being written" },
    { value: "outline", label: "An outline or an idea" },
  ],
  servicesInterested: [
    { value: "Editorial Services", label: "Editorial Services" },
    { value: "Book Design & Production", label: "Book Design & Production" },
    { value: "Publishing & Distribution", label: "Publishing & Distribution" },
    { value: "Marketing & Publicity", label: "Marketing & Publicity" },
    { value: "Literary Representation", label: "Literary Representation" },
  ],
  timeline: [
    { value: "asap", label: "As soon as possible" },
    { value: "3-months", label: "Within 3 months" },
    { value: "6-months", label: "Within 6 months" },
    { value: "1-year", label: "Within a year" },
    { value: "flexible", label: "I am flexible" },
  ],
  budget: [
    { value: "under-5k", label: "Under $5,000" },
    { value: "5k-10k", label: "$5,000–10,000" },
    { value: "10k-15k", label: "$10,000–15,000" },
    { value: "15k-plus", label: "$15,000 and more" },
    { value: "discuss", label: "I would like to discuss it" },
  ],
  previousPublishing: [
    { value: "first-time", label: "This is my first book" },
    { value: "self-published", label: "I have self-published" },
    { value: "traditional", label: "I have been traditionally published" },
    { value: "hybrid", label: "I have published with a hybrid house" },
  ],
  preferredContact: [
    { value: "phone", label: "Phone" },
    { value: "video", label: "Video call" },
    { value: "email", label: "Email" },
  ],
} as const satisfies FieldOptions<typeof longFields>;

export const longForm = {
  groups: {
    you: "About you",
    book: "About the book",
    plans: "Your plans",
  },
  optional: "optional",
  choose: "Please choose",
  fields: {
    firstName: { label: "First Name" },
    lastName: { label: "Last Name" },
    email: { label: "Email Address", help: "Your confirmation goes here." },
    phone: { label: "Phone Number", help: "For the consultation only. A person calls, never a machine." },
    genre: { label: "Genre" },
    manuscriptStatus: { label: "Manuscript Status" },
    servicesInterested: { label: "Services of Interest", help: "Choose as many as you like, or none." },
    timeline: { label: "Publishing Timeline", help: "A rough idea is enough." },
    budget: { label: "Budget Range", help: "So that we suggest what makes sense." },
    previousPublishing: { label: "Previous Publishing Experience" },
    goals: {
      label: "Publishing Goals & Expectations",
      help: "What would have to happen for you to be glad you published it?",
    },
    preferredContact: { label: "Preferred Contact Method" },
    additionalInfo: {
      label: "Additional Information",
      help: "Anything else: questions, links, a deadline, times that suit you.",
    },
  } satisfies FieldLabels<typeof longFields>,
  submit: "Request Free Consultation",
  submitting: "Sending...",
} as const;

/** What an address like /consultation?package=pro brings along: the name is shown above the form and sent with it. */
export const consultationPackages = {
  launch: packages.launch.name,
  pro: packages.pro.name,
  endorsed: packages.endorsed.name,
} as const satisfies Record<(typeof longFields)["package"]["values"][number], string>;

/** The same for /consultation?topic=query-letter. */
export const consultationTopics = {
  "query-letter": "Query letter help",
  ghostwriting: "Ghostwriting",
} as const;

/** `{name}` is the package or the topic. */
export const consultationContext = {
  package: "You are applying for the {name}. We will talk it through before you decide.",
  topic: "You are asking about: {name}.",
  remove: "Remove",
} as const;
