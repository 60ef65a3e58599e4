import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const policy = read("content/legal/cookie-policy.md");
const sources = globSync("app/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => [file, read(file)] as const);

type Kept = { key: string; place: string };

/** What is remembered, by its key: storage is opened in app/browser-memory.ts alone (architecture.test.ts). */
const kept: Kept[] = sources
  .flatMap(([, source]) => [...source.matchAll(/\(\s*"(tab|browser)",\s*["`](halftitle\.[a-z.-]+)/g)])
  .map(([, place = "", key = ""]) => ({ place, key: key.replace(/\.$/, ".…") }))
  // The session's own, which the client of the sign-in service keeps.
  .concat({ place: "browser", key: "sb-…-auth-token" });
const keysInCode = kept.map(({ key }) => key);
const keysInPolicy = [...policy.matchAll(/`([^`]+)`/g)].map(([, key = ""]) => key);

test("the cookie policy names every key that the pages keep in a browser, and no other", () => {
  expect(keysInCode.length).toBeGreaterThan(10);
  expect(keysInPolicy.toSorted()).toEqual([...new Set(keysInCode)].toSorted());
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
      const place = kept.find((each) => each.key === key)?.place;
      expect(place, key).toBe(where === "session storage" ? "tab" : "browser");
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
