import { afterAll, beforeAll, expect, test } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { anyLocalPort, authorWithApp, codeFor, enrol, passwordAlone, prove } from "../../testing/accounts.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
});
afterAll(() => server.stop());

const ask = async (token: string, method: string, path: string, body?: object) => {
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "x-supabase-api-version": "2024-01-01",
  };
  const answer = await fetch(`${server.url}/auth/v1${path}`, { method, headers, body: body && JSON.stringify(body) });
  const said = (await answer.text()) || "{}";
  return { status: answer.status, code: (JSON.parse(said) as { code?: string }).code };
};

const refusal = { status: 401, code: "insufficient_aal" };

test("whoever owes the second step changes nothing: no name, password, address or factor", async () => {
  const owner = await authorWithApp(server);
  await owner.browser.auth.updateUser({ data: { full_name: "Ada Lark" } });
  const begun = await enrol(owner.browser, "tablet");
  const { token } = await passwordAlone(server, owner.email);
  const tried = {
    name: await ask(token, "PUT", "/user", { data: { full_name: "The director" } }),
    nothing: await ask(token, "PUT", "/user", {}),
    password: await ask(token, "PUT", "/user", { password: "nine patient herons" }),
    address: await ask(token, "PUT", "/user", { email: "thief@example.com" }),
    nonce: await ask(token, "GET", "/reauthenticate"),
    "another app": await ask(token, "POST", "/factors", { factor_type: "totp", friendly_name: "mine" }),
    "giving up the app": await ask(token, "DELETE", `/factors/${owner.factor.id}`),
    "giving up a begun one": await ask(token, "DELETE", `/factors/${begun.id}`),
    "finishing a begun one": await ask(token, "POST", `/factors/${begun.id}/challenge`, {}),
  };
  for (const [name, answer] of Object.entries(tried)) expect(answer, name).toEqual(refusal);
  const { data } = await owner.browser.auth.getUser();
  expect(data.user?.user_metadata).toMatchObject({ full_name: "Ada Lark" });
  expect(data.user?.factors).toHaveLength(2);
});

test("whoever owes the second step signs nobody else out, and may turn back", async () => {
  const owner = await authorWithApp(server);
  const { token } = await passwordAlone(server, owner.email);
  for (const query of ["?scope=others", "?scope=global", ""]) {
    expect(await ask(token, "POST", `/logout${query}`), query).toEqual(refusal);
  }
  expect((await owner.browser.auth.getUser()).error).toBeNull();
  expect((await ask(token, "GET", "/user")).status).toBe(200);
  expect((await ask(token, "POST", "/logout?scope=local")).status).toBe(204);
  expect((await ask(token, "GET", "/user")).status).toBe(403);
  expect((await owner.browser.auth.getUser()).error).toBeNull();
});

test("with the second step taken, all of it is theirs", async () => {
  const owner = await authorWithApp(server);
  const { browser } = await passwordAlone(server, owner.email);
  expect((await prove(browser, owner.factor.id, codeFor(owner.factor.secret, 1))).error).toBeNull();
  expect((await browser.auth.updateUser({ data: { full_name: "Ada Lark" } })).error).toBeNull();
  expect((await browser.auth.signOut({ scope: "others" })).error).toBeNull();
  expect((await owner.browser.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
});
