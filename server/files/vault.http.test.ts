import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { signedInAuthor } from "../testing/accounts.ts";
import { ask, authorInProduction, beginUpload, patch, pdf, sendFile, tus } from "../testing/books.ts";
import { once } from "../testing/once.ts";
import { runCommandOn } from "../testing/run-command.ts";
import { type Staff, signedInStaff } from "../testing/staff.ts";
import { startServerForTest, startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { openFolderStore } from "./folder-store.ts";
import { sweepFiles } from "./sweep.ts";

let server: TestServer;
let june: Staff;
beforeAll(async () => {
  server = await startTestServer();
  june = await signedInStaff(server);
});
afterAll(() => server.stop());

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const filesFolder = () => join(server.place.DATA_DIR ?? "", "files");

async function linkTo(token: string, version: string) {
  const answer = await fetch(`${server.url}/files/links`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ version }),
  });
  return { status: answer.status, ...((await answer.json()) as { href: string; message?: string }) };
}

test("a file goes up in pieces, goes on after a lost connection, and comes down whole or in part under its hash", async () => {
  const ada = await authorInProduction(server, june);
  const token = ada.session.access_token;
  const content = Buffer.concat([pdf("A long book"), randomBytes(3_000_000)]) as Uint8Array<ArrayBuffer>;
  const sending = { book: ada.book, document: "Manuscript", name: "Salt – draft 2.pdf", change: "A new ending" };
  const { path, status } = await beginUpload(server, token, content.length, sending);
  expect(status).toBe(201);
  expect((await patch(server, token, path, 0, content.subarray(0, 1_000_000))).status).toBe(204);
  // A connection that breaks off in the middle of a piece.
  const breaking = new AbortController();
  const torn = fetch(new URL(path, server.url), {
    method: "PATCH",
    headers: {
      "tus-resumable": "1.0.0",
      authorization: `Bearer ${token}`,
      "content-type": "application/offset+octet-stream",
      "upload-offset": "1000000",
    },
    body: new ReadableStream({
      async pull(controller) {
        controller.enqueue(content.subarray(1_000_000, 1_500_000));
        await new Promise((resolve) => setImmediate(resolve));
        breaking.abort();
      },
    }),
    duplex: "half",
    signal: breaking.signal,
  } as RequestInit);
  await expect(torn).rejects.toThrow();
  const offset = await expect
    .poll(async () => Number((await tus(server, token, "HEAD", path)).headers.get("upload-offset")))
    .toBeGreaterThanOrEqual(1_000_000)
    .then(async () => Number((await tus(server, token, "HEAD", path)).headers.get("upload-offset")));
  const last = await patch(server, token, path, offset, content.subarray(offset));
  expect(last.status).toBe(204);
  const version = last.headers.get("halftitle-version") ?? "";
  // Whoever lost that answer asks again, and hears that all of it is there.
  expect((await tus(server, token, "HEAD", path)).headers.get("upload-offset")).toBe(String(content.length));

  const { files, bytes } = await ask(ada, "my_book", { book: ada.book });
  expect(files).toMatchObject([
    {
      name: "Manuscript",
      newest: { id: version, number: 1, sha256: hashOf(content), type: "pdf", change: "A new ending" },
    },
  ]);
  expect(bytes).toBe(content.length);

  const { href } = await linkTo(token, version);
  const whole = await fetch(new URL(href, server.url));
  expect(hashOf(new Uint8Array(await whole.arrayBuffer()))).toBe(hashOf(content));
  expect(whole.headers.get("content-disposition")).toBe(
    `attachment; filename*=UTF-8''Salt%20%E2%80%93%20draft%202.pdf`,
  );
  expect(whole.headers.get("content-security-policy")).toContain("sandbox");
  const part = await fetch(new URL(href, server.url), { headers: { range: "bytes=10-19" } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(content.subarray(10, 20)));
  expect((await fetch(new URL(href, server.url), { headers: { range: "bytes=9999999-" } })).status).toBe(416);
});

test("a server that stopped between the last byte and the version finishes when somebody comes back for it", async () => {
  const ada = await authorInProduction(server, june);
  const token = ada.session.access_token;
  const content = pdf(randomUUID());
  const { path } = await beginUpload(server, token, content.length, { book: ada.book, name: "a.pdf" });
  writeFileSync(join(filesFolder(), "uploads", path.split("/").at(-1) ?? ""), content);
  expect((await tus(server, token, "HEAD", path)).headers.get("upload-offset")).toBe(String(content.length));
  const { files } = await ask(ada, "my_book", { book: ada.book });
  expect(files).toMatchObject([{ newest: { sha256: hashOf(content) } }]);
});

test("a version is never overwritten: the same document counts on, and the same bytes lie there once", async () => {
  const ada = await authorInProduction(server, june);
  const token = ada.session.access_token;
  const [one, two] = [pdf(randomUUID()), pdf(randomUUID())];
  const sending = { book: ada.book, kind: "cover", document: "Cover", name: "cover.pdf" };
  for (const content of [one, two, one]) await sendFile(server, token, content, sending);
  const { files, bytes } = await ask(ada, "my_book", { book: ada.book });
  expect(files).toMatchObject([{ name: "Cover", newest: { number: 3, sha256: hashOf(one) } }]);
  expect(bytes).toBe(one.length + two.length);
  const versions = await ask(ada, "book_versions", { file: files[0]?.id ?? 0 });
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  await expect(server.database.query("update book_versions set sha256 = sha256")).rejects.toThrow(/only ever added to/);
});

test("what is no file of a book is refused with the reason: by its size before a byte is sent, by its bytes after", async () => {
  const ada = await authorInProduction(server, june);
  const token = ada.session.access_token;
  const huge = await beginUpload(server, token, 2 * 1024 ** 3, { book: ada.book, name: "a.pdf" });
  expect(huge.status).toBe(413);
  const named = await beginUpload(server, token, 10, { book: ada.book, name: "manuscript.doc" });
  expect(named).toMatchObject({ status: 415, text: expect.stringMatching(/not a file we can work with/) });
  const program = Buffer.from("MZ\x90\0\x03\0\0\0program") as Uint8Array<ArrayBuffer>;
  const begun = await beginUpload(server, token, program.length, { book: ada.book, name: "manuscript.docx" });
  const answer = await patch(server, token, begun.path, 0, program);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/not a file we can work with/);
  expect((await tus(server, token, "HEAD", begun.path)).status).toBe(404);
  expect((await ask(ada, "my_book", { book: ada.book })).files).toEqual([]);

  await server.database.query("update books set quota = 100 where id = $1", [ada.book]);
  const full = await beginUpload(server, token, 101, { book: ada.book, name: "a.pdf" });
  expect(full).toMatchObject({ status: 413, text: expect.stringMatching(/Ask us, and we will make room/) });
  // An upload under way holds its place.
  expect((await beginUpload(server, token, 60, { book: ada.book, name: "a.pdf" })).status).toBe(201);
  expect((await beginUpload(server, token, 60, { book: ada.book, name: "b.pdf" })).status).toBe(413);
});

