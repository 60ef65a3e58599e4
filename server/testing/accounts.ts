import { randomUUID } from "node:crypto";
import { createClient, type SupportedStorage } from "@supabase/supabase-js";
import { type JWTPayload, SignJWT } from "jose";
import { Secret, TOTP } from "otpauth";
import { expect, inject, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import type { Secrets } from "../secrets.ts";
import { readRealProject } from "./real-project.ts";
import { newAddress } from "./send-form.ts";
import type { TestServer } from "./start-test-server.ts";

/** Lets mail links lead back to whichever port a test's server got, also from a second copy behind it. */
export const anyLocalPort = { SUPABASE_AUTH_ADDITIONAL_REDIRECT_URLS: "http://127.0.0.1:*/**" };

export { newAddress };
export const goodPassword = "seven quiet otters";

type Flow = { flowType?: "implicit" | "pkce"; headers?: Record<string, string>; key?: string };

/** A browser of its own: the real client, with its own memory. */
export function openBrowser(server: TestServer, { flowType = "implicit", headers = {}, key = publicKey }: Flow = {}) {
  const kept = new Map<string, string>();
  const storage: SupportedStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  const auth = { storage, storageKey: randomUUID(), flowType, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(server.url, key, { auth, global: { headers } });
}

export type Browser = ReturnType<typeof openBrowser>;

/** The client of whoever holds the secret key. */
export async function openDesk(server: TestServer) {
  const { serviceRoleKey } = await readKeys(server);
  return createClient(server.url, serviceRoleKey, { auth: { persistSession: false, autoRefreshToken: false } });
}

/** The signing secret and the keys, where this kind of server keeps them. A real project keeps its secret to itself. */
export async function readKeys(server: TestServer): Promise<Secrets> {
  if (inject("backend") === "real-project") {
    const { SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = readRealProject();
    return { jwtSecret: "", keyRing: { since: "", keys: [], trusted: [] }, anonKey, serviceRoleKey };
  }
  const { readSecretsFile, readSharedSecrets } = await import("../secrets.ts");
  return server.dataFolder.startsWith("/") ? readSecretsFile(server.dataFolder) : readSharedSecrets(server.database);
}

/** A token as the server itself would sign it, whatever it claims: for what only a genuine signature can show. */
export async function signToken(server: TestServer, claims: JWTPayload): Promise<string> {
  const { keyRing } = await readKeys(server);
  const key = keyRing.keys.find(({ state }) => state === "signing");
  if (!key) throw new Error("no key signs");
  return new SignJWT(claims).setProtectedHeader({ alg: "ES256", typ: "JWT", kid: key.id }).sign(key.privateKey);
}

/** The newest mail to an address whose subject matches, once it has come. */
export async function awaitMail(server: TestServer, to: string, subject: RegExp, count = 1) {
  const mails = await vi.waitUntil(
    async () => {
      const found = (await server.mails()).filter((mail) => mail.to === to && subject.test(mail.subject));
      return found.length >= count && found;
    },
    { timeout: 60_000, interval: 50 },
  );
  const [mail] = mails;
  if (!mail) throw new Error("no mail");
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?[^\s"\]>]+/.exec(mail.text)?.[0] ?? "";
  const code = /^(\d{6})$/m.exec(mail.text)?.[1] ?? "";
  return { ...mail, link, code, tokenHash: link ? (new URL(link).searchParams.get("token") ?? "") : "" };
}

/** Opens a mail link and presses its button, as a person does. Answers where that leads. */
export async function pressLink(link: string): Promise<URL> {
  const page = await fetch(link);
  expect(page.status).toBe(200);
  const fields = [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)];
  const body = new URLSearchParams(fields.map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
  const answer = await fetch(new URL("/auth/v1/verify", link), { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

export const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)));

/** A confirmed account, made at the desk, and a browser that is signed in to it. */
export async function signedInAuthor(server: TestServer, flow: Flow = {}) {
  const email = newAddress();
  const desk = await openDesk(server);
  const created = await desk.auth.admin.createUser({ email, password: goodPassword, email_confirm: true });
  expect(created.error).toBeNull();
  const browser = openBrowser(server, flow);
  const { data, error } = await browser.auth.signInWithPassword({ email, password: goodPassword });
  expect(error).toBeNull();
  if (!data.session || !data.user) throw new Error("not signed in");
  return { email, browser, session: data.session, user: data.user, desk };
}

/** What the authenticator app shows; a step back or ahead where a test needs another code. */
export const codeFor = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** An authenticator app that has not shown a code yet. */
export async function enrol(browser: Browser, friendlyName = "phone") {
  const { data, error } = await browser.auth.mfa.enroll({ factorType: "totp", friendlyName });
  expect(error).toBeNull();
  if (data?.type !== "totp") throw new Error("not enrolled");
  return { id: data.id, ...data.totp };
}

export const prove = (browser: Browser, factorId: string, code: string) =>
  browser.auth.mfa.challengeAndVerify({ factorId, code });

/** An author with an authenticator app, signed in all the way. The next code is the one of the step ahead. */
export async function authorWithApp(server: TestServer, flow: Flow = {}) {
  const author = await signedInAuthor(server, flow);
  const factor = await enrol(author.browser);
  const { data, error } = await prove(author.browser, factor.id, codeFor(factor.secret));
  expect(error).toBeNull();
  return { ...author, factor, token: data?.access_token ?? "" };
}

/** Somebody who has the password and nothing else. */
export async function passwordAlone(server: TestServer, email: string, flow: Flow = {}) {
  const browser = openBrowser(server, flow);
  const { data, error } = await browser.auth.signInWithPassword({ email, password: goodPassword });
  expect(error).toBeNull();
  return { browser, token: data.session?.access_token ?? "" };
}
