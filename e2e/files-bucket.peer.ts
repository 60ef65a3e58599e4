import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Upload } from "@tus/utils";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { saveContents } from "../server/backup/backup-contents.ts";
import { holds } from "../server/files/content-store.ts";
import { openContentStore } from "../server/files/open-store.ts";
import { sweepFiles } from "../server/files/sweep.ts";
import { authorInProduction, pdf, sendFile } from "../server/testing/books.ts";
import { runCommand, runCommandOn } from "../server/testing/run-command.ts";
import { signedInStaff } from "../server/testing/staff.ts";
import { startServerForTest } from "../server/testing/start-test-server.ts";
import { findSwift, openSwift } from "./swift.ts";

const isThere = findSwift();
if (!isThere) console.warn("Left out, because Debian's Swift could not be had: the files of books in a bucket.");

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

test.runIf(isThere)(
  "a file grows in a real bucket over two servers, lies under its hash, and comes back in parts",
  async () => {
    const FILES_URL = await openSwift();
    // Two servers: what one has written, the other goes on with.
    const [one, two] = [await openContentStore({ FILES_URL }), await openContentStore({ FILES_URL })];
    expect(one.description).toBe(`the bucket books at ${FILES_URL.host}`);
    const content = randomBytes(19_000_000);
    const id = "a".repeat(32);
    await one.uploads.tus.create(
      new Upload({ id, size: content.length, offset: 0, metadata: { name: "Salt – 2.pdf" } }),
    );
    await one.uploads.tus.write(Readable.from([content.subarray(0, 9_000_000)]), id, 0);
    expect(await two.uploads.tus.getUpload(id)).toMatchObject({ offset: 9_000_000, size: content.length });
    // A connection that breaks: what came is kept.
    const broken = new Readable({ read() {} });
    broken.push(content.subarray(9_000_000, 10_000_000));
    setImmediate(() => broken.destroy(new Error("broken")));
    await two.uploads.tus.write(broken, id, 9_000_000).catch(() => {});
    const reached = (await one.uploads.reached(id)) ?? 0;
    expect(reached).toBeGreaterThanOrEqual(9_000_000);
    // A server that thought it was still the writer: the same bytes once more do no harm.
    await two.uploads.tus.write(Readable.from([content.subarray(8_000_000, 8_500_000)]), id, 8_000_000);
    await one.uploads.tus.write(Readable.from([content.subarray(reached)]), id, reached);
    expect(await two.uploads.reached(id)).toBe(content.length);
    expect(
      (await buffer(await two.uploads.read(id, { start: 8_999_990, end: 9_000_009 }))).equals(
        content.subarray(8_999_990, 9_000_010),
      ),
    ).toBe(true);

    const sha256 = hashOf(content);
    await expect(one.keep(id, hashOf(Buffer.from("other")))).rejects.toThrow();
    await one.keep(id, sha256);
    await two.keep(id, sha256);
    expect(await two.size(sha256)).toBe(content.length);
    expect(await holds(two, sha256)).toBe(true);
    expect((await buffer(await two.read(sha256, { start: 10, end: 19 }))).equals(content.subarray(10, 20))).toBe(true);

    const listed = [];
    for await (const each of one.list()) listed.push(each);
    expect(listed).toEqual([sha256]);
    for await (const upload of one.uploads.list()) {
      expect(upload.id).toBe(id);
      await one.uploads.remove(upload.id);
    }
    await expect(two.uploads.tus.getUpload(id)).rejects.toMatchObject({ status_code: 404 });

    // A backup reads every file where it lies; one that is gone is no backup.
    expect(await saveContents(one, "/tmp/none.backup.gz", new Set([sha256]))).toBe(
      `1 files of books stay in the bucket books at ${FILES_URL.host}; each was read there and compared with its hash`,
    );
    expect(await one.put(hashOf(Buffer.from("small")), Readable.from([Buffer.from("wrong")]))).toBe(false);
    expect(await one.put(hashOf(Buffer.from("small")), Readable.from([Buffer.from("small")]))).toBe(true);
    await two.remove(sha256);
    await expect(saveContents(one, "/tmp/none.backup.gz", new Set([sha256]))).rejects.toThrow(
      /missing or damaged in the bucket books/,
    );
  },
  600_000,
);

test.runIf(isThere)(
  "a server on a bucket: a backup and a restore find its files there, and the sweep takes what nothing names",
  async () => {
    const FILES_URL = await openSwift();
    const settings = { FILES_URL: FILES_URL.href };
    const server = await startServerForTest({ settings });
    const ada = await authorInProduction(server, await signedInStaff(server));
    const token = ada.session.access_token;
    const content = pdf(randomUUID());
    const { version, sha256 } = await sendFile(server, token, content, { book: ada.book, name: "a.pdf" });
    const folder = () => {
      const made = mkdtempSync(join(tmpdir(), "halftitle-bucket-"));
      onTestFinished(() => rmSync(made, { recursive: true, force: true }));
      return made;
    };
    const backup = join(folder(), "night.backup.gz");
    const saved = await runCommandOn({ ...server, place: { ...server.place, ...settings } }, "backup", backup);
    expect(saved).toMatchObject({
      code: 0,
      said: expect.stringContaining("1 files of books stay in the bucket books"),
    });

    const store = await openContentStore({ FILES_URL });
    const stray = Buffer.from("Nobody names this.");
    await store.put(hashOf(stray), Readable.from([stray]));
    const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
    onTestFinished(() => pool.end());
    const soon = -60_000;
    const swept = await sweepFiles(
      { store, pool, clock: () => new Date() },
      { uploads: soon, contents: soon, finished: soon },
    );
    expect(swept).toEqual({ uploads: 1, contents: 1 });
    expect([await holds(store, sha256), await store.size(hashOf(stray))]).toEqual([true, undefined]);

    const DATA_DIR = folder();
    const restored = await runCommand({ DATA_DIR, ...settings }, "restore", backup);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining("is ready to be started on") });
    const second = await startServerForTest({ backend: "embedded", settings: { DATA_DIR, ...settings } });
    const link = await fetch(`${second.url}/files/links`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ version }),
    });
    const { href } = (await link.json()) as { href: string };
    const bytes = await fetch(new URL(href, second.url));
    expect(Buffer.from(await bytes.arrayBuffer()).equals(content)).toBe(true);

    await store.remove(sha256);
    const refused = await runCommand({ DATA_DIR: folder(), ...settings }, "restore", backup);
    expect(refused).toMatchObject({ code: expect.any(Number), said: expect.stringMatching(/missing or damaged/) });
    expect(refused.code).not.toBe(0);
  },
  600_000,
);
