import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  anyLocalPort,
  authorWithApp,
  type Browser,
  codeFor,
  enrol,
  goodPassword,
  openBrowser,
  passwordAlone,
  prove,
} from "../../testing/accounts.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

/** Attackers have many addresses; a proxy that we trust names them. */
const settings = {
  ...anyLocalPort,
  TRUSTED_PROXIES: "127.0.0.1",
  SUPABASE_AUTH_RATE_LIMIT_WRONG_PASSWORDS_BY_STRANGERS: "5",
  SUPABASE_AUTH_RATE_LIMIT_FACTOR_CHALLENGES: "30",
};
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
/** Each test has homes and hide-outs of its own: what one client may ask in five minutes is limited as well. */
let neighbours = 0;
const somewhere = () => {
  neighbours += 1;
  return from(`198.51.100.${neighbours}`);
};

const hour = 3_600_000;

/** A code that the app does not show, now or in a while. */
function wrongCode(secret: string): string {
  const shown = [-2, -1, 0, 1, 2].map((step) => codeFor(secret, step));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !shown.includes(code)) ?? "";
}

/** How many of these guesses were looked at, a few for each challenge. */
async function guess(browser: Browser, factor: { id: string; secret: string }, count: number): Promise<number> {
  const codes: (string | undefined)[] = [];
  for (let number = 0; number < count; number++) {
    codes.push((await prove(browser, factor.id, wrongCode(factor.secret))).error?.code);
  }
  expect(new Set(codes).isSubsetOf(new Set(["mfa_verification_failed", "over_request_rate_limit"]))).toBe(true);
  return codes.filter((code) => code === "mfa_verification_failed").length;
}

/** Behind another address these are for whoever answers there; how ours answers, the other runs try. */
describe.skipIf(inject("backend") === "second-copy")("guessing the code of the authenticator app", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings, limits: "on" });
  });
  afterAll(() => server.stop());

  test("the password and many networks give ten guesses an hour and twenty a day, and the owner is let in at home", async () => {
    const home = somewhere();
    const { email, factor } = await authorWithApp(server, home);
    const attack = async () => {
      let lookedAt = 0;
      for (let count = 0; count < 3; count++) {
        const thief = await passwordAlone(server, email, somewhere());
        lookedAt += await guess(thief.browser, factor, 8);
      }
      return lookedAt;
    };
    expect(await attack()).toBe(10);
    server.clock.ahead = hour + 60_000;
    expect(await attack()).toBe(10);
    server.clock.ahead = 2 * hour + 120_000;
    expect(await attack()).toBe(0);

    const owner = await passwordAlone(server, email, home);
    const code = codeFor(factor.secret, server.clock.ahead / 30_000);
    expect((await prove(owner.browser, factor.id, code)).error).toBeNull();
    server.clock.ahead = 0;
  });

  test("nobody is exempt: guesses from where a sign-in was completed are counted too, all together", async () => {
    const home = somewhere();
    const { email, factor } = await authorWithApp(server, home);
    const office = somewhere();
    const there = await passwordAlone(server, email, office);
    expect((await prove(there.browser, factor.id, codeFor(factor.secret, 1))).error).toBeNull();
    const [first, second] = [await passwordAlone(server, email, home), await passwordAlone(server, email, office)];
    expect(await guess(first.browser, factor, 7)).toBe(7);
    expect(await guess(second.browser, factor, 7)).toBe(3);
  });

  test("several apps share the guesses, and the right code at the wrong one of them is no guess", async () => {
    const home = somewhere();
    const { email, browser, factor } = await authorWithApp(server, home);
    const spare = await enrol(browser, "tablet");
    expect((await prove(browser, spare.id, codeFor(spare.secret))).error).toBeNull();
    const { browser: again } = await passwordAlone(server, email, home);
    expect(await guess(again, factor, 5)).toBe(5);
    for (let count = 0; count < 6; count++) {
      const answer = await prove(again, factor.id, codeFor(spare.secret, 1));
      expect(answer.error?.code).toBe("mfa_verification_failed");
    }
    expect(await guess(again, spare, 4)).toBe(4);
    expect((await prove(again, spare.id, codeFor(spare.secret, 1))).error).toBeNull();
  });

  test("a network is known only once a sign-in from it was complete: the password alone makes it no friend", async () => {
    const home = somewhere();
    const { email } = await authorWithApp(server, home);
    const elsewhere = somewhere();
    await passwordAlone(server, email, elsewhere);
    for (let count = 0; count < 6; count++) {
      const stranger = openBrowser(server, somewhere());
      await stranger.auth.signInWithPassword({ email, password: "a wrong password" });
    }
    const signIn = (flow: typeof home) =>
      openBrowser(server, flow).auth.signInWithPassword({ email, password: goodPassword });
    expect((await signIn(elsewhere)).error?.code).toBe("over_request_rate_limit");
    expect((await signIn(home)).error).toBeNull();
  });

  test("an account opens thirty challenges an hour where that is the limit, and those of a stranger are not the owner's", async () => {
    const home = somewhere();
    const { email, factor } = await authorWithApp(server, home);
    const codes: (string | undefined)[] = [];
    for (const hideout of [somewhere(), somewhere()]) {
      const thief = await passwordAlone(server, email, hideout);
      for (let count = 0; count < 16; count++) {
        codes.push((await thief.browser.auth.mfa.challenge({ factorId: factor.id })).error?.code);
      }
    }
    expect(codes.filter((code) => code === undefined)).toHaveLength(30);
    expect(codes.slice(30)).toEqual(["over_request_rate_limit", "over_request_rate_limit"]);
    const owner = await passwordAlone(server, email, home);
    expect((await owner.browser.auth.mfa.challenge({ factorId: factor.id })).error).toBeNull();
  });
});
