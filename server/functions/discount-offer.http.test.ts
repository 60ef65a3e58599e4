import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "#content/campaign.ts";
import { findRunningCampaign } from "#domain/campaign.ts";
import { countMailsTo, newAddress, sendForm, sendJson, waitForMails } from "../testing/send-form.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const claim = (email: string, firstName = "Ada", at = server) => sendJson(at, "claim-offer", { firstName, email });

async function listCodes(email: string, at = server) {
  const { rows } = await at.database.query("select * from discount_codes where email_key = lower($1)", [email]);
  return rows;
}

test("a claim stores the lead, issues a code that ends with the campaign, and mails it with its last day", async () => {
  const email = newAddress();
  const running = findRunningCampaign(campaigns, new Date());
  expect(await claim(email)).toMatchObject({ status: 200, body: { success: true } });

  const [code] = await listCodes(email);
  expect(code).toMatchObject({ percent: 25, redeemed_at: null, campaign: running?.id });
  expect(code.expires_at).toEqual(running?.endsAt);
  const { rows } = await server.database.query("select * from offer_leads where email = $1", [email]);
  expect(rows).toMatchObject([{ first_name: "Ada", status: "new", campaign: running?.id }]);

  const [mail] = await waitForMails(server, ({ to }) => to === email);
  expect(mail?.subject).toBe("Your 25% discount code");
  expect(mail?.text).toContain("Dear Ada,");
  expect(mail?.text).toContain(code.code);
  expect(mail?.text).toContain(`by the end of ${running?.lastDay}`);
  const [notice] = await waitForMails(server, ({ to, text }) => to !== email && text.includes(email));
  expect(notice?.text).toContain("within 24 hours");
  expect(JSON.stringify((await claim(email)).body)).not.toContain(code.code);
});

test("fifty identical claims at once: one lead, one code, one mail, one notice", async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => claim(index % 2 ? email : email.toUpperCase())),
  );
  expect(answers.every(({ status, body }) => status === 200 && body.success === true)).toBe(true);
  expect(await listCodes(email)).toHaveLength(1);
  expect(await countMailsTo(server, email)).toBe(1);
  const { rows } = await server.database.query(
    "select count(*)::int as notices from private.outbox where template = 'offer-notice' and lower(data ->> 'email') = lower($1)",
    [email],
  );
  expect(rows[0].notices).toBe(1);
});

test("asking again sends the same code again, but not within ten minutes; the next month brings a new one", async () => {
  const own = await startServerForTest();
  const email = newAddress();
  await claim(email, "Ada", own);
  await claim(email, "Ada", own);
  expect(await countMailsTo(own, email)).toBe(1);
  own.clock.ahead += 11 * 60_000;
  await claim(email, "Ada", own);
  expect(await countMailsTo(own, email)).toBe(2);
  const mails = await waitForMails(own, ({ to }) => to === email, 2);
  const codes = mails.map(({ text }) => /HT25-\w{4}-\w{4}/.exec(text)?.[0]);
  expect(new Set(codes).size).toBe(1);

  own.clock.ahead += 31 * 24 * 3_600_000;
  await claim(email, "Ada", own);
  expect(new Set((await listCodes(email, own)).map(({ code }) => code)).size).toBe(2);
});

test.each([
  [{ firstName: "A" }, "First name must be at least 2 characters"],
  [{ firstName: "" }, "First name must be at least 2 characters"],
  [{ email: "ada" }, "Please enter a valid email address"],
  [{ email: undefined }, "Please enter a valid email address"],
])("%o is refused with the specification's words", async (changes, error) => {
  const answer = await sendJson(server, "claim-offer", { firstName: "Ada", email: "ada@example.com", ...changes });
  expect(answer).toMatchObject({ status: 400, body: { success: false, error } });
});

test("a name that is none is greeted without it", async () => {
  const email = newAddress();
  await claim(email, "Win $1000 at evil.example");
  const [mail] = await waitForMails(server, ({ to }) => to === email);
  expect(mail?.text).toContain("Dear author,");
  expect(mail?.html).not.toContain("evil.example");
});

test("without scripts the answer is a page, and entries are kept where something is wrong", async () => {
  const sent = await sendForm(server, "claim-offer", { firstName: "Ada", email: newAddress() });
  expect(sent.status).toBe(200);
  expect(sent.html).toContain("Discount Code Sent");
  const refused = await sendForm(server, "claim-offer", { firstName: "Grace", email: "grace" });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="Grace"');
  expect(refused.html).toContain("Please enter a valid email address");
});

test("the tables refuse what the rules refuse, and nobody outside can reach them", async () => {
  const insert = (name: string, email: string) =>
    server.database.query(
      `insert into offer_leads (campaign, first_name, email, due_at, created_at, updated_at)
       values ('x', $1, $2, now(), now(), now())`,
      [name, email],
    );
  await expect(insert("A", "ada@example.com")).rejects.toThrow("check constraint");
  await expect(insert("Ada", "a,victim@example.com")).rejects.toThrow("check constraint");
  for (const table of ["offer_leads", "discount_codes", "newsletter_subscribers", "callback_requests"]) {
    expect((await fetch(`${server.url}/rest/v1/${table}`)).status).toBe(404);
    for (const role of ["anon", "authenticated"]) {
      const client = await server.database.connect();
      await client.query(`begin; set local role ${role}`);
      // Staff may read these rows, so whoever is signed in may ask, and sees none.
      const seen = await client.query(`select * from ${table}`).then(
        ({ rows }) => rows,
        (error: Error) => error.message,
      );
      if (role === "anon" || typeof seen === "string") expect(seen).toContain("permission denied");
      else expect(seen).toEqual([]);
      await client.query("rollback");
      client.release();
    }
  }
});
