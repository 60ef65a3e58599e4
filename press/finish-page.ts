import { createHash } from "node:crypto";
import { nameShownPart, stillMark } from "#app/still/still-mark.ts";
import { keepNeededRules } from "./needed-rules.ts";
import { makeStarter } from "./page-starter.ts";

type Files = {
  readStylesheet: (href: string) => string;
  /** Keeps a script under a name of its own, and answers its address. */
  writeScript: (code: string) => string;
};

/**
 * Makes a prerendered page paint as early as its HTML alone would: the rules it needs inline, and scripts that wait for
 * somebody to be there. The stylesheet's link stays, switched off: React looks for it when it takes the page over, and
 * what scripts will show needs the rules that the page itself does not.
 */
export function finishPage(html: string, { readStylesheet, writeScript }: Files) {
  const parts = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href]) => href as string);
  const finished = leaveOutStillData(html)
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<link rel="stylesheet" href="([^"]+)"([^>]*)>/g, (_, href: string, rest: string) => {
      const rules = readStylesheet(href);
      return `<style>${isNoIndex(html) ? rules : keepNeededRules(rules, html)}</style><link rel="stylesheet" href="${href}" disabled=""${rest}>`;
    })
    .replace(
      /(<script type="module" async="">)([\s\S]*?)(<\/script>)/,
      (_, open: string, code: string, close: string) => {
        if (isNoIndex(html)) return open + code + close;
        const start = writeScript(code);
        return open + makeStarter(start, [start, ...parts]) + close;
      },
    );
  return { html: finished, scriptHashes: hashInlineScripts(finished) };
}

/** In the data that comes along for React, what the page itself already shows is only named. */
function leaveOutStillData(html: string): string {
  let parts = 0;
  const nameIfShown = (text: string) => {
    if (!html.includes(JSON.parse(text))) return text;
    parts += 1;
    return JSON.stringify(nameShownPart(parts));
  };
  return html.replace(/(streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g, (_, call: string, literal: string) => {
    const data = (JSON.parse(literal) as string).replace(stillStrings, nameIfShown);
    return call + JSON.stringify(data).replaceAll("<", "\\u003c");
  });
}

const stillStrings = new RegExp(String.raw`"${stillMark}(?:[^"\\]|\\.)*"`, "g");

/** Such as sign-in, dashboard and desk, which are nothing without their scripts, or a missing page. */
export function isNoIndex(html: string): boolean {
  return /<meta name="robots" content="[^"]*noindex/.test(html);
}

/** Every inline script of the page as the policy names it; blocks of data are not scripts. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc=|type="application\/(ld\+)?json"/.test(groups?.attributes ?? ""))
    .map(
      ({ groups }) =>
        `sha256-${createHash("sha256")
          .update(groups?.code ?? "")
          .digest("base64")}`,
    );
  return [...new Set(hashes)];
}
