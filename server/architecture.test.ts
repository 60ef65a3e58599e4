import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const sources = globSync("server/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

/** What each file reads of the server, types included. */
const reads = new Map(
  sources.map((file) => [
    file,
    [...readFileSync(file, "utf8").matchAll(/(?:from |import\(|^import )"(\.[^"]+)"/gm)].map(([, path = ""]) =>
      join(dirname(file), path),
    ),
  ]),
);

test("no file of the server reads itself by a detour", () => {
  expect(reads.size).toBeGreaterThan(100);
  expect(findCircles(reads)).toEqual([]);
});

test("no subject of the server reads another that reads it, and sign-in knows nothing of the data API", () => {
  // The files at the root start the whole, or are read by all.
  const subjectOf = (file: string) => /^server\/([^/]+)\//.exec(file)?.[1] ?? "root";
  const subjects = new Map<string, string[]>();
  for (const [file, read] of reads) {
    const others = read.map(subjectOf).filter((other) => other !== "root" && other !== subjectOf(file));
    if (subjectOf(file) !== "root")
      subjects.set(subjectOf(file), [...(subjects.get(subjectOf(file)) ?? []), ...others]);
  }
  expect(findCircles(subjects)).toEqual([]);
  expect(subjects.get("auth")).not.toContain("data");
});

test("no folder of the server is a drawer: about twenty modules, and at its root what starts it, with the tests of the whole", () => {
  const folders = Object.groupBy(sources, (file) => dirname(file));
  const full = Object.entries(folders).filter(([, files = []]) => files.length > 24);
  expect(full.map(([folder, files]) => `${folder} holds ${files?.length}`)).toEqual([]);
  expect(globSync("server/*.{ts,tsx}").length).toBeLessThanOrEqual(20);
});

/** Every way that comes back to where it began. */
function findCircles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const follow = (name: string, way: string[]): string[] => {
    if (way.includes(name)) return [[...way.slice(way.indexOf(name)), name].join(" -> ")];
    if (done.has(name)) return [];
    const circles = (graph.get(name) ?? []).flatMap((next) => follow(next, [...way, name]));
    done.add(name);
    return circles;
  };
  return [...graph.keys()].flatMap((name) => follow(name, []));
}
