import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { StaffRole } from "#domain/desk.ts";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { signedInAuthor } from "./accounts.ts";
import { newAddress, sendJson } from "./send-form.ts";
import type { TestServer } from "./start-test-server.ts";

/** The second factor is asked for, also where the server runs as the demonstration. */
export async function requireSecondFactor(server: TestServer) {
  await server.database.query("update private.desk_settings set second_factor_required = true");
}

/** A member of staff who has entered the password, and no more. */
export async function halfSignedInStaff(server: TestServer, role: StaffRole = "owner") {
  const member = await signedInAuthor(server);
  await server.database.query("insert into private.staff (user_id, added_by, role) values ($1, 'a test', $2)", [
    member.user.id,
    role,
  ]);
  return { ...member, ask: asker(member.browser) };
}

/** A member of staff with both factors, and `ask`, which calls a function of the desk as the site does. */
export async function signedInStaff(server: TestServer, role?: StaffRole) {
  const member = await halfSignedInStaff(server, role);
  const { data: factor } = await member.browser.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
  if (factor?.type !== "totp") throw new Error("not enrolled");
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate();
  const { error } = await member.browser.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(error).toBeNull();
  const { data } = await member.browser.auth.getSession();
  return { ...member, token: data.session?.access_token ?? "" };
}

export type Staff = Awaited<ReturnType<typeof signedInStaff>>;

type Browser = Awaited<ReturnType<typeof signedInAuthor>>["browser"];

/** Calls a function of the desk and expects an answer. */
function asker(browser: Browser) {
  return async <Name extends keyof DeskFunctions>(
    name: Name,
    asks: DeskFunctions[Name]["asks"],
  ): Promise<DeskFunctions[Name]["hears"]> => {
    const { data, error } = await browser.rpc(name, asks);
    expect(error, name).toBeNull();
    return data;
  };
}

const attribution = { page: "/consultation", referrer_host: "search.example", utm: {}, privacy_version: "2024-01-01" };

/** One lead of each kind from the same person, through the site's own doors. */
export async function sendEveryForm(server: TestServer, email = newAddress()) {
  const ids = { consultation: randomUUID(), callback: randomUUID() };
  const { publicKey } = await import("#domain/public-key.ts");
  const stored = await fetch(`${server.url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({
      id: ids.consultation,
      source: "home",
      name: "Ada Lark",
      email,
      book_title: "The Tidal Ledger",
      message: "A memoir of harbours.",
      ...attribution,
    }),
  });
  expect(stored.status).toBe(201);
  const answers = await Promise.all([
    sendJson(server, "request-callback", {
      id: ids.callback,
      name: "Ada Lark",
      phone: "(818) 555-0177",
      email,
      message: "Mornings are best.",
      consent: true,
      ...attribution,
      utm: { utm_source: "spring-letter" },
    }),
    sendJson(server, "claim-offer", { firstName: "Ada", email, ...attribution }),
    sendJson(server, "newsletter-subscribe", { email, ...attribution }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  return { email, ...ids };
}
