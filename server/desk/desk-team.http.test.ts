import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anyLocalPort, awaitMail, newAddress, openBrowser, signedInAuthor } from "../testing/accounts.ts";
import { once } from "../testing/once.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { requireSecondFactor, type Staff, sendEveryForm, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer({ settings: anyLocalPort });
  await requireSecondFactor(server);
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const askDoor = async (token: string, body: object) => {
  const answer = await fetch(`${server.url}/functions/v1/staff-seat`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as { outcome?: string; message?: string }) };
};

/** The second step was taken a quarter of an hour ago. */
const growStale = ({ user }: Staff) =>
  server.database.query(
    `update auth.mfa_amr_claims set updated_at = now() - interval '15 minutes'
     where session_id in (select id from auth.sessions where user_id = $1)`,
    [user.id],
  );

const events = async (about: string) =>
  (await june.ask("desk_audit", { filter: {}, after: null, page_size: 200 })).lines
    .filter((line) => line.about === about)
    .map(({ what, who, before, after }) => ({ what, who, before, after }));

// A hosted project sends this mail itself, out of our sight.
test.skipIf(inject("backend") === "second-copy")(
  "an owner invites somebody by a mail that says what it is, and the guest sits down as what they were invited for",
  async () => {
    const email = newAddress();
    const guest = { task: "invite", email, name: "Kit Ashdown", role: "member" };
    expect(await askDoor(june.token, guest)).toMatchObject({ status: 200, outcome: "invited" });
    const { text, link } = await awaitMail(server, email, /invitation to the desk/);
    expect(text).toContain("staff desk");
    expect(text).not.toContain("Kit Ashdown");
    expect(new URL(link).searchParams.get("redirect_to")).toMatch(/\/auth\/new-password$/);
    const seat = (await june.ask("desk_staff", {})).find((member) => member.email === email);
    expect(seat).toMatchObject({ name: "Kit Ashdown", role: "member", is_invited: true, has_factor: false });

    // Whoever has an account keeps it, and is told.
    const author = await signedInAuthor(server);
    const known = { ...guest, email: author.email, role: "owner" };
    expect(await askDoor(june.token, known)).toMatchObject({ outcome: "added" });
    expect((await awaitMail(server, author.email, /seat at the desk/)).text).toContain("You are an owner of the desk");
    expect(await askDoor(june.token, known)).toMatchObject({ outcome: "there already" });
    expect(
      (await server.mails()).filter(({ to, subject }) => to === author.email && /seat/.test(subject)),
    ).toHaveLength(1);
    expect(await events(author.email)).toEqual([
      { what: "invited", who: (await june.ask("desk_me", {}))?.name, before: null, after: "owner" },
    ]);
    for (const email of ["nobody", "a@b\r\n.example"]) {
      expect((await askDoor(june.token, { ...guest, email })).status).toBe(400);
    }
  },
);

test("names, roles, lost factors and seats are an owner's to change, each written down", async () => {
  const kit = await signedInStaff(server, "member");
  const member = kit.user.id;
  expect(await june.ask("desk_rename_staff", { member, name: " Kit Ashdown " })).toMatchObject({ name: "Kit Ashdown" });
  expect((await kit.ask("desk_me", {}))?.name).toBe("Kit Ashdown");
  expect((await askDoor(kit.token, { task: "reset-factor", member: june.user.id })).status).toBe(403);
  expect(await june.ask("desk_change_role", { member, new_role: "owner" })).toMatchObject({ role: "owner" });
  expect(await kit.ask("desk_prove_owner", {})).toMatchObject({ name: "Kit Ashdown" });
  expect((await askDoor(kit.token, { task: "reset-factor", member })).status).toBe(400);

  expect(await askDoor(june.token, { task: "reset-factor", member })).toMatchObject({ outcome: "reset" });
  expect((await kit.browser.rpc("desk_counts")).status).toBe(401);
  const again = openBrowser(server);
  await again.auth.signInWithPassword({ email: kit.email, password: "seven quiet otters" });
  expect((await again.rpc("desk_me")).data).toMatchObject({ needs_second_factor: true });

  expect(await june.ask("desk_remove_staff", { member })).toEqual({ removed: member });
  expect((await again.rpc("desk_me")).data).toBeNull();
  expect((await june.browser.rpc("desk_remove_staff", { member })).status).toBe(404);
  expect((await events(kit.email)).map(({ what, before, after }) => [what, before, after])).toEqual([
    ["removed", "Kit Ashdown", null],
    ["factor reset", null, null],
    ["role changed", "member", "owner"],
    ["renamed", kit.email, "Kit Ashdown"],
  ]);
});

test("a second step from a while ago is not enough to decide who comes in, and enough for everything else", async () => {
  const owner = await signedInStaff(server);
  await growStale(owner);
  const refused = await owner.browser.rpc("desk_remove_staff", { member: june.user.id });
  expect([refused.status, refused.error?.message]).toEqual([428, "Please take your second step once more."]);
  expect((await askDoor(owner.token, { task: "invite", email: newAddress(), name: "", role: "owner" })).status).toBe(
    428,
  );
  expect((await owner.browser.rpc("desk_counts")).status).toBe(200);
  // The demonstration asks for none.
  await server.database.query("update private.desk_settings set second_factor_required = false");
  expect((await owner.browser.rpc("desk_prove_owner")).status).toBe(200);
  await requireSecondFactor(server);
});

