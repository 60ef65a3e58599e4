import { test as anywhere, expect, inject, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import {
  anyLocalPort,
  awaitMail,
  fragmentOf,
  goodPassword,
  newAddress,
  pressLink,
  signedInAuthor,
} from "../../testing/accounts.ts";
import { waitForEmptyOutbox } from "../../testing/send-form.ts";
import { startServerForTest, type TestServer } from "../../testing/start-test-server.ts";

/** Behind a second copy these are that one's own, and so is what it knows of networks. */
const test = anywhere.skipIf(inject("backend") === "second-copy");

const start = (settings: Record<string, string> = {}) =>
  startServerForTest({ settings: { ...anyLocalPort, TRUSTED_PROXIES: "127.0.0.1", ...settings }, limits: "on" });

const home = "203.0.113.9";
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

/** Each asker has a network of its own. */
let networks = 0;
function somewhere() {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

async function ask(server: TestServer, path: string, body: object, network = somewhere(), token?: string) {
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: path === "/user" ? "PUT" : "POST",
    headers: {
      apikey: publicKey,
      "content-type": "application/json",
      "x-forwarded-for": network,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as object };
}

async function mailsTo(server: TestServer, isMailbox: (to: string) => boolean) {
  await waitForEmptyOutbox(server);
  return (await server.mails()).filter(({ to }) => isMailbox(to));
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test("asking about addresses that nobody has takes no mail from those who have an account", async () => {
  const server = await start({ SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "5" });
  const { email } = await signedInAuthor(server, from(home));
  for (const _ of times(12)) {
    expect(await ask(server, "/recover", { email: newAddress() })).toEqual({ status: 200, body: {} });
  }
  expect(await ask(server, "/recover", { email })).toEqual({ status: 200, body: {} });
  await awaitMail(server, email, /new password/);
  const newcomer = newAddress();
  expect((await ask(server, "/signup", { email: newcomer, password: goodPassword })).status).toBe(200);
  await awaitMail(server, newcomer, /Confirm/);
});

test("past the house's limit a newcomer's mail waits for its turn, and an owner's leaves at once", async () => {
  const server = await start({ SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT: "3" });
  const { email } = await signedInAuthor(server, from(home));
  const newcomers = times(5).map(() => newAddress());
  for (const newcomer of newcomers) {
    expect((await ask(server, "/signup", { email: newcomer, password: goodPassword })).status).toBe(200);
  }
  expect(await ask(server, "/recover", { email })).toEqual({ status: 200, body: {} });
  await awaitMail(server, email, /new password/);
  const waiting = async () => {
    const { rows } = await server.database.query(
      "select attempts from private.outbox where status = 'waiting' and recipient = any ($1)",
      [newcomers],
    );
    return rows;
  };
  await vi.waitFor(async () => expect(await waiting()).toEqual([{ attempts: 0 }, { attempts: 0 }]), 60_000);
  server.clock.ahead += 2 * 3_600_000;
  const late = await mailsTo(server, (to) => newcomers.includes(to));
  expect(late.map(({ to }) => to).toSorted()).toEqual(newcomers.toSorted());
});

test("a client that asks for mail after mail is told to wait, and nobody else is", async () => {
  const server = await start({ SUPABASE_AUTH_RATE_LIMIT_EMAIL_ASKED_BY_CLIENT: "4" });
  const statuses: number[] = [];
  for (const _ of times(6)) statuses.push((await ask(server, "/recover", { email: newAddress() }, home)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  expect((await ask(server, "/recover", { email: newAddress() })).status).toBe(200);
});

test("a stranger's mailbox cannot be filled by changes of address, from however many networks", async () => {
  const server = await start();
  const { session } = await signedInAuthor(server, from(home));
  const victim = newAddress();
  const statuses: number[] = [];
  for (const _ of times(15)) {
    statuses.push((await ask(server, "/user", { email: victim }, somewhere(), session.access_token)).status);
  }
  // From a network that knows the asker's own account as well.
  statuses.push((await ask(server, "/user", { email: victim }, home, session.access_token)).status);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect((await mailsTo(server, (to) => to === victim)).length).toBeLessThanOrEqual(6);
});

test("one mailbox gets at most its share, in all its spellings and from all causes together", async () => {
  const server = await start();
  const { session } = await signedInAuthor(server, from(home));
  const isVictim = (to: string) => to.replace(/\+[^@]*/, "").replace(/\.(?=[^@]*@)/g, "") === "victim@gmail.com";
  await ask(server, "/signup", { email: "victim@gmail.com", password: goodPassword });
  await server.database.query("update auth.users set email_confirmed_at = now() where email = 'victim@gmail.com'");
  for (const turn of times(6)) {
    await ask(server, "/otp", { email: `victim+${turn}@gmail.com` });
    await ask(server, "/otp", { email: "victim@gmail.com" });
    await ask(server, "/recover", { email: "victim@gmail.com" });
    await ask(server, "/signup", { email: `v.ictim+${turn}@googlemail.com`, password: goodPassword });
    await ask(server, "/resend", { email: `victim+${turn}@gmail.com`, type: "signup" });
    await ask(server, "/user", { email: `vic.tim+${turn}@gmail.com` }, somewhere(), session.access_token);
    await ask(server, "/resend", { email: "victim@gmail.com", type: "email_change" });
  }
  const mails = await mailsTo(server, (to) => isVictim(to) || isVictim(to.replace("googlemail", "gmail")));
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.length).toBeLessThanOrEqual(10);
});

test("whoever asks for somebody's recovery again and again hears always the same, and shuts nobody out", async () => {
  const server = await start();
  const { email } = await signedInAuthor(server, from(home));
  for (const _ of times(15)) {
    expect(await ask(server, "/recover", { email })).toEqual({ status: 200, body: {} });
    // One after the other: mails that leave together arrive in any order, and the last link is the one that counts.
    await waitForEmptyOutbox(server);
  }
  const sent = await mailsTo(server, (to) => to === email);
  expect(sent.length).toBe(8);
  // What was mailed last stays valid, however often it is asked for again.
  const newest = await awaitMail(server, email, /new password/);
  expect(await ask(server, "/recover", { email })).toEqual({ status: 200, body: {} });
  expect(await mailsTo(server, (to) => to === email)).toHaveLength(8);
  expect(fragmentOf(await pressLink(newest.link))).toHaveProperty("access_token");
  // And from a network that the owner used before, a mail of one's own comes.
  expect(await ask(server, "/recover", { email }, home)).toEqual({ status: 200, body: {} });
  const own = await awaitMail(server, email, /new password/, 9);
  expect(fragmentOf(await pressLink(own.link))).toHaveProperty("access_token");
});

test("other mails to a mailbox cannot use up its ways in, nor can an account that a stranger made of its spelling", async () => {
  const server = await start();
  const { email } = await signedInAuthor(server, from(home));
  const other = await signedInAuthor(server, from(somewhere()));
  const spelling = email.replace("@", "+stranger@");
  for (const _ of times(8)) {
    await ask(server, "/signup", { email, password: goodPassword });
    await ask(server, "/otp", { email: spelling });
    await ask(server, "/recover", { email: spelling });
    await ask(server, "/user", { email }, somewhere(), other.session.access_token);
    server.clock.ahead += 61_000;
  }
  expect(await ask(server, "/recover", { email })).toEqual({ status: 200, body: {} });
  await awaitMail(server, email, /new password/);
});

test("asking about somebody without an account does not keep them from getting one", async () => {
  const server = await start();
  const email = newAddress();
  for (const _ of times(15)) {
    await ask(server, "/resend", { email, type: "signup" });
    await ask(server, "/recover", { email });
  }
  expect((await ask(server, "/signup", { email, password: goodPassword })).status).toBe(200);
  expect(fragmentOf(await pressLink((await awaitMail(server, email, /Confirm/)).link))).toHaveProperty("access_token");
});

test("asking for the same change of address again leaves the mails of the first time valid", async () => {
  const server = await start({ SUPABASE_AUTH_RATE_LIMIT_EMAIL_SENT_TO_ADDRESS: "1" });
  const { email, session } = await signedInAuthor(server, from(home));
  const next = newAddress();
  const change = () => ask(server, "/user", { email: next }, somewhere(), session.access_token);
  expect((await change()).status).toBe(200);
  const toNew = await awaitMail(server, next, /new address/);
  const toOld = await awaitMail(server, email, /change of your address/);
  expect((await change()).status).toBe(200);
  await pressLink(toNew.link);
  expect(fragmentOf(await pressLink(toOld.link))).toHaveProperty("access_token");
});
