import { afterAll, beforeAll, expect, test } from "vitest";
import { countMailsTo, linksOf, newAddress, sendForm, sendJson, waitForMails } from "../testing/send-form.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const subscribe = (email: unknown, at = server) => sendJson(at, "newsletter-subscribe", { email });

async function findSubscriber(email: string, at = server) {
  const { rows } = await at.database.query("select * from newsletter_subscribers where email_key = lower($1)", [email]);
  return rows[0];
}

async function receiveWelcome(email: string, at = server, count = 1) {
  const mails = await waitForMails(at, ({ to }) => to === email, count);
  const [mail] = mails;
  if (!mail) throw new Error("no mail");
  const find = (path: string) => linksOf(mail).find((link) => new URL(link).pathname === path) ?? "";
  return { mail, confirm: find("/newsletter/confirm"), leave: find("/newsletter/unsubscribe") };
}

const post = (link: string, body = "") =>
  fetch(link, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body });

async function subscribeAndConfirm(at = server) {
  const email = newAddress();
  await subscribe(email, at);
  const links = await receiveWelcome(email, at);
  expect((await post(links.confirm)).status).toBe(200);
  // The first letter has come as well: one that still waits is not sent to somebody who leaves.
  await waitForMails(at, ({ to }) => to === email, 2);
  return { email, ...links };
}

test("an address is stored as waiting, and asked to confirm by mail", async () => {
  const email = newAddress();
  expect(await subscribe(email)).toMatchObject({ status: 200, body: { success: true } });
  expect(await findSubscriber(email)).toMatchObject({ email, status: "pending", confirmed_at: null });
  const { mail, confirm, leave } = await receiveWelcome(email);
  expect(confirm).toContain(`${server.url}/newsletter/confirm?token=`);
  expect(leave).toContain(`${server.url}/newsletter/unsubscribe?token=`);
  expect(mail.text).toContain(confirm);
  expect(mail.text).toContain("500 North Brand Boulevard");
});

test.each([
  [undefined, "Please enter your email address"],
  ["", "Please enter your email address"],
  ["   ", "Please enter your email address"],
  ["ada", "Please enter a valid email address"],
  ["ada@example", "Please enter a valid email address"],
  ["ada@example.com\r\nBcc: all@example.com", "Please enter a valid email address"],
  [7, "Please enter your email address"],
])("%j is refused with the catalogue's words", async (email, error) => {
  expect(await subscribe(email)).toMatchObject({ status: 400, body: { success: false, error } });
});

test.each(["null", "[]", "not json", '"ada@example.com"'])("a body of %s is refused in words", async (body) => {
  expect(await sendJson(server, "newsletter-subscribe", body)).toMatchObject({
    status: 400,
    body: { success: false, error: expect.stringMatching(/send it again/) },
  });
});

test("subscribing again succeeds and mails nothing, in whatever letters; fifty at once are one", async () => {
  const email = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => subscribe(index % 2 ? email : email.toUpperCase())),
  );
  expect(answers.every(({ body }) => body.success === true)).toBe(true);
  expect(await countMailsTo(server, email)).toBe(1);
});

test("known, unknown, waiting, confirmed and gone addresses get the same answer", async () => {
  const { email: confirmed } = await subscribeAndConfirm();
  const gone = await subscribeAndConfirm();
  await post(gone.leave);
  const waiting = newAddress();
  await subscribe(waiting);
  const answers = await Promise.all([confirmed, gone.email, waiting, newAddress()].map((email) => subscribe(email)));
  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expect([...headers.keys()].toSorted()).toEqual([...(answers[0]?.headers.keys() ?? [])].toSorted());
  }
});

test("the confirmation page shows and changes nothing; posting it confirms, twice as well as once", async () => {
  const email = newAddress();
  await subscribe(email);
  const { confirm } = await receiveWelcome(email);
  const page = await fetch(confirm);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Confirm my subscription");
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-/,
  );
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect((await findSubscriber(email)).status).toBe("pending");

  const token = new URL(confirm).searchParams.get("token") ?? "";
  const sent = await post(`${server.url}/newsletter/confirm`, `token=${encodeURIComponent(token)}`);
  expect(await sent.text()).toContain("You are subscribed");
  expect((await findSubscriber(email)).status).toBe("confirmed");
  expect((await post(confirm)).status).toBe(200);
});

test("a token stands nowhere in the database", async () => {
  const { confirm, leave } = await subscribeAndConfirm();
  for (const link of [confirm, leave]) {
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(token.length).toBeGreaterThan(40);
    const { rows } = await server.database.query(
      `select count(*)::int as hits from newsletter_subscribers s, private.outbox o
       where s::text like '%' || $1 || '%' or o::text like '%' || $1 || '%'`,
      [token],
    );
    expect(rows[0].hits).toBe(0);
  }
});

test("one click leaves at once: by the mail program's own button, or by the page's", async () => {
  for (const body of ["List-Unsubscribe=One-Click", ""]) {
    const { email, leave } = await subscribeAndConfirm();
    expect((await fetch(leave)).status).toBe(200);
    expect((await findSubscriber(email)).status).toBe("confirmed");
    const answer = await post(leave, body);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("You are unsubscribed");
    expect((await findSubscriber(email)).status).toBe("unsubscribed");
    expect((await post(leave, body)).status).toBe(200);
  }
});

