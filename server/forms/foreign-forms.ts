import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { formPages } from "#content/form-pages.ts";
import { answerPage, paragraphs } from "./plain-page.ts";

/**
 * A page of another site can have a visitor's browser send a form to any of our doors, past the limit of any one client
 * and without the visitor's knowledge. So it is refused here, before the doors. JSON, and every method but POST, a
 * browser sends to another site only after asking, and we never agree.
 */
export function refuseForeignForms(siteUrl: URL) {
  return createMiddleware(async (context, next) => {
    const { req } = context;
    const isForm = req.method === "POST" && !/^application\/json\b/i.test(req.header("content-type") ?? "");
    if (!isForm || isOneClick(context) || !isFromElsewhere(context, siteUrl)) return next();
    const body = paragraphs([formPages.fromElsewhere]);
    return answerPage(context, { title: formPages.unreadable.title, body, status: 403 });
  });
}

/**
 * Browsers say where a form stood: today's in Sec-Fetch-Site, older ones in Origin, the oldest in Referer. A program that
 * says nothing is not somebody's browser, and has nothing but its own to misuse.
 */
function isFromElsewhere({ req }: Context, siteUrl: URL): boolean {
  const fetchSite = req.header("sec-fetch-site");
  if (fetchSite !== undefined) return fetchSite === "cross-site";
  const sender = req.header("origin") ?? req.header("referer");
  if (sender === undefined) return false;
  // A proxy may hand on its own name for us as Host; then SITE_URL is what the browser saw.
  return !URL.canParse(sender) || ![req.header("host"), siteUrl.host].includes(new URL(sender).host);
}

/** RFC 8058: the mail program's own button brings the token in the address, from wherever the mail is read. */
function isOneClick({ req }: Context): boolean {
  return req.path === "/newsletter/unsubscribe" && req.query("token") !== undefined;
}
