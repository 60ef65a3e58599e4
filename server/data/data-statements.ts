import type { Signature } from "./data-functions.ts";
import type { Match, TableQuestion } from "./data-question.ts";

export type Statement = { text: string; values: unknown[] };

/** What a statement answers: JSON as text, how many bytes it has, how many rows it holds. */
export type Answer = { body: string | null; size: number; count: number };

/** What one answer may weigh; a page that weighs more is asked for in smaller ones. A call may bring a whole export. */
const largest = { rows: 2 * 1024 * 1024, call: 32 * 1024 * 1024 };

/**
 * A question as one statement. Names come from our own lists (data-tables.ts) and are quoted all the same; values travel
 * as parameters only.
 */
export function tableStatement(question: TableQuestion): Statement {
  const table = `public.${name(question.table)}`;
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = (matches: Match[]) =>
    matches.length > 0
      ? `where ${matches.map(({ column, value }) => `${name(column)} = ${parameter(value)}`).join(" and ")}`
      : "";
  const answered = (text: string) => {
    const body = question.isSingle ? "json_agg(one) -> 0" : "coalesce(json_agg(one), '[]')";
    return {
      text: weighed(
        `with one as (${text})`,
        `select (${body})::text as body, count(*)::int as count from one`,
        largest.rows,
      ),
      values,
    };
  };

  if (question.kind === "read") {
    const { columns, match, order, limit, offset } = question;
    const sorted = order.map(({ column, isDescending }) => `${name(column)} ${isDescending ? "desc" : "asc"}`);
    const text = `select ${names(columns)} from ${table} ${where(match)} ${sorted.length > 0 ? `order by ${sorted.join(", ")}` : ""}`;
    return answered(`${text} limit ${parameter(limit)} offset ${parameter(offset)}`);
  }

  const { returning } = question;
  const written = (text: string) =>
    returning.length > 0 ? answered(`${text} returning ${names(returning)}`) : { text, values };
  if (question.kind === "insert") {
    const columns = names(Object.keys(question.rows[0] ?? {}));
    const given = `json_populate_recordset(null::${table}, ${parameter(JSON.stringify(question.rows))})`;
    return written(`insert into ${table} (${columns}) select ${columns} from ${given}`);
  }
  if (question.kind === "update") {
    const columns = names(Object.keys(question.values));
    const given = `json_populate_record(null::${table}, ${parameter(JSON.stringify(question.values))})`;
    return written(`update ${table} set (${columns}) = (select ${columns} from ${given}) ${where(question.match)}`);
  }
  return written(`delete from ${table} ${where(question.match)}`);
}

/** A function's answer, as PostgREST writes it: an array for a set, else the value itself. */
export function functionStatement(
  called: string,
  { arguments: known, isSet }: Signature,
  args: Record<string, unknown>,
) {
  const given = Object.keys(args);
  const unknown = given.find((key) => !known.includes(key));
  if (unknown !== undefined) return undefined;
  const list = given.map((key, index) => `${name(key)} => $${index + 1}`).join(", ");
  const body = isSet ? "coalesce(json_agg(answer), '[]')" : "to_json(answer)";
  const asked = `select (${body})::text as body, 1 as count from public.${name(called)}(${list}) as answer`;
  return { text: weighed("", asked, largest.call), values: given.map((key) => toParameter(args[key])) };
}

/** Too heavy an answer never leaves the database: only how heavy it would have been. */
function weighed(first: string, asked: string, bytes: number): string {
  return `${first} select case when octet_length(body) <= ${bytes} then body end as body, octet_length(body) as size, count from (${asked}) as whole`;
}

/** Objects and arrays are JSON to every function of ours; `pg` would write an array as PostgreSQL's own. */
function toParameter(value: unknown): unknown {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

const name = (column: string) => `"${column.replaceAll('"', '""')}"`;
const names = (columns: readonly string[]) => columns.map(name).join(", ");
