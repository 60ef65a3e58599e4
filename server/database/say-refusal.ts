import type { ContentfulStatusCode } from "hono/utils/http-status";

export type Refused = { status: ContentfulStatusCode; message: string };

/** What a database error tells, whether PostgreSQL threw it or a hosted project sent it. */
type DatabaseError = { code?: string; message?: string };

/**
 * A value that PostgreSQL refused, in words for whoever sent it: the field where it is known, never the name of a
 * constraint or an index, which is our own business. What our own functions raise is in words already. Undefined for
 * everything that is not about a value.
 */
export function sayRefusal({ code = "", message = "" }: DatabaseError): Refused | undefined {
  // PostgREST's own convention: a function that raises PT409 names the status itself.
  if (/^PT[45]\d\d$/.test(code)) return { status: Number(code.slice(2)) as ContentfulStatusCode, message };
  if (!/^(22|23|54)[0-9A-Z]{3}$/.test(code)) return undefined;
  const status = code === "23505" || code === "23503" ? 409 : 400;
  const isPostgres = code.startsWith("22") || code.startsWith("54") || /\bviolates\b/.test(message);
  return { status, message: isPostgres ? sentenceFor(code, message) : message };
}

function sentenceFor(code: string, message: string): string {
  if (code === "23505") return "This is stored already.";
  if (code === "23503") return "This refers to something that is not there, or that is still in use.";
  if (code.startsWith("54")) return "A value is too long or too deep. Please shorten it and send it again.";
  const field = fieldOf(message);
  if (code === "23502" && field) return `The field "${field}" is missing. Please fill it in and send it again.`;
  if (field) return `The field "${field}" does not accept this value. Please correct it and send it again.`;
  const [, type] = /\bfor type ([a-z ]+)/.exec(message) ?? [];
  if (type) return `A value is not valid for type ${type}. Please correct it and send it again.`;
  return "The values are not accepted as they are. Please correct them and send them again.";
}

/** A check of one column is named after its table and the column, unless somebody chose another name. */
function fieldOf(message: string): string | undefined {
  const [, column] = /\bcolumn "(\w+)"/.exec(message) ?? [];
  const [, table = ""] = /\brelation "(\w+)"/.exec(message) ?? [];
  const [, check = ""] = /\bcheck constraint "(\w+)"/.exec(message) ?? [];
  const [, checked] = check.startsWith(`${table}_`)
    ? (/^(\w+?)_check\d*$/.exec(check.slice(table.length + 1)) ?? [])
    : [];
  return column ?? checked;
}
