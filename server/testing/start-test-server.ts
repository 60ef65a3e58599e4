import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import type { Hasher } from "../auth/passwords/hasher.ts";
import { openMailWriter } from "../emails/mail-writer.ts";
import { readSettings } from "../environment.ts";
import { openLog } from "../log.ts";
import { readSharedSecrets } from "../secrets.ts";
import { startServer } from "../start.ts";
import { prepareDataFolder } from "./prepared-cluster.ts";
import { openQuickHasher } from "./quick-hasher.ts";
import { readRealProject } from "./real-project.ts";
import { type Backend, databaseAt } from "./shared-postgres.ts";

export type KeptMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  attachments: { filename: string; bytes: number }[];
  createdAt: string;
};

export type TestServer = {
  url: string;
  /** The same database the server uses, as its owner: to see what is really stored. */
  database: pg.Pool;
  databaseUrl: string;
  /** Where the embedded database and the secrets lie; for another database, its description. */
  dataFolder: string;
  /** The settings that name its database, for a command that is run beside it. */
  place: Record<string, string>;
  /** The address it really listens at, whatever SITE_URL says. */
  listening: string;
  /** The server's clock runs this many milliseconds ahead of ours; a test moves it to see tomorrow. */
  clock: { ahead: number };
  mails: () => Promise<KeptMail[]>;
  stop: () => Promise<void>;
};

type Options = {
  settings?: Record<string, string>;
  backend?: Backend;
  log?: ReturnType<typeof openLog>;
  /** Off unless a test is about them: many tests send more than any visitor would. */
  limits?: "on" | "off";
  hasher?: Hasher;
  /** Whether its mail is written in a thread that it starts and stops itself. */
  hasOwnMailWriter?: boolean;
  /** How often the desk's letters and reminders are looked after, in milliseconds. */
  deskEvery?: number;
  /** How often the mailbox is looked into without being told of new mail, in milliseconds. */
  mailboxEvery?: number;
  /** How often the views of pages are written, in milliseconds. */
  viewsEvery?: number;
  /** How often the scanner is asked again about files that wait for it, in milliseconds. */
  scanEvery?: number;
};

/** One for all servers of a process: from source, a thread takes longer to begin than most tests to end. */
const sharedMailWriter = openMailWriter({ log: openLog("silent") });
const hasBegun = sharedMailWriter.warm();

/** A real server on a real database of its own, of the kind this run is about. */
export async function startTestServer({
  settings = {},
  backend = inject("backend"),
  log = openLog("silent"),
  limits = "off",
  hasher: givenHasher,
  hasOwnMailWriter = false,
  deskEvery,
  mailboxEvery,
  viewsEvery,
  scanEvery,
}: Options = {}) {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const mailWriter = hasOwnMailWriter ? undefined : sharedMailWriter;
  const hasher = givenHasher ?? (await openQuickHasher());
  await hasBegun;
  const place = await makePlace(backend, { log, settings, limits, hasher, clock: now });
  const server = await startServer(readSettings({ PORT: "0", ...place.settings, ...settings }), {
    log,
    clock: now,
    siteFolder: inject("siteFolder"),
    limits,
    hasher,
    mailWriter,
    deskEvery,
    mailboxEvery,
    viewsEvery,
    scanEvery,
    // Nobody times a test's server, and most tests wait for mail.
    mailWakesWithin: 0,
    postgres: { fsync: "off" },
  });
  const database = new pg.Pool({ connectionString: server.databaseUrl, max: 4 });
  // The last connections are cut when the database stops under them.
  database.on("error", () => {});
  return {
    url: server.url,
    databaseUrl: server.databaseUrl,
    dataFolder: server.data,
    place: place.settings,
    listening: server.listening,
    database,
    clock,
    mails: async () => (await (await fetch(`${server.listening}/dev/mail.json`)).json()) as KeptMail[],
    stop: async () => {
      await database.end();
      await server.stop();
      await place.remove();
    },
  } satisfies TestServer;
}

/** The same, stopped at the end of the running test. */
export async function startServerForTest(options?: Options): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(server.stop);
  return server;
}

type Place = { settings: Record<string, string>; remove: () => Promise<void> | void };

type Surroundings = Omit<Options, "backend" | "log"> & { log: ReturnType<typeof openLog>; clock: () => Date };

async function makePlace(
  backend: Backend,
  { log, settings = {}, limits, hasher, clock }: Surroundings,
): Promise<Place> {
  if (backend === "embedded") {
    const folder = prepareDataFolder(mkdtempSync(join(tmpdir(), "halftitle-test-")));
    return { settings: { DATA_DIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
  }
  if (backend === "real-project") return { settings: readRealProject(), remove: () => {} };
  const database = await createDatabase();
  // The files of books lie in a folder, whatever database there is.
  const folder = mkdtempSync(join(tmpdir(), "halftitle-test-"));
  const removeBoth = async () => {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  };
  if (backend === "database-url") {
    return { settings: { DATABASE_URL: database.url, DATA_DIR: folder }, remove: removeBoth };
  }

  // A second copy of ours in the place of a hosted project: it shows that everything goes through to another address and
  // back, not that Supabase's own programs answer as ours do. The sign-in service is its own, and so are its settings.
  const itsOwn = Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith("SUPABASE_AUTH_")));
  // It believes the server in front of it about who asks.
  const itsSettings = {
    PORT: "0",
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    TRUSTED_PROXIES: "127.0.0.1",
    ...itsOwn,
  };
  const project = await startServer(readSettings(itsSettings), {
    log,
    clock,
    siteFolder: inject("siteFolder"),
    isDelivering: false,
    standsForProject: true,
    limits: limits === "on" ? "sign-in" : "off",
    hasher,
    mailWriter: sharedMailWriter,
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const { anonKey, serviceRoleKey } = await readSharedSecrets(pool);
  await pool.end();
  return {
    settings: {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: anonKey,
      SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
    },
    remove: async () => {
      await project.stop();
      await removeBoth();
    },
  };
}

/** A database of its own, copied from the migrated template. */
export async function createDatabase(template = "template_halftitle") {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: databaseAt(inject("postgresUrl"), name),
    drop: () => asAdmin((admin) => dropDatabase(admin, name)),
  };
}

/**
 * Waits, as PostgreSQL does for five seconds, for those who are leaving: a pool says that it has ended while its
 * connections are still saying goodbye, and one thrown out in that moment fails a test that has passed. Who has not
 * left by then is thrown out.
 */
async function dropDatabase(admin: pg.Client, name: string) {
  const stillOpen = "55006";
  await admin.query(`drop database ${name}`).catch((error) => {
    if (error.code !== stillOpen) throw error;
    return admin.query(`drop database ${name} with (force)`);
  });
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