test("nobody sends into, goes on with, or opens what is not theirs, and a link ends with its minutes and its session", async () => {
  const ada = await authorInProduction(server, june);
  const ben = await signedInAuthor(server);
  const [token, other] = [ada.session.access_token, ben.session.access_token];
  const sending = { book: ada.book, name: "a.pdf" };
  expect((await beginUpload(server, other, 10, sending)).status).toBe(404);
  expect((await tus(server, undefined, "POST", "/files/uploads", { headers: { "upload-length": "5" } })).status).toBe(
    401,
  );
  const { path } = await beginUpload(server, token, 10, sending);
  for (const method of ["HEAD", "DELETE"]) expect((await tus(server, other, method, path)).status).toBe(404);
  expect((await patch(server, other, path, 0, pdf("x").subarray(0, 5))).status).toBe(404);
  expect((await fetch(new URL(path, server.url), { headers: { authorization: `Bearer ${token}` } })).status).toBe(405);
  // An upload has a name, and no name leads out of its folder.
  expect((await tus(server, token, "HEAD", "/files/uploads/..%2f..%2fsecrets.json")).status).toBe(400);

  const { version } = await sendFile(server, token, pdf(randomUUID()), sending);
  expect((await linkTo(other, version)).status).toBe(404);
  const { href } = await linkTo(token, version);
  const open = async (address: string | URL) => (await fetch(new URL(address, server.url))).status;
  expect(await open(href)).toBe(200);
  const changed = (name: string, value: string) => {
    const url = new URL(href, server.url);
    url.searchParams.set(name, value);
    return url;
  };
  expect(await open(changed("until", "9999999999"))).toBe(403);
  expect(await open(changed("session", randomUUID()))).toBe(403);
  expect(await open(changed("sign", "x"))).toBe(403);
  expect(await open(href.replace(version, randomUUID()))).toBe(403);
  server.clock.ahead = 6 * 60_000;
  expect(await open(href)).toBe(403);
  server.clock.ahead = 0;
  await server.database.query("delete from auth.sessions where user_id = $1", [ada.user.id]);
  expect(await open(href)).toBe(403);
});

