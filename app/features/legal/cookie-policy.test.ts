import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const policy = read("content/legal/cookie-policy.md");
const sources = globSync("app/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, read(file)] as const);

/** Whatever a file writes under a name of ours, if the file touches a storage of the browser at all. */
const keysInCode = sources
  .filter(([, source]) => /\b(local|session)Storage\.(setItem|getItem)/.test(source))
  .flatMap(([, source]) => [...source.matchAll(/["`](halftitle\.[a-z.-]+|sb-)/g)].map(([, key = ""]) => key))
  // An event of the page, in the same file as the session's own key.
  .filter((key) => key !== "halftitle.session-stirred")
  .map((key) => key.replace(/^sb-$/, "sb-…-auth-token").replace(/\.$/, ".…"));
const keysInPolicy = [...policy.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);

test("the cookie policy names every key that the pages keep in a browser, and no other", () => {
  expect(keysInCode.length).toBeGreaterThan(10);
  expect(keysInPolicy.toSorted()).toEqual([...new Set(keysInCode)].toSorted());
});

test("no file writes to a storage of the browser without a key of ours", () => {
  const nameless = sources
    .filter(([, source]) => /\b(local|session)Storage\.setItem/.test(source) && !/["`]halftitle\./.test(source))
    .map(([file]) => file);
  expect(nameless).toEqual([]);
});

test("the pages keep nothing anywhere else: no cookie, no database, no cache", () => {
  const elsewhere = sources.filter(([, source]) =>
    /document\.cookie|indexedDB|cookieStore|\bcaches\.open/.test(source),
  );
  expect(elsewhere.map(([file]) => file)).toEqual([]);
});

test("what the policy says lies in session storage does", () => {
  const rows = policy.split("\n").filter((line) => line.startsWith("|") && line.includes("`"));
  for (const row of rows) {
    const [, what = "", where = ""] = row.split("|").map((cell) => cell.trim());
    for (const [, key = ""] of what.matchAll(/`([^`]+)`/g)) {
      const stem = key.replace(/…(-auth-token)?$/, "");
      const [, source = ""] = sources.find(([, text]) => /Storage\./.test(text) && text.includes(stem)) ?? [];
      expect(source, key).toMatch(where === "session storage" ? /sessionStorage\./ : /localStorage\./);
    }
  }
});

test("the periods that the policy states are those of the code", () => {
  const sourceOf = (key: string) => sources.find(([, text]) => text.includes(`"${key}"`))?.[1] ?? "";
  const rowOf = (key: string) => policy.split("\n").find((line) => line.includes(`\`${key}\``)) ?? "";
  expect(rowOf("halftitle.offer")).toContain("30 days after closing");
  expect(sourceOf("halftitle.offer")).toContain("thirtyDays = 30 * 24 * 3_600_000");
  expect(rowOf("halftitle.asked-links")).toContain("at most a day");
  expect(sourceOf("halftitle.asked-links")).toContain("life = 24 * 3_600_000");
  expect(rowOf("halftitle.request-ids")).toContain("an hour");
  expect(sourceOf("halftitle.request-ids")).toContain("hour = 3_600_000");
});
