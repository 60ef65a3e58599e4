import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import {
  authorWithApp,
  codeFor,
  enrol,
  goodPassword,
  openBrowser,
  prove,
  signedInAuthor,
} from "../testing/accounts.ts";
import { requireSecondFactor, signedInStaff } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const onPhone = { headers: { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1" } };
const idOf = (token: string) => String(decodeJwt(token).session_id);

/** An author at two devices. */
async function atTwoDevices() {
  const desktop = await signedInAuthor(server);
  const phone = openBrowser(server, onPhone);
  const { data } = await phone.auth.signInWithPassword({ email: desktop.email, password: goodPassword });
  const phoneToken = data.session?.access_token ?? "";
  return { desktop, phone, phoneToken, phoneSession: idOf(phoneToken) };
}

test("an author sees their own devices, this one first, and no address", async () => {
  const { desktop, phoneSession } = await atTwoDevices();
  await signedInAuthor(server);
  const { data, error } = await desktop.browser.rpc("my_sessions");
  expect(error).toBeNull();
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ id: idOf(desktop.session.access_token), is_current: true });
  expect(data[1]).toMatchObject({ id: phoneSession, is_current: false, user_agent: expect.stringContaining("iPhone") });
  expect(Object.keys(data[0]).toSorted()).toEqual(["created_at", "id", "is_current", "last_used_at", "user_agent"]);
  expect(JSON.stringify(data)).not.toContain("127.0.0.1");
});

test("a session that is ended on another device reads, writes and renews nothing from then on", async () => {
  const { desktop, phone, phoneToken, phoneSession } = await atTwoDevices();
  await phone.from("projects").insert({ title: "The Salt Year", target_words: 1_000 });
  expect((await phone.from("projects").select()).data).toHaveLength(1);

  expect((await desktop.browser.rpc("end_session", { session_id: phoneSession })).data).toBe(true);
  const headers = { apikey: publicKey, authorization: `Bearer ${phoneToken}` };
  expect((await fetch(`${server.url}/rest/v1/projects?select=*`, { headers })).status).toBe(401);
  const written = await phone.from("projects").insert({ title: "Too late", target_words: 1_000 });
  expect(written.error?.code).toBe("PT401");
  expect((await phone.rpc("my_sessions")).error?.code).toBe("PT401");
  expect((await phone.rpc("end_session", { session_id: idOf(desktop.session.access_token) })).error).not.toBeNull();
  expect((await phone.auth.refreshSession()).error).not.toBeNull();

  expect((await desktop.browser.from("projects").select()).data).toHaveLength(1);
  expect((await desktop.browser.rpc("end_session", { session_id: phoneSession })).data).toBe(false);
});

test("nobody ends, sees or guesses somebody else’s session, and a visitor has none", async () => {
  const [ada, ben] = await Promise.all([signedInAuthor(server), signedInAuthor(server)]);
  const session_id = idOf(ben.session.access_token);
  const answer = await ada.browser.rpc("end_session", { session_id });
  expect(answer).toMatchObject(await ada.browser.rpc("end_session", { session_id: crypto.randomUUID() }));
  expect(answer.data).toBe(false);
  expect((await ben.browser.auth.getUser()).error).toBeNull();
  expect(JSON.stringify((await ada.browser.rpc("my_sessions")).data)).not.toContain(session_id);
  const visitor = openBrowser(server);
  expect((await visitor.rpc("my_sessions")).error).not.toBeNull();
  expect((await visitor.rpc("end_session", { session_id })).error).not.toBeNull();
  expect((await ben.browser.auth.getUser()).error).toBeNull();
});