test("every time staff open a file, its author can read who and when", async () => {
  const ada = await authorInProduction(server, june);
  const { version } = await sendFile(server, ada.session.access_token, pdf(randomUUID()), {
    book: ada.book,
    name: "a.pdf",
  });
  expect((await linkTo(june.token, version)).status).toBe(200);
  const reads = await ask(ada, "book_list", {
    book: ada.book,
    list: "reads",
    before: null,
    page_size: 5,
    search: null,
  });
  expect(reads).toMatchObject([{ version_id: version, side: "house", who: june.email }]);
});

test("what nothing refers to is swept after its grace; what a version names, never", async () => {
  const ada = await authorInProduction(server, june);
  const token = ada.session.access_token;
  const content = pdf(randomUUID());
  const { sha256 } = await sendFile(server, token, content, { book: ada.book, name: "a.pdf" });
  const store = await openFolderStore(filesFolder());
  expect(statSync(filesFolder()).mode & 0o777).toBe(0o700);
  const uploads = join(filesFolder(), "uploads");
  const stray = "f".repeat(32);
  writeFileSync(join(uploads, stray), "stray");
  const strayHash = await store.uploads.hash(stray);
  await store.keep(stray, strayHash);
  const now = { uploads: 0, contents: 0, finished: 0 };
  const gone = await sweepFiles({ store, pool: server.database, clock: () => new Date(Date.now() + 1_000) }, now);
  expect(gone.contents).toBe(1);
  expect(await store.size(strayHash)).toBeUndefined();
  expect(await store.size(sha256)).toBe(content.length);
  expect(readdirSync(uploads)).toEqual([]);
});

once(
  "a backup holds the files of books beside it, and a restore brings each back under its hash or nothing at all",
  async () => {
    const own = await startServerForTest();
    const ada = await authorInProduction(own, await signedInStaff(own));
    const content = pdf(randomUUID());
    const { sha256 } = await sendFile(own, ada.session.access_token, content, { book: ada.book, name: "a.pdf" });
    const kept = mkdtempSync(join(tmpdir(), "halftitle-backup-"));
    const target = mkdtempSync(join(tmpdir(), "halftitle-restored-"));
    onTestFinished(() => {
      for (const folder of [kept, target]) rmSync(folder, { recursive: true, force: true });
    });
    const backup = join(kept, "one.backup.gz");
    expect((await runCommandOn(own, "backup", backup)).said).toMatch(/1 files of books are beside it/);
    const place = (folder: string) => join(folder, "files", "contents", sha256.slice(0, 2), sha256);
    const restore = () => runCommandOn({ ...own, place: { DATA_DIR: target } }, "restore", backup);
    writeFileSync(place(kept), "something else");
    expect((await restore()).said).toContain(`the file ${sha256} is missing or damaged`);
    writeFileSync(place(kept), content);
    expect((await restore()).said).toMatch(/1 files of books are in the folder/);
    expect(readFileSync(place(target))).toEqual(Buffer.from(content));
  },
);
