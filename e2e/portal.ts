import type { Page } from "@playwright/test";
import { publicKey } from "../domain/public-key.ts";
import { newAuthor } from "./accounts.ts";
import { runSql } from "./database.ts";
import { test as base, expect } from "./fixtures.ts";
import { expectAccessible } from "./leads.ts";

export const demonstration = { email: "author@example.com", password: "halftitle-demo" };
type Author = typeof demonstration;

/** An author's own way past the pages: reads and writes their rows, as another tab of theirs would. */
type Elsewhere = {
  email: string;
  userId: string;
  token: string;
  write: (method: "POST" | "PATCH" | "DELETE", path: string, data?: object) => Promise<Record<string, unknown>[]>;
};

type Fixtures = {
  /** Signed in by a token, as the sign-in page would leave it: a new author, unless one is named. */
  login: (author?: Author) => Promise<Elsewhere>;
  /** One statement past every door. */
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
};

/** Journeys of people who have an account. */
export const test = base.extend<Fixtures>({
  login: async ({ page, request }, use) => {
    await use(async (author) => {
      const { email, password } = author ?? (await newAuthor(request));
      const headers = { apikey: publicKey };
      const answer = await request.post("/auth/v1/token?grant_type=password", { headers, data: { email, password } });
      const session = await answer.json();
      await page.goto("/robots.txt");
      await page.evaluate((kept) => localStorage.setItem("sb-127-auth-token", kept), JSON.stringify(session));
      return {
        email,
        userId: session.user.id,
        token: session.access_token,
        write: async (method, path, data) => {
          const written = await request.fetch(`/rest/v1/${path}`, {
            method,
            headers: { ...headers, authorization: `Bearer ${session.access_token}`, prefer: "return=representation" },
            data,
          });
          expect(written.ok(), await written.text()).toBe(true);
          return written.json();
        },
      };
    });
  },
  sql: async ({ baseURL }, use) => {
    await use((text, values) => runSql(baseURL, text, values));
  },
});

export async function expectAccessibleEverywhere(page: Page) {
  for (const width of [390, 1440]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** The figure under a name, in the tiles of dashboard and project. */
export const tile = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