test("with an authenticator app, the password alone reads no project and ends no session", async () => {
  const { browser, email, session } = await authorWithApp(server);
  await browser.from("projects").insert({ title: "The Salt Year", target_words: 1_000 });

  const thief = openBrowser(server);
  await thief.auth.signInWithPassword({ email, password: goodPassword });
  expect((await thief.from("projects").select()).error?.code).toBe("PT401");
  expect((await thief.rpc("my_sessions")).error?.code).toBe("PT401");
  const session_id = idOf(session.access_token);
  expect((await thief.rpc("end_session", { session_id })).error?.code).toBe("PT401");
  expect((await thief.rpc("my_offer_codes")).error?.code).toBe("PT401");
  expect((await browser.from("projects").select()).data).toHaveLength(1);
});

/** Asks with a token that was signed before, as a thief does who kept it. */
const statusWith = async (token: string, path: string, method = "GET", body?: object) => {
  const headers = { apikey: publicKey, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${server.url}/rest/v1/${path}`, { method, headers, body: body && JSON.stringify(body) });
  return answer.status;
};

type Member = Awaited<ReturnType<typeof signedInStaff>>;

test.each<[string, (member: Member, id: string) => PromiseLike<unknown>]>([
  ["given up", ({ browser }, factorId) => browser.auth.mfa.unenroll({ factorId })],
  ["removed at the desk", ({ desk, user }, id) => desk.auth.admin.mfa.deleteFactor({ userId: user.id, id })],
  [
    "removed by a hosted project, which leaves the session as it was",
    (_, id) => server.database.query("delete from auth.mfa_factors where id = $1", [id]),
  ],
])("a session’s level falls with its app, whatever the token still says: %s", async (_, remove) => {
  await requireSecondFactor(server);
  const member = await signedInStaff(server);
  expect(await statusWith(member.token, "rpc/desk_staff", "POST", {})).toBe(200);
  const { data } = await member.browser.auth.mfa.listFactors();
  await remove(member, data?.totp[0]?.id ?? "");
  expect(await statusWith(member.token, "rpc/desk_staff", "POST", {})).toBe(403);
  expect((await member.browser.rpc("is_staff")).data).toBe(false);
});

test("where another app is left, the session owes its second step again: it reads, writes and deletes nothing", async () => {
  const { browser, token, factor, desk, user } = await authorWithApp(server);
  const book = { title: "The Salt Year", target_words: 1_000, word_count: 10 };
  const { data: project } = await browser.from("projects").insert(book).select().single();
  const spare = await enrol(browser, "tablet");
  expect((await prove(browser, spare.id, codeFor(spare.secret))).error).toBeNull();
  expect(await statusWith(token, "projects?select=*")).toBe(200);
  // The session stands on the app that it has shown last.
  await desk.auth.admin.mfa.deleteFactor({ userId: user.id, id: spare.id });
  const tried: [string, string, object?][] = [
    ["GET", "projects?select=*"],
    ["POST", "projects", { title: "Stolen", target_words: 1 }],
    ["PATCH", `projects?id=eq.${project.id}`, { title: "Stolen" }],
    ["DELETE", `projects?id=eq.${project.id}`],
    ["GET", `word_log?project_id=eq.${project.id}`],
    ["POST", "word_log", { project_id: project.id, day: "2026-01-01", words: 1 }],
    ["DELETE", `word_log?project_id=eq.${project.id}`],
    ["POST", "project_notes", { project_id: project.id, text: "Stolen" }],
    ["POST", "account_deletions", { owner: user.id }],
    ["POST", "rpc/my_sessions", {}],
    ["POST", "rpc/my_offer_codes", {}],
    ["POST", "rpc/desk_me", {}],
    ["POST", "rpc/end_session", { session_id: idOf(token) }],
  ];
  for (const [method, path, body] of tried) {
    expect(await statusWith(token, path, method, body), `${method} ${path}`).toBe(401);
  }
  const again = openBrowser(server);
  await again.auth.signInWithPassword({ email: user.email ?? "", password: goodPassword });
  expect((await prove(again, factor.id, codeFor(factor.secret, 1))).error).toBeNull();
  expect((await again.from("projects").select("title, word_count")).data).toEqual([
    { title: "The Salt Year", word_count: 10 },
  ]);
});
