import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { textLimits } from "#domain/text-limits.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { type Caller, readCaller } from "../data/caller.ts";
import { type DataApi, largestCall } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import { readJson } from "../http/body.ts";
import type { Mail, OwedMail } from "../mail/mail.ts";

/** A letter to the newsletter's readers, or an answer to one person: they look different. */
const Written = z.object({
  kind: z.enum(["newsletter-letter", "desk-answer"]).default("newsletter-letter"),
  subject: z.string().max(textLimits.line),
  body: z.string().max(textLimits.letter),
});

type Parts = { dataApi: DataApi; verifyToken: VerifyToken; writeMail: (owed: OwedMail, address: URL) => Promise<Mail> };

/** A letter as its readers will get it, for the staff who write it: the very HTML and text, with nothing to click away. */
export function previewLetter({ dataApi, verifyToken, writeMail }: Parts) {
  return async (context: Context) => {
    const { req } = context;
    const caller = await readCaller(req.header("authorization"), dataApi.anonKey, verifyToken);
    if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to see a letter.");
    if (!(await isStaff(dataApi, caller))) return refuse(403, "42501", "This is for the staff of the house.");

    const letter = Written.safeParse(await readJson(req.raw, largestCall));
    if (!letter.success) return refuse(400, "PGRST102", "The body must be a letter with subject and body.");
    const { kind: template, ...data } = letter.data;
    const owed = { id: randomUUID(), template, recipient: "staff", data };
    const { subject, html, text } = await writeMail(owed, new URL(req.url));
    return context.json({ subject, html, text });
  };
}

/** Asked of whoever keeps the roles: our own database, or the hosted project's. */
async function isStaff(dataApi: DataApi, caller: Caller): Promise<boolean> {
  const answer = await dataApi.ask({ kind: "call", name: "is_staff", args: {} }, caller);
  return answer.ok && (await answer.json()) === true;
}
