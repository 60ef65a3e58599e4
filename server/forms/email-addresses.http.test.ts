import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isEmailAddress } from "#domain/email-address.ts";
import { publicKey } from "#domain/public-key.ts";
import { goodPassword } from "../testing/accounts.ts";
import { sendJson } from "../testing/send-form.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const post = async (path: string, body: object) => {
  const headers = { apikey: publicKey, "content-type": "application/json" };
  return (await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).status;
};
const form = async (door: string, body: object) => (await sendJson(server, door, body)).status;

/** Every door that stores or asks about an address. */
const doors: Record<string, (email: string) => Promise<number>> = {
  "the data API": (email) =>
    post("/rest/v1/consultation_requests", { id: randomUUID(), source: "home", name: "Ada", email }),
  "request-consultation": (email) => form("request-consultation", { source: "home", name: "Ada", email }),
  "request-callback": (email) => form("request-callback", { name: "Ada", email, consent: true }),
  "newsletter-subscribe": (email) => form("newsletter-subscribe", { email }),
  "claim-offer": (email) => form("claim-offer", { firstName: "Ada", email }),
  "sign-up": (email) => post("/auth/v1/signup", { email, password: goodPassword }),
  recovery: (email) => post("/auth/v1/recover", { email }),
  "sign-in by mail": (email) => post("/auth/v1/otp", { email }),
  "another confirmation": (email) => post("/auth/v1/resend", { type: "signup", email }),
};

async function isAddressInSql(email: string): Promise<boolean> {
  const { rows } = await server.database.query("select private.is_email_address($1) as yes", [email]);
  return rows[0].yes;
}

const spellings = [
  ["ada@example.org", true],
  ["Ada+books@Example.org", true],
  ["o'neill@mail.example.co.uk", true],
  ["ada@example.org.", false],
  ["ada@example..org", false],
  ["ada@.example.org", false],
  ["ada@example", false],
  ["ad\u200ba@example.org", false],
  ["ada@exam\u00adple.org", false],
  ["ada@example.org\u2060", false],
  ["\u202eada@example.org", false],
  ["ada\u3164@example.org", false],
  ["ada\ufe0f@example.org", false],
  ["ada\u{e0041}@example.org", false],
  ["ada\u0085@example.org", false],
  ["ada lovelace@example.org", false],
  ["ada@example.org,bea@example.org", false],
  ["Ada<ada@example.org>", false],
] as const;

test.each(spellings)("%j: whether it is an address, every door says the same (%s)", async (email, isAddress) => {
  expect(isEmailAddress(email)).toBe(isAddress);
  expect(await isAddressInSql(email)).toBe(isAddress);
  for (const [name, send] of Object.entries(doors)) {
    const status = await send(email);
    expect(status, name).toBe(isAddress ? (name === "the data API" ? 201 : 200) : 400);
  }
});

test("the database and the forms agree about every character", async () => {
  // Both lists end with the tags of the fourteenth plane; what lies between is ideographs and empty.
  const codes = Array.from({ length: 0xe2000 }, (_, place) => place + 1).filter(
    (code) => !(code >= 0xd800 && code <= 0xdfff) && (code < 0x20000 || code > 0xdf000),
  );
  const { rows } = await server.database.query<{ codes: number[] }>(
    `select array_agg(code order by code) as codes from unnest($1::int[]) as code
     where not private.is_email_address('ada' || chr(code) || '@example.org')`,
    [codes],
  );
  const refusedHere = codes.filter((code) => !isEmailAddress(`ada${String.fromCodePoint(code)}@example.org`));
  expect(refusedHere.length).toBeGreaterThan(4_000);
  expect(rows[0]?.codes).toEqual(refusedHere);
});
