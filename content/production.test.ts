import { expect, test } from "vitest";
import { stageKinds } from "#domain/production.ts";
import { planStages } from "#domain/production-forecast.ts";
import { type PackageSlug, packages } from "./prices.ts";
import { sayApproval } from "./production.ts";
import { templateOf } from "./production-templates.ts";

const slugs = Object.keys(packages) as PackageSlug[];

test.each(slugs)(
  "the stages of the %s package are in their order, and wait only for what stands before them",
  (slug) => {
    const kinds = templateOf(slug).map(({ kind }) => kind);
    expect(kinds).toEqual(stageKinds.filter((kind) => kinds.includes(kind)));
    for (const [place, { waitsFor }] of templateOf(slug).entries()) {
      expect(waitsFor.every((kind) => kinds.slice(0, place).includes(kind))).toBe(true);
    }
  },
);

test("a package has the editing that it sells", () => {
  const has = (slug: PackageSlug) =>
    templateOf(slug).flatMap(({ kind }) => (["developmental", "line", "copyedit"].includes(kind) ? [kind] : []));
  expect(slugs.map(has)).toEqual([["copyedit"], ["line", "copyedit"], ["developmental", "line", "copyedit"]]);
});

test.each(slugs)("the %s package is planned to be out within the months that its price stands for", (slug) => {
  const launch = planStages(templateOf(slug), "2026-01-05").find(({ kind }) => kind === "launch");
  const months = Number(launch?.end.slice(5, 7)) - 1 + Number(launch?.end.slice(8)) / 31;
  expect(months).toBeGreaterThanOrEqual(packages[slug].processMonths[0]);
  expect(months).toBeLessThanOrEqual(packages[slug].processMonths[1]);
});

test("an approval names the file by its hash, and says what a later change means", () => {
  const sha256 = "ab".repeat(32);
  const text = sayApproval({ title: "The Salt Year", file: "Interior.pdf", number: 3, sha256 }).join(" ");
  expect(text).toContain(`“Interior.pdf”, version 3, of “The Salt Year”`);
  expect(text).toContain(sha256);
  expect(text).toMatch(/design revisions are unlimited\. A change after your approval is new work/);
});
