import { afterAll, beforeAll, expect, test } from "vitest";
import {
  anyLocalPort,
  awaitMail,
  fragmentOf,
  goodPassword,
  newAddress,
  openBrowser,
  openDesk,
  pressLink,
} from "../testing/accounts.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { requireSecondFactor } from "../testing/staff.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
  await requireSecondFactor(server);
});
afterAll(() => server.stop());

const strangersPassword = "nine patient herons";

/** Somebody signs up with an address that is not theirs, and waits for its owner to press the button. */
async function squat(email: string) {
  const { error } = await openBrowser(server).auth.signUp({
    email,
    password: strangersPassword,
    options: { data: { full_name: "The Director" } },
  });
  expect(error).toBeNull();
}

async function expectKeptOut(email: string) {
  const { error } = await openBrowser(server).auth.signInWithPassword({ email, password: strangersPassword });
  expect(error?.code).toBe("invalid_credentials");
}

/** Follows the mail as its reader does, and is signed in. */
async function follow(link: string) {
  const { access_token = "", refresh_token = "" } = fragmentOf(await pressLink(link));
  const browser = openBrowser(server);
  expect((await browser.auth.setSession({ access_token, refresh_token })).error).toBeNull();
  return browser;
}

test("a seat for an address that a stranger signed up with belongs to the mailbox’s owner alone", async () => {
  const email = newAddress();
  await squat(email);
  const confirmation = await awaitMail(server, email, /Confirm/);
  const outcome = await runCommandOn(server, "staff", "add", email);
  expect(outcome.said).toBe(`${email} had no confirmed account: an invitation is on its way, and the seat is ready.`);

  expect(fragmentOf(await pressLink(confirmation.link))).toMatchObject({ error_code: "otp_expired" });
  const owner = await follow((await awaitMail(server, email, /invitation/)).link);
  expect((await owner.rpc("desk_me")).data).toMatchObject({ email, name: email, needs_second_factor: true });
  await expectKeptOut(email);
  expect((await owner.auth.updateUser({ password: goodPassword })).error).toBeNull();
  expect((await openBrowser(server).auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test("a stranger who signs up again after the invitation gains nothing, whichever mail is followed", async () => {
  const email = newAddress();
  expect((await runCommandOn(server, "staff", "add", email)).code).toBe(0);
  await awaitMail(server, email, /invitation/);
  await squat(email);
  const owner = await follow((await awaitMail(server, email, /Confirm/)).link);
  await expectKeptOut(email);
  expect((await owner.rpc("desk_me")).data).toMatchObject({ name: email });
  // Confirmed by now: a second seat is none, and leaves the account as it is.
  expect((await runCommandOn(server, "staff", "add", email)).said).toBe(`${email} has a seat at the desk already.`);
  expect((await owner.auth.getUser()).error).toBeNull();
});

test("an invitation or a link by the secret key confirms nobody else’s password or name either", async () => {
  const desk = await openDesk(server);
  const [invited, linked] = [newAddress(), newAddress()];
  await Promise.all([squat(invited), squat(linked)]);
  expect((await desk.auth.admin.inviteUserByEmail(invited)).error).toBeNull();
  const guest = await follow((await awaitMail(server, invited, /invitation/)).link);
  const { data } = await desk.auth.admin.generateLink({ type: "signup", email: linked, password: goodPassword });
  await follow(data.properties?.action_link ?? "");
  await expectKeptOut(invited);
  await expectKeptOut(linked);
  expect((await guest.auth.getUser()).data.user?.user_metadata).not.toHaveProperty("full_name");
  expect(
    (await openBrowser(server).auth.signInWithPassword({ email: linked, password: goodPassword })).error,
  ).toBeNull();
});
