import type { Context } from "hono";
import { Attribution, type AttributionRow, toAttributionRow } from "#domain/attribution.ts";
import { type FieldRule, longFields } from "#domain/consultation-fields.ts";
import { isObject, parseJson, readAtMost } from "../http/body.ts";

/** What a form sent, and how its sender wants to be answered: in JSON to a script, with a page to a browser without. */
export type FormBody = { isPage: boolean; given: Record<string, unknown> };

export type UnreadableBody = { isPage: boolean; status: 400 | 413 | 415 };

/** Three texts of 10,000 letters fit even where each letter takes nine bytes, as in an encoded form. */
const largestBody = 320 * 1024;

/** Fields that may come several times. */
const lists = Object.entries<FieldRule>(longFields).flatMap(([name, { kind }]) =>
  kind === "checkboxes" ? [name] : [],
);

export async function readFormBody({ req }: Context): Promise<FormBody | UnreadableBody> {
  const type = req.header("content-type") ?? "";
  const isPage = /^application\/x-www-form-urlencoded\b/i.test(type);
  if (!isPage && !/^application\/json\b/i.test(type)) return { isPage, status: 415 };
  const text = await readAtMost(req.raw, largestBody);
  if (text === undefined) return { isPage, status: 413 };
  const given = isPage ? readFields(text) : readObject(text);
  return given ? { isPage, given } : { isPage, status: 400 };
}

function readFields(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  const utm = Object.fromEntries([...fields].filter(([name]) => name.startsWith("utm_")));
  return {
    ...Object.fromEntries([...fields].map(([name, value]) => [name, clean(value)])),
    ...Object.fromEntries(lists.map((name) => [name, fields.getAll(name).map(clean)])),
    utm,
  };
}

function readObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text, (_, part) => (typeof part === "string" ? clean(part) : part));
  return isObject(value) ? value : undefined;
}

/** Browsers send line breaks as two characters; and a NUL fits into no text of the database. */
function clean(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll("\0", "");
}

/** Without scripts the page that the form stood on is known from the browser's own header. */
export function readAttribution({ req }: Context, given: Record<string, unknown>): AttributionRow {
  const attribution = Attribution.safeParse(given);
  const row = toAttributionRow(attribution.success ? attribution.data : {});
  return { ...row, page: row.page ?? pathOf(req.header("referer")) };
}

function pathOf(address = ""): string | null {
  return URL.canParse(address) ? new URL(address).pathname.slice(0, 500) : null;
}
