import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { awaitMail, newAddress, openBrowser, signedInAuthor } from "./auth/testing.ts";
import { once } from "./testing/once.ts";
import { runCommandOn } from "./testing/run-command.ts";
import { requireSecondFactor, signedInStaff } from "./testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await requireSecondFactor(server);
});
afterAll(() => server.stop());

const staff = (...words: string[]) => runCommandOn(server, "staff", ...words);

test("an author gets a seat and loses it again, at once", async () => {
  const { email, browser } = await signedInAuthor(server);
  expect((await browser.rpc("desk_me")).data).toBeNull();
  expect(await staff("add", email.toUpperCase())).toMatchObject({
    code: 0,
    said: expect.stringContaining("has a seat"),
  });
  expect((await browser.rpc("desk_me")).data).toMatchObject({ email, needs_second_factor: true });
  expect((await staff("add", email)).said).toBe(`${email} has a seat at the desk already.`);
  expect((await staff("list")).said).toContain(`${email}, since ${new Date().toISOString().slice(0, 10)}`);
  expect((await staff("remove", email)).code).toBe(0);
  expect((await browser.rpc("desk_me")).data).toBeNull();
  expect(await staff("remove", email)).toEqual({ code: 65, said: `${email} has no seat at the desk.` });
});

test("whoever has no account yet is invited by mail", async () => {
  const email = newAddress();
  expect((await staff("add", email)).said).toBe(
    `${email} had no confirmed account: an invitation is on its way, and the seat is ready.`,
  );
  const { link } = await awaitMail(server, email, /invitation/);
  expect(new URL(link).searchParams.get("type")).toBe("invite");
  expect((await staff("list")).said).toContain(`${email}, since`);
});

test("a lost authenticator app is forgotten, and every session with it", async () => {
  const member = await signedInStaff(server);
  expect((await member.browser.rpc("desk_counts")).status).toBe(200);
  expect((await staff("list")).said).toMatch(new RegExp(`${member.email},.* with a second factor`));
  expect((await staff("reset-factor", member.email)).code).toBe(0);
  expect((await staff("list")).said).toMatch(new RegExp(`${member.email},.* without a second factor`));
  expect((await member.browser.auth.refreshSession()).error).not.toBeNull();
  expect((await member.browser.rpc("desk_counts")).status).toBe(401);
  const next = openBrowser(server);
  await next.auth.signInWithPassword({ email: member.email, password: "seven quiet otters" });
  expect((await next.rpc("desk_me")).data).toMatchObject({ needs_second_factor: true });
  expect((await next.rpc("desk_counts")).status).toBe(403);
});

once("where the database's role may not end sessions, the operator is told so, and what to do", async () => {
  const hosted = await startServerForTest({ backend: "second-copy" });
  await requireSecondFactor(hosted);
  const member = await signedInStaff(hosted);
  const resetFactor = (place: Record<string, string>) =>
    runCommandOn({ ...hosted, place }, "staff", "reset-factor", member.email);
  const role = `keeper_${randomUUID().slice(0, 8)}`;
  await hosted.database.query(`
      create role ${role} login;
      grant usage on schema auth, private, supabase_migrations to ${role};
      grant select on auth.users, private.staff, supabase_migrations.schema_migrations to ${role}`);
  onTestFinished(async () => void (await hosted.database.query(`drop owned by ${role}; drop role ${role}`)));
  const DATABASE_URL = hosted.databaseUrl.replace("//postgres@", `//${role}@`);
  expect(await resetFactor({ ...hosted.place, DATABASE_URL })).toEqual({
    code: 69,
    said: expect.stringMatching(/second factor is removed.*may not end sessions.*delete on auth\.sessions/),
  });
  expect((await resetFactor(hosted.place)).code).toBe(0);
  expect((await member.browser.auth.refreshSession()).error).not.toBeNull();
});

test("a wrong word or address is told in a sentence, and changes nothing", async () => {
  expect(await staff()).toMatchObject({ code: 65, said: expect.stringContaining("npm run staff -- add") });
  expect(await staff("promote", "ada@example.com")).toMatchObject({ code: 65 });
  expect(await staff("add", "ada")).toEqual({ code: 65, said: "ada is not an e-mail address." });
});
