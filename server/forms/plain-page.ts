import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { formPages } from "#content/form-pages.ts";
import { site } from "#content/site.ts";

export type Markup = ReturnType<typeof html>;

/** The house's look without the site's scripts and files: these pages must stand alone. */
const styles = `
  :root { color-scheme: light dark; --paper: #fbf9f4; --sheet: #fffefb; --ink: #1a1c22; --soft: #565249;
    --rule: #8a8272; --action: #2563eb; --on-action: #fff; --danger: #b3261e; }
  @media (prefers-color-scheme: dark) { :root { --paper: #15171c; --sheet: #20242c; --ink: #ece7db; --soft: #b5afa3;
    --rule: #7f8390; --action: #7da6ff; --on-action: #0b1a3d; --danger: #ff9b91; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif; }
  header, main, footer { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
  main { padding-top: 0; }
  header a { font: 600 1.375rem/1 Newsreader, Georgia, serif; color: inherit; text-decoration: none; }
  h1, h2 { font-family: Newsreader, Georgia, serif; font-weight: 500; line-height: 1.15; }
  h1 { font-size: clamp(2rem, 1.6rem + 1.5vw, 2.75rem); margin: 1rem 0; }
  h2 { font-size: 1.375rem; margin: 0; }
  p { max-width: 38rem; margin: 0 0 1rem; }
  a { color: var(--action); }
  footer { color: var(--soft); font-size: 1rem; border-top: 1px solid var(--rule); }
  form { margin: 2rem 0; }
  fieldset { border: 0; padding: 0; margin: 0; }
  .field { margin: 0 0 1.25rem; }
  label, legend { display: block; font-weight: 600; padding: 0; }
  .check { display: flex; gap: 0.625rem; align-items: baseline; font-weight: 400; min-height: 2rem; }
  .choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 1rem; }
  .group { font-weight: 600; margin: 1rem 0 0; }
  dt { font-weight: 600; } dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
  .help, .optional { color: var(--soft); font-weight: 400; font-size: 1rem; }
  input:not([type="checkbox"], [type="radio"]), select, textarea { width: 100%; font: inherit; color: inherit; background: var(--sheet);
    border: 1px solid var(--rule); border-radius: 4px; padding: 0.625rem 0.75rem; margin-top: 0.25rem; }
  textarea { min-height: 9rem; }
  [aria-invalid="true"] { border-color: var(--danger) !important; }
  .error { color: var(--danger); margin: 0.25rem 0 0; }
  .summary { border: 2px solid var(--danger); border-radius: 4px; padding: 1rem 1.25rem; margin-bottom: 1rem; }
  .summary ul { margin: 0.5rem 0 0; padding-left: 1.25rem; } .summary a { color: inherit; }
  button { font: inherit; font-weight: 600; line-height: 1; color: var(--on-action); background: var(--action); border: 0;
    border-radius: 4px; padding: 0.875rem 1.375rem; cursor: pointer; }
  button.quiet { color: var(--action); background: transparent; border: 1px solid var(--rule); }
  :focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
  .aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** The only script of these pages: sends the one form there is. */
const sendItself = "document.forms[0].requestSubmit()";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const styleHash = hashOf(styles);
const scriptHash = hashOf(sendItself);

const policy = (isSendingItself: boolean) =>
  [
    "default-src 'none'",
    `style-src ${styleHash}`,
    ...(isSendingItself ? [`script-src ${scriptHash}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

type PlainPage = {
  title: string;
  body: Markup;
  status?: ContentfulStatusCode;
  sendsItself?: boolean;
};

/** A page that needs no scripts and no files: answers to forms, and what mail links lead to. */
export function answerPage(context: Context, { title, body, status = 200, sendsItself = false }: PlainPage) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${site.name}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header><a href="/">${site.name}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
<footer>
<p>${formPages.contact}</p>
<p><a href="/">${formPages.home}</a></p>
</footer>
${sendsItself ? html`<script>${raw(sendItself)}</script>` : ""}
</body>
</html>`;
  return context.html(page, status, {
    "content-security-policy": policy(sendsItself),
    "x-robots-tag": "noindex",
    "cache-control": "no-store",
  });
}

export function paragraphs(texts: readonly string[]): Markup {
  return html`${texts.map((text) => html`<p>${text}</p>`)}`;
}
