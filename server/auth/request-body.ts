import type { Context } from "hono";
import { z } from "zod";
import { isEmailAddress } from "#domain/email-address.ts";
import { parseJson, readAtMost } from "../http/body.ts";
import { AuthFailure, invalid } from "./failures.ts";

const largest = 64 * 1024;
const deepest = 16;

/** Reads a JSON object of the given shape. Whatever else is sent is a 4xx answer, never a surprise further in. */
export async function readJson<T>(context: Context, shape: z.ZodType<T>): Promise<T> {
  const text = await readText(context);
  const value = parseJson(text || "{}");
  if (value === undefined) throw new AuthFailure(400, "bad_json", "Could not parse request body as JSON");
  if (!isStorable(value, 0)) throw new AuthFailure(400, "bad_json", "Could not read the request body: unusable text");
  return readShape(shape, value);
}

/** The same for the button of a mail link's page, which sends a form. */
export async function readForm<T>(context: Context, shape: z.ZodType<T>): Promise<T> {
  const fields = Object.fromEntries(new URLSearchParams(await readText(context)));
  if (!isStorable(fields, 0)) throw invalid("unusable text");
  return readShape(shape, fields);
}

export function readShape<T>(shape: z.ZodType<T>, value: unknown): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join(".");
  throw invalid(issue?.code === "custom" ? issue.message : `Wrong or missing value${field ? ` in ${field}` : ""}`);
}

async function readText(context: Context): Promise<string> {
  const text = await readAtMost(context.req.raw, largest);
  if (text === undefined) throw new AuthFailure(413, "validation_failed", "Request body is larger than 64 kB");
  return text;
}

/** PostgreSQL keeps neither NUL nor half a character, and nobody needs an object that deep. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key, depth) && isStorable(item, depth + 1));
}

/**
 * What browsers accept in a field of type email; kept in lower case. Narrower than the rule of the forms, which is asked
 * as well: an account is opened by whoever reads its mail, so its address has no letters that look like others.
 */
const emailShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

export const Email = z.string().transform((given, context) => {
  const email = given.trim().toLowerCase();
  if (email.length <= 254 && isEmailAddress(email) && emailShape.test(email)) return email;
  const message = email ? "Unable to validate email address: invalid format" : "An email address is required";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Clients send "" and null for what they do not have. */
export const optional = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), shape.optional());

const metadataLimit = 4 * 1024;

/** Travels in every access token, and a token must fit into a header. */
export const Metadata = z.record(z.string(), z.unknown()).superRefine((data, context) => {
  if (JSON.stringify(data).length > metadataLimit) {
    context.addIssue({ code: "custom", message: `User metadata cannot be larger than ${metadataLimit} bytes` });
  }
});

/** What a browser leaves behind that wants to finish the sign-in itself (PKCE). */
export const Challenge = z
  .object({
    code_challenge: optional(z.string()),
    code_challenge_method: optional(z.string().toLowerCase()),
  })
  .superRefine(({ code_challenge, code_challenge_method }, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (Boolean(code_challenge) !== Boolean(code_challenge_method)) {
      refuse("PKCE flow requires code_challenge_method and code_challenge");
    } else if (code_challenge && !/^[A-Za-z0-9._~-]{43,128}$/.test(code_challenge)) {
      refuse("code challenge has to be between 43 and 128 characters of the unreserved set");
    } else if (code_challenge_method && !["s256", "plain"].includes(code_challenge_method)) {
      refuse("unsupported code_challenge method");
    }
  });

export type Challenge = z.infer<typeof Challenge>;
