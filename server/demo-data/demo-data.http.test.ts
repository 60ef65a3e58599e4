import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { leadKinds, leadStatuses } from "#domain/desk.ts";
import { openBrowser } from "../testing/accounts.ts";
import { isOnEmbedded } from "../testing/once.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

describe.runIf(isOnEmbedded)("on the embedded database", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ backend: "embedded" });
  });
  afterAll(() => server.stop());

  const count = async (sql: string) =>
    Number((await server.database.query(`select count(*) from ${sql}`)).rows[0].count);

  test("one command fills a believable half year, once, and mails nobody about it", async () => {
    // The first request of the demonstration has its own mails.
    await vi.waitUntil(async () => (await count("private.outbox where status = 'waiting'")) === 0, 60_000);
    const mails = (await server.mails()).length;
    expect((await runCommandOn(server, "demo-data")).said).toMatch(/^Half a year with \d{3} leads/);
    const leads = await count("public.leads");
    expect(leads).toBeGreaterThan(500);
    expect((await runCommandOn(server, "demo-data")).said).toContain("there already");
    expect(await count("public.leads")).toBe(leads);
    expect(await server.mails()).toHaveLength(mails);

    const browser = openBrowser(server);
    await browser.auth.signInWithPassword({ email: "staff@example.com", password: "halftitle-demo" });
    const { data: numbers } = await browser.rpc("desk_numbers", { since: "2020-01-01" });
    for (const status of leadStatuses) {
      expect(numbers.funnel.find((stage: { status: string }) => stage.status === status).count).toBeGreaterThan(0);
    }
    for (const kind of leadKinds) {
      expect(await count(`public.leads where kind = '${kind}'`)).toBeGreaterThan(kind === "hand" ? 2 : 50);
    }
    const { data: author } = await browser.rpc("desk_person", { key: "rosalind.kestrel@example.com" });
    expect(author.likenesses.map(({ reasons }: { reasons: string[] }) => reasons)).toContainEqual(["name"]);
    const { data: outcomes } = await browser.rpc("desk_outcomes", { since: "2020-01-01" });
    expect(outcomes.won_by_month.length).toBeGreaterThan(4);
    expect(outcomes.lost_by_reason.length).toBeGreaterThan(3);
    const { data: today } = await browser.rpc("desk_today", { whose: "all" });
    for (const { kind, count: waiting } of today.kinds) expect(waiting, kind).toBeGreaterThan(0);
    expect(numbers.promise.kept).toBeGreaterThan(numbers.promise.broken);
    expect(numbers.newsletter_by_week.length).toBeGreaterThan(20);
    expect(numbers.views_by_day.length).toBeGreaterThan(180);
    const { data: letters } = await browser.rpc("desk_letters");
    expect(letters.letters.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      "draft",
      "sent",
      "sent",
      "sent",
      "sent",
    ]);
    const { data: failed } = await browser.rpc("desk_mails", {
      wanted_status: "dead",
      search: "",
      after: null,
      page_size: 5,
    });
    expect(failed.mails.length).toBeGreaterThan(0);
    const listed = async (list: string) =>
      (await browser.rpc("desk_replies", { list, after: null, page_size: 50 })).data.replies;
    const { rows: sent } = await server.database.query("select request_id from private.request_files order by at");
    const leads_with_chapter = sent.map(({ request_id }) => request_id);
    const { data: files } = await browser.rpc("desk_request_files", { leads: leads_with_chapter });
    expect(files).toHaveLength(2);
    const door = await fetch(`${server.url}/files/chapters/links`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${(await browser.auth.getSession()).data.session?.access_token}`,
      },
      body: JSON.stringify({ lead: leads_with_chapter[0] }),
    });
    const { href } = (await door.json()) as { href: string };
    expect(Buffer.from(await (await fetch(new URL(href, server.url))).arrayBuffer()).subarray(0, 2)).toEqual(
      Buffer.from("PK"),
    );
    expect(await listed("waiting")).toHaveLength(3);
    expect(await listed("tray")).toHaveLength(2);
    expect(await listed("automatic")).toHaveLength(1);
  });

  test("what the demonstration invented agrees with itself", async () => {
    expect(
      await count("public.leads lead join public.offer_leads sent using (id) where lead.status <> sent.status"),
    ).toBe(0);
    expect(await count("public.leads where created_at > now() or answered_at > now()")).toBe(0);
    expect(
      await count("public.leads lead where not exists (select from private.lead_events where lead_id = lead.id)"),
    ).toBe(0);
    expect(await count("private.sent_mails where body_text like '%Placeholda%' or body_text like '%0F0F%'")).toBe(0);
    expect(await count("private.outbox where recipient = ''")).toBe(0);
  });

  test("a data folder that goes live loses the demonstration's seats and asks for the second factor", async () => {
    const live = await startServerForTest({
      settings: { SITE_URL: "https://books.example", SMTP_URL: "smtp://127.0.0.1:9", DATABASE_URL: server.databaseUrl },
    });
    const { rows } = await live.database.query(
      "select (select count(*)::int from private.staff where added_by = 'the demonstration') as seats, second_factor_required from private.desk_settings",
    );
    expect(rows).toEqual([{ seats: 0, second_factor_required: true }]);
    expect((await signedInStaff(server)).token).toBeTruthy();
  });
});

test.skipIf(isOnEmbedded)("anywhere else it refuses, and changes nothing", async () => {
  const server = await startServerForTest();
  expect(await runCommandOn(server, "demo-data")).toMatchObject({
    code: 78,
    said: expect.stringContaining("embedded database"),
  });
  expect((await server.database.query("select from public.leads")).rowCount).toBe(0);
});
