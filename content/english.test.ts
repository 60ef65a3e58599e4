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

/** The same for every text of the house, articles, guides, documents, tools and legal pages included. */
const unsaidAnywhere: [what: string, said: RegExp, except?: readonly string[]][] = [
  ["canceled, not cancelled", /(?<![-\w])cancell(ed|ing)\b(?!: )/i],
  ["labeled, traveled, modeled", /\b(label|travel|model|counsel|signal)l(ed|ing)\b/i],
  ["color, honor, center, gray", /\b(colour|honour|favour|behaviour|neighbour|labour|harbour|centre|theatre|grey)\w*\b/i],
  ["organize, recognize, realize", /\b(organ|recogn|real|apolog|critic|summar|categor|final)is(e|es|ed|ing|ation)\b/i],
  ["a license, a check, judgment", /\b(licence|cheque|judgement|ageing|storey|sceptic\w*|mould\w*|programme)\b/i],
  ["toward, afterward, among, while", /\b(towards|afterwards|amongst|whilst)\b/i],
  ["anymore, forever", /\b(any more\b(?! (than|of|[a-z]+s\b))|for ever\b)/i],
  ["a phone, not a telephone", /\btelephones?\b/i, ["content/chat-replies.ts"]],
  ["every other, not every second", /\bevery second (?!look|step)[a-z]/i],
  ["a handoff, a barcode", /\b(hand-over|bar codes?)\b/i],
  ["we use a number, we do not reckon with it", /\breckon(s|ed)? with\b/i],
  ["a thing is somewhere; it does not stand or lie there", /\b(stands? (here|in the log|in your|in the person)|lies? with your)\b/i],
  ["American quotation marks hold the comma and the period", /(?<![}?!])”[.,]/],
]; // biome-ignore format: one rule to a line

const everyFile = globSync("content/**/*.{ts,md}", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));

test.each(unsaid)("%s", (_, said, except) => expect(linesWith(said, files, except)).toEqual([]));
test.each(unsaidAnywhere)("%s, in every text", (_, said, except) =>
  expect(linesWith(said, everyFile, except)).toEqual([]),
);

function linesWith(said: RegExp, among: readonly string[], except: readonly string[] = []): string[] {
  return among
    .filter((file) => !except.includes(file))
    .flatMap((file) =>
      readFileSync(new URL(file, root), "utf8")
        .split("\n")
        // In code, what is said stands in quotes; comments are ours.
        .filter((line) => file.endsWith(".md") || (/["'`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)))
        .filter((line) => said.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}
