import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { completeAccountMail } from "./auth/account-mail.ts";
import { authDoors } from "./auth/doors.ts";
import { type Hasher, openHasher } from "./auth/hasher.ts";
import { startPruning } from "./auth/pruning.ts";
import { withoutLimits } from "./auth/settings.ts";
import { BootError, exitCodes } from "./boot-error.ts";
import { openDataApi } from "./data-api.ts";
import { openDataFolder } from "./database/data-folder.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./database/embedded-postgres.ts";
import { assertMigrated, migrate } from "./database/migrate.ts";
import { isConnectionFailure, openPool } from "./database/pool.ts";
import { postgresUser } from "./database/postgres-binaries.ts";
import { seedDemonstration } from "./database/seed.ts";
import { writeMail } from "./emails/letters.ts";
import { isLoopback, type Settings } from "./environment.ts";
import { hostedAuth, openHostedDataApi } from "./hosted-supabase.ts";
import { makeLinkTokens } from "./link-tokens.ts";
import type { Log } from "./log.ts";
import { openMailDoor } from "./mail.ts";
import { startOutbox } from "./outbox.ts";
import { loadSite } from "./pages.ts";
import { noRateLimits, openRateLimits } from "./rate-limit.ts";
import { readSecretsFile, readSharedSecrets } from "./secrets.ts";

export type RunningServer = {
  url: string;
  mailbox: string | undefined;
  data: string;
  databaseUrl: string;
  /** Where it really listens, whatever SITE_URL says. */
  listening: string;
  stop: () => Promise<void>;
};

type Surroundings = {
  log: Log;
  clock?: () => Date;
  siteFolder?: string;
  /** Whether this server's worker delivers mail; a server can leave that to its siblings on the same database. */
  isDelivering?: boolean;
  /** Off only where a test sends more than any visitor would; a hosted project limits sign-in alone. */
  limits?: "on" | "off" | "sign-in";
  /** Compares passwords; handed in where a test counts how often. */
  hasher?: Hasher;
};

/** Starts everything, in the order in which the parts need each other, and says how to stop it again. */
export async function startServer(
  settings: Settings,
  { log, clock = () => new Date(), siteFolder = "build", isDelivering = true, limits = "on", hasher }: Surroundings,
): Promise<RunningServer> {
  const site = loadSite(siteFolder);
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const stopPart of stops.toReversed()) await stopPart();
  };
  try {
    const storage = await openStorage(settings, log);
    stops.push(() => storage.embedded?.stop());
    const pool = openPool(storage.url, (error) =>
      log.warn({ reason: error.message }, "an idle database connection was lost"),
    );
    stops.push(() => pool.end());

    const secrets = storage.folder ? await readSecretsFile(storage.folder) : await readSharedSecrets(pool);
    const dataApi =
      settings.SUPABASE_URL && settings.SUPABASE_ANON_KEY
        ? openHostedDataApi(settings.SUPABASE_URL, settings.SUPABASE_ANON_KEY)
        : await openDataApi(pool, secrets);

    // Without SITE_URL it is the bound address, whose port is known for certain only once the server listens.
    const host = settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST;
    let siteUrl = settings.SITE_URL ?? new URL(`http://${host}:${settings.PORT}`);
    const tokens = makeLinkTokens(secrets.jwtSecret);
    const authParts = {
      pool,
      clock,
      secrets,
      hasher: hasher ?? (await openHasher()),
      settings: limits === "off" ? withoutLimits(settings.auth) : settings.auth,
      siteUrl: () => siteUrl,
      trustedProxies: settings.TRUSTED_PROXIES,
      log,
    };
    const mailDoor = openMailDoor(settings, pool);
    stops.push(() => mailDoor.close());
    const outbox = startOutbox({
      pool,
      clock,
      log,
      lanes: isDelivering ? 3 : 0,
      deliver: async (owed) =>
        mailDoor.send(await writeMail(await completeAccountMail(authParts, owed), settings, { siteUrl, tokens })),
    });
    stops.push(() => outbox.stop());

    if (!settings.SUPABASE_URL) stops.push(startPruning(authParts));
    const app = createApp({
      site,
      auth: settings.SUPABASE_URL
        ? hostedAuth(settings.SUPABASE_URL, settings.SUPABASE_ANON_KEY ?? "")
        : authDoors(authParts),
      dataApi,
      jwtSecret: settings.SUPABASE_URL ? undefined : secrets.jwtSecret,
      pool,
      clock,
      outbox,
      tokens,
      limits:
        limits === "on"
          ? openRateLimits({ pool, clock, secret: secrets.jwtSecret, trustedProxies: settings.TRUSTED_PROXIES })
          : noRateLimits,
      mailbox: { hasSmtp: Boolean(settings.SMTP_URL), siteUrl, boundHost: settings.HOST },
      log,
    });
    const listener = await listen(app.fetch, settings);
    stops.push(listener.close);
    siteUrl = settings.SITE_URL ?? new URL(listener.url);

    if (storage.embedded && isLoopback(siteUrl.hostname)) await seedDemonstration(pool);

    const url = settings.SITE_URL?.origin ?? listener.url;
    const isMailboxOpen = !settings.SMTP_URL && isLoopback(siteUrl.hostname) && isLoopback(settings.HOST);
    return {
      url,
      mailbox: isMailboxOpen ? `${listener.url}/dev/mail` : undefined,
      data: storage.description,
      databaseUrl: storage.url,
      listening: listener.url,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Storage = { url: string; description: string; embedded?: EmbeddedPostgres; folder?: string };

async function openStorage(settings: Settings, log: Log): Promise<Storage> {
  if (settings.DATABASE_URL) {
    const url = settings.DATABASE_URL;
    await reaching(url, () => (settings.SUPABASE_URL ? assertMigrated(url) : migrate(url)));
    return { url, description: `the database at ${withoutPassword(url)}` };
  }
  const folder = openDataFolder(settings.DATA_DIR, postgresUser());
  const embedded = await startEmbeddedPostgres(folder, (sentence) => log.error(sentence));
  try {
    await migrate(embedded.url);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return { url: embedded.url, description: folder, embedded, folder };
}

async function reaching(url: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string };
    if (!isConnectionFailure(error) && !/^(28|3D)/.test(code)) throw error;
    throw new BootError(
      `The database at ${withoutPassword(url)} cannot be reached: ${message || code}. Check DATABASE_URL and that it is running.`,
      exitCodes.unavailable,
    );
  }
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  return `${address.host || decodeURIComponent(address.searchParams.get("host") ?? "")}${address.pathname}`;
}

async function listen(fetch: Parameters<typeof serve>[0]["fetch"], { HOST, PORT }: Settings) {
  const server = serve({ fetch, hostname: HOST, port: PORT, overrideGlobalObjects: false });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = { EADDRINUSE: "is taken", EACCES: "is not ours to use", EADDRNOTAVAIL: "is not of this machine" }[
        error.code ?? ""
      ];
      reject(
        reason
          ? new BootError(`The address ${HOST}:${PORT} ${reason}: set PORT or HOST to another.`, exitCodes.unavailable)
          : error,
      );
    });
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    /** Takes no new connections, lets the requests under way finish, and cuts what hangs after ten seconds. */
    close: () =>
      new Promise<void>((resolve) => {
        const impatience = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 10_000);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}
