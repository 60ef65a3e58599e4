import { expect } from "vitest";
import { type Browser, openBrowser } from "./accounts.ts";
import { type Authenticator, makeAuthenticator } from "./software-authenticator.ts";
import type { TestServer } from "./start-test-server.ts";

/** A test's server, or what stands for a hosted project behind it, is bound to a number and answers for the name of this machine. */
export const passkeyOrigin = ({ place, url }: TestServer) =>
  (place.SUPABASE_URL ?? url).replace("127.0.0.1", "localhost");

type Traits = Omit<Parameters<typeof makeAuthenticator>[0], "origin">;
type Lies = Parameters<Authenticator["get"]>[1];

export const newDevice = (server: TestServer, traits: Traits = {}) =>
  makeAuthenticator({ origin: passkeyOrigin(server), ...traits });

/** The client's two calls, and between them what a browser would do. */
export async function addPasskey(browser: Browser, device: Authenticator, lies: Lies = {}) {
  const { data, error } = await browser.auth.passkey.startRegistration();
  if (error) return { data: null, error };
  const credential = device.create(data.options, lies) as never;
  return browser.auth.passkey.verifyRegistration({ challengeId: data.challenge_id, credential });
}

export async function showPasskey(server: TestServer, device: Authenticator, lies: Lies = {}) {
  const browser = openBrowser(server);
  const { data, error } = await browser.auth.passkey.startAuthentication();
  if (error) throw error;
  const credential = device.get(data.options, lies) as never;
  const answer = await browser.auth.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential });
  return { browser, answer, credential, challengeId: data.challenge_id };
}

/** Gives somebody who is signed in a passkey of their own. */
export async function withPasskey<Who extends { browser: Browser }>(server: TestServer, who: Who, traits: Traits = {}) {
  const device = newDevice(server, traits);
  const { data, error } = await addPasskey(who.browser, device);
  expect(error).toBeNull();
  return { ...who, device, passkeyId: data?.id ?? "" };
}
