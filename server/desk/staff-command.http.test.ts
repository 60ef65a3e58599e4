import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { deskAnswers } from "#content/desk-answers.ts";
import { awaitMail, newAddress, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { long, onceOnEmbedded } from "../testing/once.ts";
import { showPasskey, withPasskey } from "../testing/passkeys.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { halfSignedInStaff, requireSecondFactor, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

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

test("a seat is held by a passkey alone, and the same command forgets a lost one", async () => {
  const member = await withPasskey(server, await halfSignedInStaff(server));
  // The session that added it is let in at its next refresh, and so is whoever signs in with it.
  await member.browser.auth.refreshSession();
  expect((await member.browser.rpc("desk_counts")).status).toBe(200);
  const { browser } = await showPasskey(server, member.device);
  expect((await browser.rpc("desk_me")).data).toMatchObject({ needs_second_factor: false });
  expect((await browser.rpc("desk_counts")).status).toBe(200);
  const byPassword = openBrowser(server);
  await byPassword.auth.signInWithPassword({ email: member.email, password: "seven quiet otters" });
  expect((await byPassword.rpc("desk_counts")).status).toBe(403);

  expect((await staff("list")).said).toMatch(new RegExp(`${member.email},.* with a second factor`));
  expect((await staff("reset-factor", member.email)).code).toBe(0);
  expect((await staff("list")).said).toMatch(new RegExp(`${member.email},.* without a second factor`));
  expect((await browser.rpc("desk_counts")).status).toBe(401);
  expect((await showPasskey(server, member.device)).answer.error?.code).toBe("webauthn_credential_not_found");
});

onceOnEmbedded("where the database's role may not end sessions, the operator is told so, and what to do", async () => {
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

long("a wrong word or address is told in a sentence, and changes nothing", async () => {
  // From source, as package.json has it; the others run what was made of the same file.
  const asTyped = promisify(execFile)(process.execPath, ["--import", "tsx", "server/commands/staff.ts"]);
  await expect(asTyped).rejects.toMatchObject({ code: 65, stderr: expect.stringContaining("npm run staff -- add") });
  expect(await staff("promote", "ada@example.com")).toMatchObject({ code: 65 });
  expect(await staff("add", "ada")).toEqual({ code: 65, said: "ada is not an email address." });
});

test("the operator counts accepted and declined manuscripts, each person once, in the year of the decision", async () => {
  const year = "2031";
  expect((await staff("declined", year)).said).toContain("2031: 0 accepted (won), 0 declined");
  const decide = async (email: string, status: "won" | "lost", at: string, letter?: string, reason?: string) => {
    const id = randomUUID();
    await server.database.query(
      `insert into public.leads (id, kind, name, email, summary, source, search_text, status, created_at, due_at, answered_at)
       values ($1, 'consultation', 'Ada', $2, 'A book', 'direct', 'a book', $3, $4, $4, $4)`,
      [id, email, status, at],
    );
    if (reason) await server.database.query("update public.leads set lost_reason = $2 where id = $1", [id, reason]);
    const log = "insert into private.lead_events (lead_id, what, after, at) values ($1, $2, $3, $4)";
    await server.database.query(log, [id, "status", status, at]);
    if (letter) await server.database.query(log, [id, "answer", `${letter}\n\nDear Ada`, at]);
  };
  const refusal = deskAnswers.find(({ id }) => id === "not-for-us")?.subject;
  const [twice, declined, gone, early] = [newAddress(), newAddress(), newAddress(), newAddress()];
  await decide(twice, "lost", "2031-02-01T12:00:00Z", refusal);
  await decide(twice, "won", "2031-06-01T12:00:00Z");
  await decide(declined, "lost", "2031-03-01T12:00:00Z", refusal);
  await decide(gone, "lost", "2031-04-01T12:00:00Z");
  // As the desk’s own numbers count it.
  await decide(newAddress(), "lost", "2031-05-01T12:00:00Z", undefined, "declined");
  // Still New Year's Eve in the house's own time.
  await decide(early, "won", "2031-01-01T05:00:00Z");
  const { said } = await staff("declined", year);
  expect(said).toContain("2031: 1 accepted (won), 2 declined");
  expect(said).toContain("1 more were lost otherwise");
  expect(said).toContain("decisions = { year: 2031, accepted: 1, declined: 2, countedOn:");
  expect(await staff("declined", "ever")).toEqual({ code: 65, said: "ever is not a year." });
});
