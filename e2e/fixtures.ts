import { test as base, expect } from "@playwright/test";

export { expect };

type Fixtures = {
  /** Allows one complaint of the page that the test provokes on purpose. */
  expectComplaint: (pattern: RegExp) => void;
  /** Whether the discount popup may open; unless a test is about it, it was sent away beforehand. */
  withOffer: boolean;
};

/** A browser that fails its test when the page complains, or asks another origin for anything. */
export const test = base.extend<Fixtures>({
  withOffer: [false, { option: true }],
  page: async ({ page, withOffer }, use) => {
    if (!withOffer) {
      await page.addInitScript(() => {
        // Frames inside the page have storage of their own, or none at all.
        if (window === window.top) localStorage.setItem("halftitle.offer", `{"dismissedAt":${Date.now()}}`);
      });
    }
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
