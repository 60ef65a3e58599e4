import { answerColumns } from "#domain/consultation-fields.ts";
import type { Database } from "#domain/database.ts";

/** What the product asks of a table. Whatever is not named here is refused before the database hears of it. */
export type TableRules<Column extends string = string> = {
  /** Whom rows are for: a visitor who leaves one and never reads, or an author with an open session. */
  whose: "visitors" | "authors" | "leavers";
  /** Which columns can be read, asked for by `eq`, and ordered by. */
  read?: readonly Column[];
  match?: readonly Column[];
  order?: readonly Column[];
  /** Which columns can be written; a test compares them with the grants of the migrations. */
  insert?: readonly Column[];
  update?: readonly Column[];
  remove?: true;
};

type Tables = Database["public"]["Tables"];

const projectFields = ["title", "genre", "description", "status", "word_count", "counted_on", "target_words"] as const;

/**
 * Every table that can be reached from outside. Row-level security decides whose rows somebody sees; this list decides what
 * can be asked at all, because PostgreSQL would work for minutes on a question that no page ever asks.
 */
const rules: { [Table in keyof Tables]?: TableRules<keyof Tables[Table]["Row"] & string> } = {
  consultation_requests: {
    whose: "visitors",
    insert: [
      "id",
      "source",
      ...answerColumns,
      "page",
      "referrer_host",
      "utm",
      "privacy_version",
      // The house's own: taken, and set by the trigger whatever they say.
      "status",
      "owner",
      "due_at",
      "created_at",
      "updated_at",
    ],
  },
  projects: {
    whose: "authors",
    read: ["id", "owner", ...projectFields, "version", "created_at", "updated_at"],
    match: ["id", "version", "request_id"],
    order: ["id"],
    insert: [...projectFields, "request_id"],
    update: projectFields,
    remove: true,
  },
  word_log: {
    whose: "authors",
    read: ["id", "project_id", "day", "words", "note", "created_at"],
    match: ["id", "project_id", "day", "words"],
    order: ["id", "day"],
    insert: ["project_id", "day", "words", "note"],
    update: ["day", "words", "note"],
    remove: true,
  },
  project_notes: {
    whose: "authors",
    read: ["project_id", "text", "version", "updated_at"],
    match: ["project_id", "version"],
    order: ["project_id"],
    insert: ["project_id", "text"],
    update: ["text"],
  },
  house_notes: {
    whose: "authors",
    read: ["id", "project_id", "who", "text", "created_at"],
    match: ["project_id"],
    order: ["id"],
  },
  project_looks: {
    whose: "authors",
    read: ["project_id", "looked_at"],
    match: ["project_id"],
    order: ["project_id"],
  },
  account_deletions: { whose: "leavers", insert: ["owner"] },
};

/** A map and no object: nobody finds `constructor` in it. */
export const dataTables: ReadonlyMap<string, TableRules> = new Map(Object.entries(rules));
