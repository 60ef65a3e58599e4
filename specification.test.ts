import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/specification.md", "utf8");
const proofs = [...text.matchAll(/`([\w./-]+\.(?:spec|test)\.tsx?)` “(.+?)”(?=[;|\s])/g)].map(
  ([, file = "", name = ""]) => ({ file, name }),
);

test("every test that the specification names as a proof exists under that name", () => {
  expect(proofs.length).toBeGreaterThan(100);
  const missing = proofs.filter(({ file, name }) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, "utf8");
    // “…” stands for what differs from case to case, and so for whatever makes up that part of the name in the source.
    const pattern = name.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return !new RegExp(pattern.join(".*?")).test(source);
  });
  expect(missing).toEqual([]);
});
