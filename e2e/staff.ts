import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DeskFunctions } from "../domain/desk-functions.ts";
import { publicKey } from "../domain/public-key.ts";
import { newAuthor } from "./accounts.ts";
import { runSql } from "./database.ts";
import { test as base, expect } from "./fixtures.ts";
import { expectAccessible, newAddress } from "./leads.ts";

/** The demonstration's member of staff. */
export const imogen = { email: "staff@example.com", password: "halftitle-demo" };

type Person = typeof imogen;
type Ask = <Name extends keyof DeskFunctions>(
  name: Name,
  asks: DeskFunctions[Name]["asks"],
) => Promise<DeskFunctions[Name]["hears"]>;

type Fixtures = {
  /** Signs the browser in by a token, as the sign-in page would leave it. */
  login: (person: Person) => Promise<void>;
  /** Somebody at the desk on another machine. */
  colleague: { email: string; ask: Ask };
};

async function openSession(request: APIRequestContext, { email, password }: Person) {
  const headers = { apikey: publicKey };
  const answer = await request.post("/auth/v1/token?grant_type=password", { headers, data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

export const test = base.extend<Fixtures>({
  login: async ({ page, request }, use) => {
    await use(async (person) => {
      const session = await openSession(request, person);
      await page.goto("/robots.txt");
      await page.evaluate((kept) => localStorage.setItem("sb-127-auth-token", kept), JSON.stringify(session));
    });
  },
  colleague: async ({ request, baseURL }, use) => {
    const person = await newAuthor(request, "colleague");
    await runSql(
      baseURL,
      "insert into private.staff (user_id, added_by) select id, 'a journey' from auth.users where email = $1",
      [person.email],
    );
    const { access_token } = await openSession(request, person);
    const headers = { apikey: publicKey, authorization: `Bearer ${access_token}` };
    const ask: Ask = async (name, asks) => {
      const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data: asks });
      expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
      return answer.json();
    };
    await use({ email: person.email, ask });
    await runSql(baseURL, "delete from private.staff where user_id in (select id from auth.users where email = $1)", [
      person.email,
    ]);
  },
});

export { expect };

const visitor = { apikey: publicKey, authorization: `Bearer ${publicKey}` };

/** A request from the long form, as the form itself sends it. */
export async function askForConsultation(request: APIRequestContext, name: string, goals = "To be read.") {
  const email = newAddress("lead");
  const id = randomUUID();
  const answer = await request.post("/rest/v1/consultation_requests", {
    headers: { ...visitor, prefer: "return=minimal" },
    data: {
      id,
      source: "consultation",
      name,
      email,
      genre: "memoir",
      manuscript_status: "revised",
      goals,
      budget: "5k-10k",
      utm: {},
      page: "/consultation",
      privacy_version: "2026-11",
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { id, email, name };
}

/** One of the other forms. */
export async function sendToDoor(request: APIRequestContext, door: string, data: object) {
  const answer = await request.post(`/functions/v1/${door}`, { headers: visitor, data });
  expect(answer.ok(), `${door}: ${await answer.text()}`).toBe(true);
}

export const personPage = (email: string) => `/staff/people/${encodeURIComponent(email)}`;

/** In every look the desk has. */
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
