import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolderStore } from "../files/folder-store.ts";
import { sweepFiles } from "../files/sweep.ts";
import { erasePerson, exportPerson } from "../privacy/person.ts";
import { enforceRetention } from "../privacy/retention.ts";
import { signedInAuthor } from "../testing/accounts.ts";
import { askForConsultation } from "../testing/booking.ts";
import { pdf } from "../testing/books.ts";
import { eicar, scannerPeer } from "../testing/scanner-peer.ts";
import { linksOf, newAddress, sendForm, waitForMails } from "../testing/send-form.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const hour = 3_600_000;

type Sent = { at?: TestServer; name?: string; field?: string };

async function send(
  search: string,
  bytes: Uint8Array<ArrayBuffer>,
  { at = server, name = "middle.pdf", field = "file" }: Sent = {},
) {
  const form = new FormData();
  form.set(field, new File([bytes], name));
  const answer = await fetch(`${at.url}/chapter?${search}`, { method: "POST", body: form });
  return { status: answer.status, page: await answer.text() };
}
const of = ({ id }: { id: string }) => `lead=${id}`;
const open = async (search: string) => {
  const answer = await fetch(`${server.url}/chapter?${search}`);
  return { status: answer.status, page: await answer.text() };
};

async function linkTo(token: string | undefined, lead: string) {
  const answer = await fetch(`${server.url}/files/chapters/links`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ lead }),
  });
  return { status: answer.status, ...((await answer.json()) as { href?: string }) };
}

test("after a request one file can be sent, without scripts; the staff hear of it, open it by a link of minutes, and are logged", async () => {
  const email = newAddress();
  const stored = await sendForm(server, "request-consultation", { source: "home", name: "Ada Lark", email });
  const [, search = ""] = /href="\/chapter\?([^"]+)"/.exec(stored.html) ?? [];
  const lead = new URLSearchParams(search).get("lead") ?? "";
  const form = await open(search);
  expect(form).toMatchObject({ status: 200, page: expect.stringContaining('enctype="multipart/form-data"') });
  expect(form.page).toContain("delete it after 90 days");

  const content = pdf(randomUUID());
  const done = await send(search, content, { name: "C:\\pages\\The middle.pdf" });
  expect(done).toMatchObject({ status: 200, page: expect.stringContaining("We have your chapter") });
  await waitForMails(
    server,
    ({ subject, text }) => /^A chapter for request/.test(subject) && text.includes("The middle.pdf"),
  );
  // One, and no second.
  const again = await send(search, pdf(randomUUID()));
  expect(again.page).toContain("“The middle.pdf”");
  expect((await open(search)).page).not.toContain("<form");

  expect(await june.ask("desk_request_files", { leads: [lead] })).toMatchObject([
    { lead_id: lead, name: "The middle.pdf", size: content.length, type: "pdf", is_scanned: false },
  ]);
  const author = await signedInAuthor(server);
  expect((await linkTo(undefined, lead)).status).toBe(401);
  expect((await linkTo(author.session.access_token, lead)).status).toBe(403);
  const { href = "" } = await linkTo(june.token, lead);
  const bytes = await fetch(new URL(href, server.url));
  expect(bytes.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''The%20middle.pdf");
  expect(bytes.headers.get("content-security-policy")).toContain("sandbox");
  expect(Buffer.from(await bytes.arrayBuffer()).equals(content)).toBe(true);
  const other = await askForConsultation(server);
  expect((await fetch(new URL(href.replace(lead, other.id), server.url))).status).toBe(403);
  server.clock.ahead = 6 * 60_000;
  expect((await fetch(new URL(href, server.url))).status).toBe(403);
  server.clock.ahead = 0;
  const log = (await june.ask("desk_person", { key: email }))?.events.map(({ what, after }) => [what, after]);
  expect(log).toEqual(
    expect.arrayContaining([
      ["file", "The middle.pdf"],
      ["file opened", "The middle.pdf"],
    ]),
  );
});

test("two hours later only the signed link of the confirmation leads there, for its own request alone", async () => {
  const lead = await askForConsultation(server);
  const [mail] = await waitForMails(server, ({ to }) => to === lead.email);
  const link = linksOf(mail ?? { html: "", text: "" }).find((href) => href.includes("/chapter?")) ?? "";
  const { search } = new URL(link);
  server.clock.ahead = 3 * hour;
  try {
    expect((await open(of(lead))).status).toBe(404);
    const other = await askForConsultation(server);
    await server.database.query("update public.leads set created_at = now() - interval '3 days' where id = $1", [
      other.id,
    ]);
    expect((await open(search.slice(1).replace(lead.id, other.id))).status).toBe(404);
    expect(
      (await send(search.slice(1), Buffer.from("A plain page.\n") as Uint8Array<ArrayBuffer>, { name: "p.txt" })).page,
    ).toContain("We have your chapter");
  } finally {
    server.clock.ahead = 0;
  }
  expect((await open(`lead=${randomUUID()}`)).status).toBe(404);
});

