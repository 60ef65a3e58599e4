import { test as base, expect } from "@playwright/test";
import { complainOfMissingRules } from "./missing-rules.ts";
import { openSite, type Site } from "./site.ts";

export { expect };

type Fixtures = {
  /** One statement past every door. */
  sql: Site["sql"];
  /** Allows one complaint of the page that the test provokes on purpose. */
  expectComplaint: (pattern: RegExp) => void;
  /** Whether the discount popup may open; unless a test is about it, it was sent away beforehand. */
  withOffer: boolean;
};

type WorkerFixtures = {
  /** The product, for this worker alone: no journey meets the leads and mails of one that runs beside it. */
  site: Site;
};

/** A browser that fails its test when the page complains, or asks another origin for anything. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  sql: async ({ site }, use) => use(site.sql),
  withOffer: [false, { option: true }],
  page: async ({ page, withOffer }, use) => {
    if (!withOffer) {
      await page.addInitScript(() => {
        // Frames inside the page have storage of their own, or none at all.
        if (window !== window.top) return;
        // By the page's own clock, which a journey may have set to any day: not before it is there.
        addEventListener("DOMContentLoaded", () => {
          localStorage.setItem("halftitle.offer", `{"dismissedAt":${Date.now()}}`);
        });
      });
    }
    await complainOfMissingRules(page);
    await use(page);
  },
  expectComplaint: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const expected: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) complaints.push(`asked ${request.url()}`);
      });
      await use((pattern) => expected.push(pattern));
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});
