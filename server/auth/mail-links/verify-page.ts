import { html } from "hono/html";
import { z } from "zod";
import { verifyPages } from "#content/form-pages.ts";
import { answerPage } from "../../forms/plain-page.ts";
import { AuthFailure, invalid } from "../failures.ts";
import { limitClient } from "../limits.ts";
import { optional, readForm, readShape } from "../request-body.ts";
import type { Door } from "../service.ts";
import { startSession } from "../sessions.ts";
import { flowOf } from "./one-time-codes.ts";
import { issueAuthCode } from "./pkce.ts";
import { followLink, halfDone, kindsByType } from "./verify.ts";

const Fields = z.object({
  token: optional(z.string().max(300)),
  type: optional(z.string().max(40)),
  redirect_to: optional(z.string().max(2000)),
});

/**
 * GET /verify: where a mail link leads. It only shows a button, for programs that scan mail follow every link they find
 * and would use it up. The page needs no script.
 */
export const showVerifyPage: Door =
  ({ redirectOf }) =>
  async (context) => {
    const { token = "", type = "" } = readShape(Fields, context.req.query());
    if (!type) throw invalid("Verify requires a verification type");
    if (!token) throw invalid("Verify requires a token or a token hash");
    if (!kindsByType.get(type)) throw invalid("Invalid email verification type");
    const redirectTo = redirectOf(context);
    const { title, text, button } = verifyPages[type] ?? verifyPages.other;
    const answer = await answerPage(context, {
      title,
      body: html`<p>${text}</p>
        <form method="post" action="/auth/v1/verify">
          <input type="hidden" name="token" value="${token}"><input type="hidden" name="type" value="${type}">
          <input type="hidden" name="redirect_to" value="${redirectTo}">
          <button type="submit">${button}</button>
        </form>`,
    });
    // Chromium holds the redirect after a form to the same rule as the form.
    const policy = answer.headers.get("content-security-policy") ?? "";
    const target = `form-action 'self' ${new URL(redirectTo).origin}`;
    answer.headers.set("content-security-policy", policy.replace("form-action 'self'", target));
    return answer;
  };

type Fragment = Record<string, string | number | undefined>;
type Outcome = { code: string } | { fragment: Fragment };

/** POST /verify by that button: acts, and takes the reader to the site with a session, a code, or what went wrong. */
export const pressVerifyButton: Door =
  ({ parts, clientOf, allowRedirect }) =>
  async (context) => {
    const { token = "", type = "", redirect_to } = await readForm(context, Fields);
    const target = new URL(allowRedirect(redirect_to));
    const client = clientOf(context);
    const flowId = flowOf(token);
    try {
      await limitClient(parts, client, "token_verifications");
      const kinds = kindsByType.get(type);
      if (!kinds || !token) throw invalid("Verify requires a token and a verification type");
      const outcome = await followLink<Outcome>(parts, { token, kinds, client }, async (db, account) => {
        if (flowId) return { code: await issueAuthCode(db, flowId, account.id, parts.clock()) };
        const { user: _, ...session } = await startSession(parts, db, { account, method: "otp", client });
        return { fragment: { ...session, type } };
      });
      if (outcome && "code" in outcome) target.searchParams.set("code", outcome.code);
      else target.hash = toFragment(outcome ? outcome.fragment : { message: halfDone });
      if (!outcome && flowId) target.searchParams.set("message", halfDone);
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      const fault = {
        error: oauthNames[error.status] ?? "server_error",
        error_code: error.code,
        error_description: error.message,
      };
      target.hash = toFragment(fault);
      if (flowId) for (const [name, value] of Object.entries(fault)) target.searchParams.set(name, value);
    }
    return context.redirect(target.href, 303);
  };

const oauthNames: Record<number, string> = { 400: "invalid_request", 401: "unauthorized_client", 403: "access_denied" };

function toFragment(fields: Fragment): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
