import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Words that our users read and that no native ear would pass: see the table in each line. Where the specification gives a
 * text to the letter, the file is named beside it.
 */
const root = new URL("../", import.meta.url);
const files = globSync("content/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));

const unsaid: [what: string, said: RegExp, except?: readonly string[]][] = [
  ["email, not e-mail", /\be-mail/i, ["content/notices.ts", "content/chat-replies.ts", "content/chat-points.ts"]],
  ["an email, not a mail", /\b(a|our|the|this|that|two|both|new|newest) mails?\b(?! (server|program|box))/i],
  ["reply to, not answer, an email", /\banswer (this|that|the) (e?mail|letter)\b/i],
  ["nothing is in force", /\b(is|are|stays?) in force\b/i],
  ["nothing stands as it was", /\bstands? (as it was|in the log|now)\b/i],
  ["a link works, or it does not", /leads nowhere any more/i],
  ["a quote, not a quotation, is a price", /\bquotation\b/i, ["content/packages.ts"]],
]; // biome-ignore format: one rule to a line

test.each(unsaid)("%s", (_, said, except = []) => {
  const found = files
    .filter((file) => !except.includes(file))
    .flatMap((file) =>
      readFileSync(new URL(file, root), "utf8")
        .split("\n")
        // What is said stands in quotes; comments are ours.
        .filter((line) => /["'`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line) && said.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
