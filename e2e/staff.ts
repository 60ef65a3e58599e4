import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { DeskFunctions } from "../domain/desk-functions.ts";
import { publicKey } from "../domain/public-key.ts";
import { test as base, expect, openSession } from "./accounts.ts";
import { newAddress } from "./leads.ts";
import type { Site } from "./site.ts";

/** The demonstration's member of staff. */
export const imogen = { email: "staff@example.com", password: "halftitle-demo" };

export type Ask = <Name extends keyof DeskFunctions>(
  name: Name,
  asks: DeskFunctions[Name]["asks"],
) => Promise<DeskFunctions[Name]["hears"]>;

type Fixtures = {
  /** Somebody at the desk on another machine. */
  colleague: { email: string; ask: Ask };
};

export const test = base.extend<Fixtures>({
  colleague: async ({ request, newAuthor, sql }, use) => {
    const person = await newAuthor("colleague");
    const { user, access_token } = await openSession(request, person);
    await sql("insert into private.staff (user_id, added_by) values ($1, 'a journey')", [user.id]);
    await use({ email: person.email, ask: askAs(request, access_token) });
    await sql("delete from private.staff where user_id = $1", [user.id]);
  },
});

export { expect };

/** Asks the desk's functions past its pages. */
export function askAs(request: APIRequestContext, token: string): Ask {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  return async (name, asks) => {
    const answer = await request.post(`/rest/v1/rpc/${name}`, { headers, data: asks });
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

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

/** Somebody who has asked for the newsletter, on some page, and pressed the link. */
export async function subscribe(
  { request, sql }: { request: APIRequestContext; sql: Site["sql"] },
  email: string,
  page?: string,
) {
  await sendToDoor(request, "newsletter-subscribe", { email, page });
  await sql("update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now() where email = $1", [
    email,
  ]);
}

export const personPage = (email: string) => `/staff/people/${encodeURIComponent(email)}`;
