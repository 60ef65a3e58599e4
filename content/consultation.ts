import type { NavLink } from "#content/links.ts";
import { consultation, packages } from "#content/prices.ts";
import type { Card, Hero, Metadata, Step } from "#content/shapes.ts";
import { site } from "#content/site.ts";
import { formatCount } from "#domain/money.ts";
import { textLimits } from "#domain/text-limits.ts";

export type Option = { value: string; label: string };

type ConsultationPage = {
  meta: Metadata;
  hero: Hero;
  benefits: { title: string; cards: readonly Card[] };
  expectations: { title: string; lead: string; steps: readonly Step[] };
  form: { title: string; lead: string };
  contact: { title: string; text: string; email: string; phone: { label: string; href: string } };
};

export const consultationPage: ConsultationPage = {
  meta: {
    title: "Free Publishing Consultation",
    description: `Ask for a free ${consultation.minutes}-minute consultation about your book. Tell us where the manuscript stands and we will contact you within ${consultation.contactWithinHours} hours.`,
    keywords: ["free publishing consultation", "book consultation", "talk to a publisher", "manuscript advice"],
    priority: "high",
  },
  hero: {
    label: "Free Consultation",
    title: `${consultation.minutes} minutes about your book`,
    lead: `Tell us a little now, and we will contact you within ${consultation.contactWithinHours} hours to find a time. You will speak with someone who makes books, and you will leave with a clearer idea of the next step, whoever you take it with.`,
  },
  benefits: {
    title: "What you take away",
    cards: [
      {
        icon: "compass",
        title: "The route that fits",
        text: "Traditional, hybrid or on your own: which one suits this book, and why. If the answer is not us, we say so.",
      },
      {
        icon: "barcode",
        title: "A price and a schedule",
        text: "What the work would cost and how long it would take, with nothing left for later.",
      },
      {
        icon: "target",
        title: "Your break-even",
        text: "How many copies would cover what you spend. It is the figure to know before any other.",
      },
      {
        icon: "check",
        title: "The next three steps",
        text: "Small enough to begin this week, whether or not you ever hear from us again.",
      },
    ],
  },
  expectations: {
    title: "What to expect",
    lead: "No script and no sales floor. You will speak with one person, and afterward it is still one person.",
    steps: [
      {
        title: "You send the form",
        text: "A confirmation reaches you by e-mail with a reference number. An editor reads what you wrote.",
      },
      {
        title: "We talk",
        text: `We contact you within ${consultation.contactWithinHours} hours to find a time, then talk for ${consultation.minutes} minutes by phone or video, or write if you would rather write.`,
        duration: `${consultation.minutes} minutes`,
      },
      {
        title: "You decide",
        text: "If you want one, a written proposal follows, with the whole price and what it leaves out. Sleep on it. We do not chase.",
      },
    ],
  },
  form: {
    title: "Tell us about your book",
    lead: "Six answers are enough for us to prepare. The rest is optional and helps us prepare better.",
  },
  contact: {
    title: "Rather not fill in a form?",
    text: "Call or write. The same people answer.",
    email: site.email,
    phone: site.phone,
  },
};

/** Generous bounds, in characters; the messages below say them in words. First and last name share one line. */
export const consultationLimits = textLimits;

const tooLong = (what: string, limit: number) =>
  `${what} can have at most ${formatCount(limit)} characters. Please shorten what you entered.`;

/** What a field says when it cannot be accepted. Empty optional fields are always accepted. */
export const consultationMessages = {
  name: { required: "Please enter your name.", tooLong: tooLong("Your name", consultationLimits.line) },
  firstName: {
    required: "Please enter your first name.",
    tooLong: tooLong("Your first name", consultationLimits.line),
  },
  lastName: { required: "Please enter your last name.", tooLong: tooLong("Your last name", consultationLimits.line) },
  fullName: { tooLong: tooLong("Your first and last name together", consultationLimits.line) },
  email: {
    required: "Please enter your e-mail address, so that we can answer.",
    invalid: "Please enter an e-mail address like name@example.com.",
    tooLong: tooLong("The e-mail address", consultationLimits.email),
  },
  phone: { tooLong: tooLong("The phone number", consultationLimits.line) },
  bookTitle: { tooLong: tooLong("The title", consultationLimits.line) },
  wordCount: { tooLong: tooLong("The word count", consultationLimits.line) },
  genre: {
    required: "Please choose the genre that comes closest.",
    invalid: "Please choose one of the genres listed.",
  },
  manuscriptStatus: {
    required: "Please choose how far along the manuscript is.",
    invalid: "Please choose one of the stages listed.",
  },
  servicesInterested: { invalid: "Please choose from the services listed." },
  timeline: { invalid: "Please choose one of the times listed." },
  budget: { invalid: "Please choose one of the budgets listed." },
  previousPublishing: { invalid: "Please choose one of the answers listed." },
  publishingGoals: { invalid: "Please choose one of the goals listed." },
  preferredContact: { invalid: "Please choose phone, video or e-mail." },
  goals: {
    required: "Please tell us what you hope for; a sentence is enough.",
    tooLong: tooLong("This answer", consultationLimits.text),
  },
  message: { tooLong: tooLong("Your message", consultationLimits.text) },
  additionalInfo: { tooLong: tooLong("This answer", consultationLimits.text) },
} as const satisfies Record<string, { required?: string; invalid?: string; tooLong?: string }>;

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
    { value: "email", label: "E-mail" },
  ],
} as const satisfies Record<string, readonly Option[]>;

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
    timeline: { label: "Publishing Timeline" },
    budget: { label: "Budget Range", help: "It keeps us from suggesting what would not make sense for you." },
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
  },
  submit: "Request Free Consultation",
  submitting: "Sending...",
} as const;

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
} as const satisfies Record<string, readonly Option[]>;

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
  },
  submit: "Request Free Consultation",
  submitting: "Sending...",
} as const;

/** What both forms say around the fields. */
export const formTexts = {
  errorSummary: {
    one: "One entry needs your attention",
    many: "{count} entries need your attention",
  },
  /** After success, where the form was. `{reference}` is the number derived from the request. */
  sent: {
    title: "Thank you. Your request has reached us.",
    reference: "Your reference number is {reference}.",
    text: `A confirmation is on its way to your e-mail address. If it is not there in a few minutes, look in your spam folder, or call ${site.phone.label} and mention the number.`,
    again: "Send another request",
  },
} as const;

/** Shown beside both forms and stored by its version with every request. Change the words, change the version. */
export const privacyWording = {
  version: "2026-11",
  text: `${site.name} uses what you enter here to answer you and to prepare your consultation, and keeps it for 24 months after our last contact. We never sell or share it. If you leave a phone number, a person may call you about this request; there are no recorded calls and no marketing texts.`,
  link: { label: "Privacy Policy", to: "/privacy-policy" },
} as const satisfies { version: string; text: string; link: NavLink };

/** What an address like /consultation?package=pro brings along: the name is shown above the form and sent with it. */
export const consultationPackages = {
  launch: packages.launch.name,
  pro: packages.pro.name,
  endorsed: packages.endorsed.name,
} as const satisfies Record<keyof typeof packages, string>;

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