test("what is no chapter is refused with the reason, whatever its name or its bytes pretend", async () => {
  const lead = await askForConsultation(server);
  const png = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), randomBytes(64)]) as Uint8Array<ArrayBuffer>;
  const macros = zipSync({ "[Content_Types].xml": new Uint8Array(2), "word/vbaProject.bin": new Uint8Array(2) });
  const archive = zipSync({ "a.txt": new Uint8Array(2) });
  for (const bytes of [png, macros as Uint8Array<ArrayBuffer>, archive as Uint8Array<ArrayBuffer>]) {
    expect(await send(of(lead), bytes, { name: "chapter.docx" })).toMatchObject({
      status: 422,
      page: expect.stringContaining("This is not a file we can read."),
    });
  }
  const page = Buffer.from("<script>run()</script>\n") as Uint8Array<ArrayBuffer>;
  expect((await send(of(lead), page, { name: "pages.hta" })).status).toBe(422);
  const heavy = Buffer.alloc(20 * 1024 * 1024 + 1, "a") as Uint8Array<ArrayBuffer>;
  expect(await send(of(lead), heavy, { name: "a.txt" })).toMatchObject({
    status: 413,
    page: expect.stringContaining("larger than 20 MB"),
  });
  expect((await send(of(lead), new Uint8Array(0))).status).toBe(400);
  expect((await send(of(lead), pdf("x"), { field: "other" })).status).toBe(400);
  expect(await june.ask("desk_request_files", { leads: [lead.id] })).toEqual([]);
});

test("a chapter goes after 90 days, and its bytes with the next sweep; it is in what a person is shown, and goes with them", async () => {
  const [lead, other] = [await askForConsultation(server), await askForConsultation(server)];
  const content = pdf(randomUUID());
  const sha256 = createHash("sha256").update(content).digest("hex");
  for (const one of [lead, other]) expect((await send(of(one), content)).status).toBe(200);
  expect(await exportPerson(server.database, lead.email as string)).toMatchObject({
    "private.request_files": [{ name: "middle.pdf", sha256 }],
  });
  await erasePerson(server.database, other.email as string);
  expect(await june.ask("desk_request_files", { leads: [other.id] })).toEqual([]);

  const store = await openFolderStore(join(server.place.DATA_DIR ?? "", "files"));
  const sweep = () =>
    sweepFiles(
      { store, pool: server.database, clock: () => new Date(Date.now() + 1_000) },
      { uploads: 0, contents: 0, finished: 0 },
    );
  const after = (days: number) =>
    enforceRetention({ pool: server.database, clock: () => new Date(Date.now() + days * 24 * hour) });
  await after(89);
  await sweep();
  expect(await store.size(sha256)).toBe(content.length);
  expect(await after(91)).toMatchObject({ request_files: expect.any(Number) });
  await sweep();
  expect(await store.size(sha256)).toBeUndefined();
});

test("where there is a scanner, a chapter is kept once it has seen it, and never infected or unseen", async () => {
  const scanner = await scannerPeer();
  const own = await startServerForTest({ settings: { CLAMD_URL: scanner.url } });
  const staff = await signedInStaff(own);
  const lead = await askForConsultation(own);
  const sendTo = (text: string) => send(of(lead), pdf(text), { at: own });
  expect(await sendTo("A page")).toMatchObject({ status: 503, page: expect.stringContaining("cannot check files") });
  await scanner.comeBack();
  expect(await sendTo(eicar)).toMatchObject({ status: 422, page: expect.stringContaining("virus scanner has found") });
  expect(await staff.ask("desk_request_files", { leads: [lead.id] })).toEqual([]);
  expect((await sendTo("A page")).status).toBe(200);
  expect(await staff.ask("desk_request_files", { leads: [lead.id] })).toMatchObject([{ is_scanned: true }]);
});

test("one client sends only so many", async () => {
  const own = await startServerForTest({ limits: "on" });
  const leads = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map((number) => askForConsultation(own, { email: newAddress(`n${number}`) })),
  );
  const statuses: number[] = [];
  for (const lead of leads) statuses.push((await send(of(lead), pdf(lead.id), { at: own })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
