import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/specification.md", "utf8");
const named = [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)` “(.+?)”(?=[;|\s])/g)].map(
  ([, file = "", name = ""]) => ({ file, name }),
);

test("every test that docs/specification.md names exists, under exactly that name", () => {
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(({ file, name }) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, "utf8");
    // “…” stands for what differs from case to case, and so for whatever makes up that part of the name in the source.
    const pattern = name.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return !new RegExp(`(["'\`])${pattern.join(".*?")}\\1`).test(source);
  });
  expect(missing).toEqual([]);
});
