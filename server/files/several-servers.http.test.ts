import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { uploadWords } from "#content/production.ts";
import { openPool } from "../database/pool.ts";
import { readSettings } from "../environment.ts";
import { openLog } from "../log.ts";
import { startServer } from "../start.ts";
import { authorInProduction, beginUpload, pdf, readVault, sendFile } from "../testing/books.ts";
import { signedInStaff } from "../testing/staff.ts";
import { createDatabase, startServerForTest } from "../testing/start-test-server.ts";
import { openUploadLocks } from "./upload-locks.ts";

/** Several servers need a database that they can share, which is the kind given by address. */
const once = test.runIf(inject("backend") === "database-url");
const log = openLog("silent");

once(
  "two servers without a common place refuse files with a sentence, say so at boot, and go on opening them",
  async () => {
    const first = await startServerForTest();
    const ada = await authorInProduction(first, await signedInStaff(first));
    const token = ada.session.access_token;
    const sending = { book: ada.book, name: "a.pdf" };
    const { version } = await sendFile(first, token, pdf("Before"), sending);

    const folder = mkdtempSync(join(tmpdir(), "halftitle-second-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const settings = readSettings({ PORT: "0", DATABASE_URL: first.databaseUrl, DATA_DIR: folder });
    const second = await startServer(settings, { log, siteFolder: inject("siteFolder"), isDelivering: false });
    expect(second.noUploads).toMatch(/^No files are taken: another server is on this database/);
    for (const { url } of [first, second]) {
      const refused = await beginUpload({ ...first, url }, token, 10, sending);
      expect(refused).toMatchObject({ status: 503, text: uploadWords.severalServers });
      expect(await readVault({ ...first, url }, token, ada.book)).toMatchObject({ closed: uploadWords.severalServers });
    }
    const link = await fetch(`${first.url}/files/links`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ version }),
    });
    const { href } = (await link.json()) as { href: string };
    expect((await fetch(new URL(href, first.url))).status).toBe(200);

    await second.stop();
    await expect.poll(async () => (await beginUpload(first, token, 10, sending)).status).toBe(201);
    expect(await readVault(first, token, ada.book)).toMatchObject({ closed: null });
  },
);

once(
  "an upload has one writer over all servers: who waits asks the other to let go, and a lost one holds nothing",
  async () => {
    const database = await createDatabase();
    const pool = openPool(database.url, () => {}, 2);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const servers = [await openUploadLocks({ pool, log }), await openUploadLocks({ pool, log })] as const;
    onTestFinished(async () => {
      for (const { stop } of servers) await stop();
      await admin.end();
      await pool.end();
      await database.drop();
    });
    expect(await servers[0].isAlone()).toBe(false);
    const never = new AbortController().signal;
    const id = "0123456789abcdef0123456789abcdef";

    const held = servers[0].locker.newLock(id);
    const asked = Promise.withResolvers<void>();
    await held.lock(never, () => asked.resolve());
    const wanted = servers[1].locker.newLock(id);
    const lost = Promise.withResolvers<void>();
    let isMine = false;
    const taken = Promise.resolve(wanted.lock(never, () => lost.resolve())).then(() => {
      isMine = true;
    });
    await asked.promise;
    expect(isMine).toBe(false);
    await held.unlock();
    await taken;

    // The holder's connection is cut, as when its server is killed: nobody has to wait for anything to run out.
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and mode = 'ExclusiveLock' and classid = 74201`,
    );
    await lost.promise;
    await held.lock(never, () => {});
    await held.unlock();
  },
);
