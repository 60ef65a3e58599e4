import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import pg from "pg";
import { publicKey } from "#domain/public-key.ts";
import { findRunning } from "../server/backup/backup-place.ts";
import type { Effort, Finding, Part } from "./finding.ts";
import { call } from "./load.ts";
import { type Product, startProduct } from "./product.ts";
import { interleave, median } from "./samples.ts";

const piece = 8 * 1024 ** 2;
const megabyte = 1024 ** 2;

/** The files of books: how much of a plain copy's speed is left, what a gigabyte takes in memory, and whether full books are slow. */
export const measureFiles: Part = async (effort) => {
  const product = await startProduct(3978);
  const plain = fork("bench/plain-copy.ts", { execArgv: ["--import", "tsx"] });
  const pool = new pg.Pool({ connectionString: await findRunning(product.folder), max: 2 });
  try {
    const [port] = await once(plain, "message");
    const author = await openAuthor(product, pool);
    const findings = [
      ...(await compareCopies(author, `http://127.0.0.1:${port}`, effort)),
      await weighGigabyte(author, product, effort),
      await compareBooks(author, pool, effort),
    ];
    return { findings, charts: [], notes: [] };
  } finally {
    plain.disconnect();
    await pool.end();
    await product.stop();
  }
};

type Author = { url: string; token: string; headers: Record<string, string>; books: number[] };

/** The demonstration's author, with two books of the house. */
async function openAuthor({ url }: Product, pool: pg.Pool): Promise<Author> {
  const body = { email: "author@example.com", password: "halftitle-demo" };
  const headers = { apikey: publicKey };
  const signedIn = await call(`${url}/auth/v1/token?grant_type=password`, { method: "POST", headers, body });
  const token = JSON.parse(signedIn).access_token as string;
  const { rows } = await pool.query<{ id: string }>(
    `insert into books (owner, author_name, title, package, quota)
     select id, 'Ada', 'A book of the bench', 'pro', 100000000000 from auth.users, generate_series(1, 2)
     where email = 'author@example.com' returning id`,
  );
  return {
    url,
    token,
    headers: { ...headers, authorization: `Bearer ${token}` },
    books: rows.map(({ id }) => Number(id)),
  };
}

