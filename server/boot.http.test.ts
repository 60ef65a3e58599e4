import { once as happened } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publicKey } from "#domain/public-key.ts";
import { findPostgresBinaries, postgresUser } from "./database/postgres-binaries.ts";
import { isDaily, isOnEmbedded, once, onceOnEmbedded } from "./testing/once.ts";
import { prepareFolderForTest } from "./testing/prepared-cluster.ts";
import { spawnServer } from "./testing/spawn-server.ts";
import { createDatabase } from "./testing/start-test-server.ts";

const isRoot = process.getuid?.() === 0;
const onceAsRoot = test.runIf(isDaily && isRoot);
const onceOnEmbeddedAsRoot = test.runIf(isOnEmbedded && isRoot);

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

type Refused = readonly [settings: Record<string, string>, name: string, exitCode: number];
const oneOfEachKind: Refused[] = [
  [{ SITE_URL: "https://halftitle.example" }, "SMTP_URL", 78],
  [{ DATA_DIR: "/dev/null/data" }, "DATA_DIR", 73],
  [{ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, "DATABASE_URL", 69],
];
const theOthers: Refused[] = [
  [{ PORT: "eighty" }, "PORT", 78],
  [{ PORT: "70000" }, "PORT", 78],
  [{ SITE_URL: "halftitle" }, "SITE_URL", 78],
  [{ SMTP_URL: "http://mail.example" }, "SMTP_URL", 78],
  [{ IMAP_URL: "https://desk:hidden-word@mail.example/INBOX" }, "IMAP_URL must be an imaps://", 78],
  [{ IMAP_URL: "imaps://mail.example/INBOX" }, "IMAP_URL must name a user and a password", 78],
  [{ IMAP_URL: "imaps://desk:100%-sure@mail.example/INBOX" }, "IMAP_URL has a %", 78],
  [{ IMAP_URL: "imap://desk:hidden-word@mail.example/INBOX" }, "IMAP_URL must begin with imaps://", 78],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL", 78],
  [{ SUPABASE_URL: "https://project.example" }, "SUPABASE_ANON_KEY", 78],
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM", 78],
  [{ TRUSTED_PROXIES: "10.0.0.0/99" }, "TRUSTED_PROXIES", 78],
];
for (const [tried, refused] of [
  [once, oneOfEachKind],
  [onceOnEmbedded, theOthers],
] as const) {
  tried.each(refused)("%o stops the boot with one sentence that names %s", async (settings, name, exitCode) => {
    const { code, errors } = await spawnServer(settings).ended;
    expect(code).toBe(exitCode);
    expect(errors).toContain(name);
    expect(errors.trim().split("\n")).toHaveLength(1);
    expect(errors).not.toContain("hidden-word");
  });
}

onceOnEmbedded("a taken port stops the boot with one sentence, and the database goes with it", async () => {
  const squatter = createServer().listen(0, "127.0.0.1");
  await happened(squatter, "listening");
  onTestFinished(() => void squatter.close());
  const { port } = squatter.address() as AddressInfo;
  const folder = prepareFolderForTest();
  const { code, errors } = await spawnServer({ DATA_DIR: folder, PORT: String(port) }).ended;
  expect(code).toBe(69);
  expect(errors).toMatch(/is taken: set PORT/);
  expect(() => statSync(join(folder, "postgres", "postmaster.pid"))).toThrow();
});

onceOnEmbedded("a second server on the same data folder refuses, and the first goes on", async () => {
  const settings = { DATA_DIR: prepareFolderForTest() };
  const first = spawnServer(settings);
  const url = await first.url;
  const { code, errors } = await spawnServer(settings).ended;
  expect(code).toBe(69);
  expect(errors).toContain("in use by another server");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  first.process.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0 });
});

onceOnEmbedded("a second start finds the first one's data and secrets, which only their owner can read", async () => {
  const folder = makeFolder();
  const settings = { DATA_DIR: folder };
  const first = spawnServer(settings);
  await first.url;
  const secrets = readFileSync(join(folder, "secrets.json"), "utf8");
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  first.process.kill("SIGTERM");
  await first.ended;
  const second = spawnServer(settings);
  const url = await second.url;
  await vi.waitFor(async () => expect(await (await fetch(`${url}/dev/mail.json`)).json()).not.toEqual([]), 60_000);
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toBe(secrets);
  second.process.kill("SIGTERM");
  await second.ended;
});

onceOnEmbedded("a killed server takes its database along, and the next start finds the folder free", async () => {
  const settings = { DATA_DIR: prepareFolderForTest() };
  const first = spawnServer(settings);
  await first.url;
  first.process.kill("SIGKILL");
  const second = spawnServer(settings);
  expect((await fetch(`${await second.url}/readyz`)).status).toBe(200);
  second.process.kill("SIGTERM");
  expect(await second.ended).toMatchObject({ code: 0 });
});

onceOnEmbedded("requests under way are finished before the server stops", async () => {
  const database = await createDatabase();
  const server = spawnServer({ DATABASE_URL: database.url });
  const url = await server.url;
  const text = JSON.stringify({ id: crypto.randomUUID(), source: "home", name: "Ada", email: "ada@example.com" });
  const call = request(`${url}/rest/v1/consultation_requests`, {
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json", "content-length": text.length },
  });
  const answered = happened(call, "response");
  await new Promise((resolve) => call.write(text.slice(0, 10), resolve));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  server.process.kill("SIGTERM");
  await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), 60_000);
  // The rest of the body arrives while the server is already closing.
  call.end(text.slice(10));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(201);
  answer.resume();
  expect(await server.ended).toMatchObject({ code: 0 });
  await database.drop();
});

onceOnEmbeddedAsRoot("an ordinary user runs it as well", async () => {
  const folder = makeFolder();
  chownSync(folder, 65534, 65534);
  const server = spawnServer({ DATA_DIR: folder }, { uid: 65534, gid: 65534 });
  expect((await fetch(`${await server.url}/readyz`)).status).toBe(200);
  expect(statSync(join(folder, "postgres")).uid).toBe(65534);
  server.process.kill("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0 });
});

onceAsRoot("binaries in a closed home are copied once to where the database's user can reach them", () => {
  const home = makeFolder();
  const user = postgresUser();
  const native = join(home, "native");
  const bin = findPostgresBinaries(user);
  // The same binaries, behind a door that only root can open.
  cpSync(join(bin, ".."), native, { recursive: true, verbatimSymlinks: true });
  chmodSync(home, 0o700);
  const copies = makeFolder();
  chmodSync(copies, 0o755);
  const found = findPostgresBinaries(user, native, copies);
  expect(found.startsWith(copies)).toBe(true);
  const made = statSync(found).ctimeMs;
  expect(findPostgresBinaries(user, native, copies)).toBe(found);
  expect(statSync(found).ctimeMs).toBe(made);
});

onceAsRoot("a chosen data folder in a closed home is refused in words", async () => {
  const home = makeFolder();
  chmodSync(home, 0o700);
  const { code, errors } = await spawnServer({ DATA_DIR: join(home, "inner", "data") }).ended;
  expect(code).toBe(78);
  expect(errors).toMatch(/DATA_DIR .* closed/);
});

once("a data folder of another PostgreSQL is refused, and the way out is named", async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
  const { code, errors } = await spawnServer({ DATA_DIR: folder }).ended;
  expect(code).toBe(78);
  expect(errors).toMatch(/PostgreSQL 17.*restore/);
});
