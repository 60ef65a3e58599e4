import { describe, expect, test } from "vitest";
import { footerLegal } from "#content/links.ts";
import { site } from "#content/site.ts";
import { fill, readLegalText } from "./legal-text.server.ts";

test("an opening nobody fills stops the build", () => {
  expect(() => fill("write to {nobody}")).toThrow("{nobody}");
  expect(fill("{name}")).toBe(site.name);
});

describe.each(footerLegal.map(({ to }) => to.slice(1)))("%s", (slug) => {
  const page = readLegalText(slug);

  test("says when it was last updated", () => {
    expect(page.updated).toBe("January 1, 2024");
  });

  test("has each of its notes beside a part", () => {
    const ids = page.headings.map(({ id }) => id);
    expect(Object.keys(page.notes).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has nothing left open, and its mailboxes and phone are links", () => {
    expect(page.html).not.toMatch(/\{\w+\}/);
    expect(page.html).toContain(`href="${site.phone.href}"`);
    expect(page.html).toContain(`href="mailto:${site.privacyEmail}"`);
    expect(page.html).toContain(`href="mailto:${site.legalEmail}"`);
  });
});