/** As the browser sends: in pieces. Each file has bytes of its own. */
async function upload({ url, headers, books: [book] }: Author, size: number): Promise<string> {
  const tus = { ...headers, "tus-resumable": "1.0.0" };
  const metadata = Object.entries({ book, kind: "interior", document: "Bench", name: "a.pdf" })
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString("base64")}`)
    .join(",");
  const begun = await fetch(`${url}/files/uploads`, {
    method: "POST",
    headers: { ...tus, "upload-length": String(size), "upload-metadata": metadata },
  });
  const path = begun.headers.get("location") ?? "";
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(64), Buffer.alloc(piece)]).subarray(0, piece);
  let version: string | null = null;
  for (let offset = 0; offset < size; offset += piece) {
    const answer = await fetch(url + path, {
      method: "PATCH",
      headers: { ...tus, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body: bytes.subarray(0, size - offset),
    });
    if (answer.status !== 204) throw new Error(`a piece was refused: ${answer.status} ${await answer.text()}`);
    version = answer.headers.get("halftitle-version");
  }
  if (!version) throw new Error("the file did not arrive");
  return version;
}

async function download({ url, headers }: Author, version: string): Promise<number> {
  const link = await call(`${url}/files/links`, { method: "POST", headers, body: { version } });
  return drain(await fetch(url + JSON.parse(link).href));
}

async function drain(answer: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  return bytes;
}

const timed = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

async function compareCopies(author: Author, plain: string, { isQuick, progress }: Effort): Promise<Finding[]> {
  const size = (isQuick ? 32 : 256) * megabyte;
  const bytes = Buffer.alloc(size);
  progress("upload and download beside a plain copy");
  let version = await upload(author, size);
  const times = await interleave(isQuick ? 2 : 7, {
    upload: () =>
      timed(async () => {
        version = await upload(author, size);
      }),
    plainUpload: () => timed(async () => (await fetch(plain, { method: "PUT", body: bytes })).text()),
    download: () => timed(() => download(author, version)),
    plainDownload: () => timed(async () => drain(await fetch(plain))),
  });
  const find = (what: string, ours: number[], theirs: number[], atMost: number): Finding => ({
    what: `${what} of ${size / megabyte} MB, against a plain copy`,
    value: median(ours) / median(theirs),
    unit: "times",
    beside: `${Math.round(median(ours))} ms; plain ${Math.round(median(theirs))} ms`,
    target: { atMost },
  });
  return [
    find("upload, hashed and on the disk at every piece,", times.upload, times.plainUpload, 8),
    find("download", times.download, times.plainDownload, 2),
  ];
}

async function weighGigabyte(author: Author, { process: { pid = 0 } }: Product, { isQuick, progress }: Effort) {
  const size = isQuick ? 256 * megabyte : 1024 ** 3;
  progress("memory of the server under a large file");
  // What comes with the first large file at all, such as the buffers of its connections, is there before.
  const first = await upload(author, 64 * megabyte);
  await download(author, first);
  const before = readMemory(pid, "VmRSS");
  // From here on the kernel counts the highest anew.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const version = await upload(author, size);
  const received = await download(author, version);
  if (received !== size) throw new Error(`${received} bytes of ${size} came back`);
  const highest = readMemory(pid, "VmHWM");
  return {
    what: `memory that ${size / megabyte} MB up and down add to the server`,
    value: highest - before,
    unit: "MB" as const,
    beside: `${Math.round(before)} MB before, ${Math.round(highest)} MB at most`,
    target: { under: 64 },
  };
}

function readMemory(pid: number, line: "VmRSS" | "VmHWM"): number {
  const [, kilobytes = "0"] =
    new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

const full = { events: 2_000, versions: 300, messages: 5_000 };
const slim = { events: 10, versions: 3, messages: 10 };

async function compareBooks({ url, headers, books }: Author, pool: pg.Pool, { isQuick, progress }: Effort) {
  progress("a full book beside one with ten");
  const [fullBook = 0, slimBook = 0] = books;
  await fillBook(pool, fullBook, full);
  await fillBook(pool, slimBook, slim);
  await pool.query("analyze");
  const ask = (book: number) => () =>
    timed(() => call(`${url}/rest/v1/rpc/my_book`, { method: "POST", headers, body: { book } }));
  const times = await interleave(isQuick ? 12 : 60, { slim: ask(slimBook), full: ask(fullBook) });
  // The first ones warm up connections and plans.
  const [slimTime, fullTime] = [times.slim, times.full].map((each) => median(each.slice(each.length / 6))) as [
    number,
    number,
  ];
  return {
    what: `a book with ${full.events} events, ${full.versions} versions and ${full.messages} messages, against one with ten`,
    value: fullTime / slimTime,
    unit: "times" as const,
    beside: `${fullTime.toFixed(1)} ms; ${slimTime.toFixed(1)} ms`,
    target: { atMost: 1.5 },
  };
}

async function fillBook(pool: pg.Pool, book: number, { events, versions, messages }: typeof full) {
  await pool.query(
    `insert into book_events (book_id, who_name, what, reason) select $1, 'Ada', 'version', 'Event ' || n from generate_series(1, $2::int) n`,
    [book, events],
  );
  await pool.query(
    `with file as (insert into book_files (book_id, kind, name) values ($1, 'manuscript', 'Filled') returning id)
     insert into book_versions (book_id, file_id, number, name, size, sha256, type, side, who_name)
     select $1, file.id, n, 'a.pdf', 1000, encode(sha256(convert_to($1::text || ' ' || n, 'UTF8')), 'hex'), 'pdf', 'author', 'Ada'
     from file, generate_series(1, $2::int) n`,
    [book, versions],
  );
  await pool.query(
    `insert into book_messages (book_id, side, who_name, text) select $1, 'house', 'June', 'Message ' || n from generate_series(1, $2::int) n`,
    [book, messages],
  );
}
