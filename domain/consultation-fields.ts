import { textLimits } from "./text-limits.ts";

/**
 * The answers of both consultation forms, as data. Whatever reads, checks, draws, stores, mails or shows one of them goes
 * by these lists: an answer more is a field here, a column in a migration, and its words in content/, which do not compile
 * without them.
 */
export type FieldRule = {
  isRequired?: true;
  /** Where it is stored; left out where several answers share a column (`toConsultationRow`). */
  column?: string;
  /** The part of the long form that it stands in. */
  group?: "you" | "book" | "plans";
  /** What the browser can fill in by itself. */
  autocomplete?: "name" | "given-name" | "family-name" | "email" | "tel";
} & (
  | { kind: "text" | "tel" | "email" | "textarea"; limit: number }
  /** One of several, or any of several. */
  | { kind: "select" | "checkboxes"; values: readonly string[] }
  /** Brought along by the page's address; what is not known there is left out, never refused. */
  | { kind: "carried"; values?: readonly string[]; limit?: number }
);

const email = {
  kind: "email",
  limit: textLimits.email,
  isRequired: true,
  column: "email",
  autocomplete: "email",
} as const satisfies FieldRule;

/** The form of the contact section, in the order it is drawn in. */
export const shortFields = {
  name: { kind: "text", limit: textLimits.line, isRequired: true, column: "name", autocomplete: "name" },
  email,
  bookTitle: { kind: "text", limit: textLimits.line, column: "book_title" },
  genre: {
    kind: "select",
    column: "genre",
    values: ["memoir", "nonfiction", "business", "christian", "self-help", "other"],
  },
  wordCount: { kind: "text", limit: textLimits.line, column: "word_count" },
  publishingGoals: {
    kind: "select",
    column: "publishing_goals",
    values: ["traditional", "hybrid", "self-publishing", "not-sure"],
  },
  message: { kind: "textarea", limit: textLimits.text, column: "message" },
} as const satisfies Record<string, FieldRule>;

/** The form of /consultation, in the order of the specification. First and last name share one column. */
export const longFields = {
  firstName: { kind: "text", limit: textLimits.line, isRequired: true, group: "you", autocomplete: "given-name" },
  lastName: { kind: "text", limit: textLimits.line, isRequired: true, group: "you", autocomplete: "family-name" },
  email: { ...email, group: "you" },
  phone: { kind: "tel", limit: textLimits.line, column: "phone", group: "you", autocomplete: "tel" },
  genre: {
    kind: "select",
    isRequired: true,
    column: "genre",
    group: "book",
    values: [
      "fiction",
      "non-fiction",
      "memoir",
      "business",
      "self-help",
      "romance",
      "mystery",
      "sci-fi",
      "fantasy",
      "children",
      "other",
    ],
  },
  manuscriptStatus: {
    kind: "select",
    isRequired: true,
    column: "manuscript_status",
    group: "book",
    values: ["first-draft", "revised", "edited", "in-progress", "outline"],
  },
  servicesInterested: {
    kind: "checkboxes",
    column: "services_interested",
    group: "book",
    values: [
      "Editorial Services",
      "Book Design & Production",
      "Publishing & Distribution",
      "Marketing & Publicity",
      "Literary Representation",
    ],
  },
  timeline: {
    kind: "select",
    column: "timeline",
    group: "plans",
    values: ["asap", "3-months", "6-months", "1-year", "flexible"],
  },
  budget: {
    kind: "select",
    column: "budget",
    group: "plans",
    values: ["under-5k", "5k-10k", "10k-15k", "15k-plus", "discuss"],
  },
  previousPublishing: {
    kind: "select",
    column: "previous_publishing",
    group: "plans",
    values: ["first-time", "self-published", "traditional", "hybrid"],
  },
  goals: { kind: "textarea", limit: textLimits.text, isRequired: true, column: "goals", group: "plans" },
  preferredContact: {
    kind: "select",
    column: "preferred_contact",
    group: "plans",
    values: ["phone", "video", "email"],
  },
  additionalInfo: { kind: "textarea", limit: textLimits.text, column: "additional_info", group: "plans" },
  package: { kind: "carried", column: "package", values: ["launch", "pro", "endorsed"] },
  topic: { kind: "carried", column: "topic", limit: textLimits.line },
} as const satisfies Record<string, FieldRule>;

type Fields = Readonly<Record<string, FieldRule>>;
type NameOf<Of extends Fields> = keyof Of & string;
/** The names of the fields that are like this. */
type NameLike<Of extends Fields, Like> = { [name in NameOf<Of>]: Of[name] extends Like ? name : never }[NameOf<Of>];

/** What a form of these fields says: every field is there, as a text or as a list, and an empty one was left out. */
export type AnswersTo<Of extends Fields> = {
  -readonly [name in keyof Of]: Of[name] extends { kind: "checkboxes" } ? readonly string[] : string;
};

/** The fields that somebody sees. */
type DrawnName<Of extends Fields> = Exclude<NameOf<Of>, NameLike<Of, { kind: "carried" }>>;

/** What content/ says beside each field. */
export type FieldLabels<Of extends Fields> = {
  readonly [name in DrawnName<Of>]: { label: string; help?: string; placeholder?: string };
};

/** A label for each value of each choice, in the order of the values. */
export type FieldOptions<Of extends Fields> = {
  readonly [name in NameLike<Of, { kind: "select" | "checkboxes" }>]: Of[name] extends {
    values: infer Values extends readonly string[];
  }
    ? { readonly [at in keyof Values]: { value: Values[at]; label: string } }
    : never;
};

/** What is said when an answer cannot be accepted: only what can happen, and all of it. */
export type FieldMessages<Of extends Fields> = {
  readonly [name in DrawnName<Of>]: (Of[name] extends { isRequired: true } ? { required: string } : unknown) &
    (Of[name] extends { limit: number } ? { tooLong: string } : unknown) &
    (Of[name] extends { kind: "email" | "tel" } | { values: readonly string[] } ? { invalid: string } : unknown);
};

/** Every column that a visitor's answers are stored in. */
export const answerColumns: readonly AnswerColumn[] = [
  ...new Set(["name" as const, ...[shortFields, longFields].flatMap(columnsOf)]),
];

type Column<Of extends Fields> = Extract<Of[keyof Of], { column: string }>["column"];
type AnswerColumn = Column<typeof shortFields> | Column<typeof longFields>;

function columnsOf(fields: Fields): AnswerColumn[] {
  return Object.values(fields).flatMap(({ column }) => (column ? [column as AnswerColumn] : []));
}
