import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const notes = globSync("docs/decisions/*.md");
const guides = ["README.md", "SECURITY.md", "{app,server,drills/attacks}/README.md", "docs/*.md"].flatMap((pattern) =>
  globSync(pattern),
);
const rooms = "app|bench|content|docs|domain|drills|e2e|press|server|supabase";
const sources = globSync(`{${rooms.replaceAll("|", ",")}}/**/*.{ts,tsx,css,sql,toml}`)
  // A migration that has run is never edited: it speaks of its own day.
  .filter((file) => !file.startsWith("supabase/migrations/"));
const fileNames = new Set([...sources, ...globSync("*.ts")].map((file) => basename(file)));

test("every link between our documents leads somewhere", () => {
  const dead = [...guides, ...notes].flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
      .filter(([, to = ""]) => !existsSync(join(dirname(guide), to)))
      .map(([, to]) => `${guide}: ${to}`),
  );
  expect(dead).toEqual([]);
});

/** Decision notes are left out: they tell what was true on their day. */
test("every file and folder that a guide names exists, seen from the guide or from the root", () => {
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/`([\w.-]+(?:\/[\w.<>*{},-]*)*)`/g)]
      .map(([, path = ""]) => ({ guide, path }))
      .filter(({ path }) => new RegExp(`^(${rooms})/|\\.(tsx?|css)$`).test(path)),
  );
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(({ guide, path }) => {
    // `<page>` stands for any page.
    const pattern = path.replace(/<[\w -]+>/g, "*");
    return (
      !fileNames.has(path) &&
      globSync(pattern).length === 0 &&
      globSync(normalize(join(dirname(guide), pattern))).length === 0
    );
  });
  expect(missing).toEqual([]);
});

test("every component that the guide to the front end names exists", () => {
  const code = sources
    .filter((file) => /^(app|content)\/.*\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  const named = new Set(readFileSync("app/README.md", "utf8").match(/(?<=`)[A-Z][a-z]+(?:[A-Z]\w+)?(?=`)/g));
  expect(named.size).toBeGreaterThan(40);
  const missing = [...named].filter(
    (name) => !code.some((text) => new RegExp(`(function|const|type) ${name}\\b`).test(text)),
  );
  expect(missing).toEqual([]);
});

test("every file that a comment names with its folder exists", () => {
  const path = new RegExp(`(?<![\\w/.#-])(?:${rooms})/[\\w./-]+\\.(?:tsx?|css|md|sql|toml)\\b`, "g");
  const missing = sources.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /^\s*(\/\/|\/?\*|--|#)/.test(line))
      .flatMap((line) => line.match(path) ?? [])
      .filter((named) => !existsSync(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});