// Where no demonstration has sat down before.
once("the desk is never without an owner, whoever goes by whatever way", async () => {
  const alone = await startServerForTest();
  await requireSecondFactor(alone);
  const first = await signedInStaff(alone, "member");
  // The first to sit down owns the desk.
  expect(await first.ask("desk_me", {})).toMatchObject({ role: "owner" });
  const second = await signedInStaff(alone, "member");
  const lastOwner = { member: first.user.id };
  expect((await first.browser.rpc("desk_remove_staff", lastOwner)).error?.message).toContain("last owner");
  expect((await first.browser.rpc("desk_change_role", { ...lastOwner, new_role: "member" })).status).toBe(409);
  expect(await runCommandOn(alone, "staff", "remove", first.email)).toMatchObject({
    code: 65,
    said: expect.stringContaining("last owner"),
  });
  await first.ask("desk_change_role", { member: second.user.id, new_role: "owner" });
  // Two owners who remove each other in the same moment: one of them stays.
  await Promise.all([
    first.browser.rpc("desk_remove_staff", { member: second.user.id }),
    second.browser.rpc("desk_remove_staff", { member: first.user.id }),
  ]);
  const owners = async () =>
    (await alone.database.query("select user_id, role from private.staff where role = 'owner'")).rows.map(
      ({ user_id }) => user_id,
    );
  expect(await owners()).toHaveLength(1);
  const third = await signedInStaff(alone, "member");
  await alone.database.query("delete from auth.users where id <> $1", [third.user.id]);
  expect(await owners()).toEqual([third.user.id]);
});

test("one's own name, signature, zone and portrait are one's own to set, and a portrait is a small JPEG or nothing", async () => {
  const kit = await signedInStaff(server, "member");
  const jpeg = `data:image/jpeg;base64,${Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(300, 7), Buffer.from("ffd9", "hex")]).toString("base64")}`;
  const profile = {
    name: "Kit Ashdown",
    signature: "Kit Ashdown\nEditor",
    time_zone: "America/Denver",
    portrait: jpeg,
  };
  expect(await kit.ask("desk_save_profile", profile)).toMatchObject(profile);
  expect((await june.ask("desk_staff", {})).find(({ id }) => id === kit.user.id)).toMatchObject({ portrait: jpeg });
  const wrong = [
    { portrait: "data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=" },
    { portrait: `data:image/jpeg;base64,${Buffer.from("<script>alert(1)</script>".repeat(9)).toString("base64")}` },
    { portrait: `data:image/jpeg;base64,${"/9j/".repeat(20_000)}` },
    { portrait: "https://evil.example/pixel.jpg" },
    { time_zone: "Nowhere/Land" },
    { name: " " },
    { name: "Kit\r\nBcc: everybody@example.com" },
    { signature: "x".repeat(1001) },
  ];
  for (const change of wrong)
    expect((await kit.browser.rpc("desk_save_profile", { ...profile, ...change })).status).toBe(400);
  expect(await kit.ask("desk_me", {})).toMatchObject(profile);
  // Hours are kept by one's own clock.
  const hours = await kit.ask("desk_calendar", { since: "2026-11-16T00:00:00Z", until: "2026-11-17T00:00:00Z" });
  expect(hours.consultants.some(({ id }) => id === kit.user.id)).toBe(false);
});

test("the log names who did what, by person, kind and day, page by page, and cannot be rewritten", async () => {
  const kit = await signedInStaff(server, "member");
  const { consultation, email } = await sendEveryForm(server);
  await kit.ask("desk_change_lead", { lead_id: consultation, seen_version: 1, changes: { status: "contacted" } });
  await kit.ask("desk_add_note", { lead_id: consultation, note: "Called.", request_id: randomUUID() });
  await kit.ask("desk_export", { list: "leads", after: null, page_size: 5 });
  await kit.ask("desk_export", { list: "leads", after: consultation, page_size: 5 });
  const who = kit.user.id;
  const { lines } = await june.ask("desk_audit", { filter: { who }, after: null, page_size: 50 });
  expect(lines.map(({ what, about }) => [what, about])).toEqual([
    ["list exported", "leads"],
    ["note", email],
    ["status", email],
  ]);
  const pages = [];
  let after: Parameters<typeof june.ask<"desk_audit">>[1]["after"] = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof june.ask<"desk_audit">>> = await june.ask("desk_audit", {
      filter: { who },
      after,
      page_size: 1,
    });
    pages.push(...page.lines);
    const last = page.lines.at(-1);
    if (!page.has_more || !last) break;
    after = { at: last.at, source: last.source, id: last.id };
  }
  expect(pages).toEqual(lines);
  expect(
    (await june.ask("desk_audit", { filter: { who, what: "note" }, after: null, page_size: 9 })).lines,
  ).toHaveLength(1);
  expect(
    (await june.ask("desk_audit", { filter: { who, until: "2020-01-01" }, after: null, page_size: 9 })).lines,
  ).toEqual([]);
  for (const filter of [{ who: "x" }, { since: "yesterday-ish" }, { until: "2026-02-31" }]) {
    expect((await june.browser.rpc("desk_audit", { filter, after: null, page_size: 9 })).status).toBe(400);
  }
  for (const sql of [
    "delete from private.desk_events",
    "update private.desk_events set about = ''",
    "truncate private.desk_events",
  ]) {
    await expect(server.database.query(sql)).rejects.toThrow("only ever added to");
  }
});