test("another site's page cannot press our buttons; a mail program's own button may stand anywhere", async () => {
  const email = newAddress();
  await subscribe(email);
  const { confirm, leave } = await receiveWelcome(email);
  const press = (link: string, type: string, body = "") => {
    const headers = { "content-type": type, origin: "https://mail.example" };
    return fetch(link, { method: "POST", headers, body });
  };
  for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
    expect((await press(confirm, type)).status).toBe(403);
    const token = new URL(leave).searchParams.toString();
    expect((await press(`${server.url}/newsletter/unsubscribe`, type, token)).status).toBe(403);
  }
  expect((await findSubscriber(email)).status).toBe("pending");
  const answer = await press(leave, "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click");
  expect(answer.status).toBe(200);
});

test("newsletter mail carries the headers of RFC 8058", async () => {
  const email = newAddress();
  await subscribe(email);
  const { leave } = await receiveWelcome(email);
  const { rows } = await server.database.query("select headers from private.kept_mails where recipient = $1", [email]);
  expect(rows[0].headers).toEqual({
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("whoever has left stays out, whatever others enter, until they confirm it themselves", async () => {
  const own = await startServerForTest();
  const { email, confirm, leave } = await subscribeAndConfirm(own);
  await post(leave);
  // The old link to confirm, in a mailbox that scanners read, must not bring the reader back.
  expect((await post(confirm)).status).toBe(404);
  expect((await findSubscriber(email, own)).status).toBe("unsubscribed");

  // Until now: asked once, and once something to read.
  expect(await countMailsTo(own, email)).toBe(2);
  await subscribe(email, own);
  await subscribe(email, own);
  expect((await findSubscriber(email, own)).status).toBe("unsubscribed");
  expect(await countMailsTo(own, email)).toBe(3);
  const { rows: kept } = await own.database.query("select count(*)::int as kept from private.suppressions");
  expect(kept[0].kept).toBe(1);

  // It was not they: leaving again keeps strangers from having them asked for a month.
  await post(leave);
  own.clock.ahead += 8 * 24 * 3_600_000;
  await subscribe(email, own);
  expect(await countMailsTo(own, email)).toBe(3);

  // Read before the month is over, with which kept mails go.
  const earlier = (await waitForMails(own, ({ to }) => to === email, 3)).flatMap(linksOf);
  own.clock.ahead += 30 * 24 * 3_600_000;
  await subscribe(email, own);
  const isNew = (link: string) => link.includes("/newsletter/confirm") && !earlier.includes(link);
  const again = await waitForMails(own, (mail) => mail.to === email && linksOf(mail).some(isNew));
  const asked = new Set([...earlier, ...again.flatMap(linksOf)].filter((link) => link.includes("/newsletter/confirm")));
  const answers = await Promise.all([...asked].map((link) => post(link)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect((await findSubscriber(email, own)).status).toBe("confirmed");
  const { rows } = await own.database.query("select count(*)::int as kept from private.suppressions");
  expect(rows[0].kept).toBe(0);
});

test("an erased address that had left is still left alone", async () => {
  const { email, leave } = await subscribeAndConfirm();
  await post(leave);
  await server.database.query("delete from newsletter_subscribers where email = $1", [email]);
  await subscribe(email);
  expect((await findSubscriber(email)).status).toBe("unsubscribed");
});

test("a lost welcome can be asked for again after a day; the newest link is the one that works", async () => {
  const own = await startServerForTest();
  const email = newAddress();
  await subscribe(email, own);
  const first = await receiveWelcome(email, own);
  own.clock.ahead += 25 * 3_600_000;
  await subscribe(email, own);
  const mails = await waitForMails(own, ({ to }) => to === email, 2);
  const links = mails.flatMap(linksOf).filter((link) => link.includes("/confirm"));
  const second = links.find((link) => link !== first.confirm) ?? "";
  expect((await post(first.confirm)).status).toBe(404);
  own.clock.ahead += 31 * 24 * 3_600_000;
  expect((await post(second)).status).toBe(410);
  expect((await findSubscriber(email, own)).status).toBe("pending");
});

test.each(["/newsletter/confirm", "/newsletter/unsubscribe"])("%s with a wrong token says so kindly", async (path) => {
  for (const query of ["", "?token=", "?token=wrong", "?token=%00", `?token=${"a".repeat(5_000)}`]) {
    const shown = await fetch(server.url + path + query);
    expect(shown.status).toBe(404);
    expect(await shown.text()).toContain("This link no longer works");
    expect((await post(server.url + path + query)).status).toBe(404);
  }
});

test("without scripts the answer is a page, and a wrong address comes back in its field", async () => {
  const email = newAddress();
  const sent = await sendForm(server, "newsletter-subscribe", { email }, { referer: `${server.url}/blog?x=1` });
  expect(sent.status).toBe(200);
  expect(sent.html).toContain("Welcome to Halftitle!");
  expect(sent.html).toContain("Thank you for subscribing to our newsletter. Check your email for a welcome message.");
  expect(await findSubscriber(email)).toMatchObject({ page: "/blog" });

  const refused = await sendForm(server, "newsletter-subscribe", { email: '"><script>alert(1)</script>' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain("Please enter a valid email address");
  expect(refused.html).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(refused.html).not.toContain("<script");
});
