import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { findRunning } from "#server/backup/backup-place.ts";
import { readSecretsFile, readSharedSecrets, type Secrets } from "#server/secrets.ts";
import { freePort } from "#server/testing/free-port.ts";
import { runCommand } from "#server/testing/run-command.ts";
import { startSmtpPeerForTest } from "#server/testing/smtp-peer.ts";
import { type SpawnedServer, spawnServer } from "#server/testing/spawn-server.ts";
import { createDatabase } from "#server/testing/start-test-server.ts";
import { isFull } from "../figures.ts";
import { type Answer, type Asked, ask } from "./answer.ts";

/**
 * Production: a public address, a proxy in front, a mail server, a PostgreSQL of its own; so the desk asks for the second
 * factor. Demonstration: what `npm start` opens on a fresh clone, embedded database and all.
 */
export type WorldKind = "production" | "demonstration";

export type Mail = { to: string[]; text: string };

/** A started server, and what an attack needs to try it and to see what came of it. */
export type World = {
  url: string;
  /** Under which name visitors know it. */
  site: URL;
  secrets: Secrets;
  process: SpawnedServer["process"];
  databaseUrl: string;
  /** Where the embedded database and the secrets lie. */
  dataFolder: string | undefined;
  ask: (asked: Asked) => Promise<Answer>;
  /** The database as its owner: what is really stored. */
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** How many rows there are: `count("auth.users where id = $1", [id])`. */
  count: (from: string, values?: unknown[]) => Promise<number>;
  /** Forgets how often anybody asked, for rows that are not about that. */
  emptyLimits: () => Promise<void>;
  /** All mail that left so far; waits until none is due. */
  mails: () => Promise<Mail[]>;
  /** Everything the server has logged. */
  log: () => string;
  /** Runs one of server/commands as the operator does. */
  command: (name: string, ...words: string[]) => Promise<string>;
};

/** Few where the run is a short one. */
export const times = (full: number, short: number) => (isFull ? full : Math.min(full, short));

/** `npm test`: every row that needs no server of its own, with a fourth of what a short run takes of long lists. */
export const isDaily = process.env.DRILLS === "daily";

/** A list in whole, or in a short run as many of it, spread over its length; other ones for each `turn`. */
export function some<Item>(list: readonly Item[], short: number, turn = 0): readonly Item[] {
  const step = Math.ceil(list.length / (isDaily ? short / 4 : short));
  return isFull ? list : list.filter((_, place) => (place + turn) % step === 0);
}

/** Every method and path that any row has asked, so that a door which no row aims at is noticed. */
export const asked = new Set<string>();

export async function openWorld(kind: WorldKind, changes: Record<string, string> = {}): Promise<World> {
  const port = await freePort();
  const isProduction = kind === "production";
  const site = new URL(isProduction ? "https://books.example.com" : `http://127.0.0.1:${port}`);
  const place = isProduction ? await makeDatabase() : makeFolder();
  const peer = isProduction ? await startSmtpPeerForTest() : undefined;
  const settings = {
    PORT: port,
    LOG_LEVEL: "info",
    ...place.settings,
    ...(peer && { SITE_URL: site.href, SMTP_URL: peer.url, TRUSTED_PROXIES: "127.0.0.1" }),
    ...changes,
  };
  const server = spawnServer(settings);
  const lines: string[] = [];
  for (const stream of [server.process.stdout, server.process.stderr]) {
    stream?.on("data", (chunk) => lines.push(String(chunk)));
  }
  await server.url;
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = place.databaseUrl ?? (await findRunning(place.dataFolder ?? "")) ?? "";
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  pool.on("error", () => {});
  onTestFinished(() => pool.end());
  const secrets = place.dataFolder ? await readSecretsFile(place.dataFolder) : await readSharedSecrets(pool);

  const query: World["query"] = async (sql, values) => (await pool.query(sql, values)).rows;
  const count: World["count"] = async (from, values) =>
    (await query<{ count: number }>(`select count(*)::int as count from ${from}`, values))[0]?.count ?? 0;
  const counters = await query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'private' and tablename ~ 'limit|share|quota'",
  );
  return {
    url,
    site,
    secrets,
    process: server.process,
    databaseUrl,
    dataFolder: place.dataFolder,
    query,
    count,
    async ask(what) {
      asked.add(`${what.method} ${what.path.split("?")[0]}`);
      return ask(url, { hidden: [secrets.jwtSecret, secrets.serviceRoleKey], ...what });
    },
    emptyLimits: async () => void (await query(`truncate ${counters.map(({ name }) => name).join(", ")}`)),
    async mails() {
      // A mail that failed comes again later, and one that waits for a turn of the house's may wait long.
      const due =
        "private.outbox where status = 'waiting' and attempts = 0 and next_attempt_at < now() + interval '2 s'";
      await vi.waitUntil(async () => (await count(due)) === 0, {
        timeout: 60_000,
        interval: 50,
      });
      if (peer) return peer.received.map(({ to, raw }) => ({ to, text: readMail(raw) }));
      return query<Mail>(
        "select array[recipient] as to, subject || body_text || body_html as text from private.kept_mails",
      );
    },
    log: () => lines.join(""),
    command: (name, ...words) => command(settings, name, ...words),
  };
}

/** One of server/commands, as an operator with these settings runs it; none of them may fail. */
export async function command(settings: Record<string, string>, name: string, ...words: string[]): Promise<string> {
  const { code, said } = await runCommand(settings, name, ...words);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said}`);
  return said;
}

type Place = { settings: Record<string, string>; databaseUrl?: string; dataFolder?: string };

async function makeDatabase(): Promise<Place> {
  const database = await createDatabase();
  onTestFinished(database.drop);
  return { settings: { DATABASE_URL: database.url }, databaseUrl: database.url };
}

function makeFolder(): Place {
  const dataFolder = mkdtempSync(join(tmpdir(), "halftitle-attacks-"));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
  return { settings: { DATA_DIR: dataFolder }, dataFolder };
}

/** A mail as its reader sees it, headers included: without the line breaks and signs that mail servers put in. */
function readMail(raw: string): string {
  return raw
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The link of the newest mail to somebody that has one; word of a new device may have come after it. */
export function linkOf(mails: readonly Mail[], address: string): URL {
  const link = mails
    .filter(({ to }) => to.includes(address))
    .map(({ text }) => /https?:\/\/\S+?\/auth\/v1\/verify\?[^\s"\]>)]+/.exec(text)?.[0])
    .findLast((found) => found !== undefined);
  if (!link) throw new Error(`There is no mail with a link to ${address}.`);
  return new URL(link.replaceAll("&amp;", "&"));
}
