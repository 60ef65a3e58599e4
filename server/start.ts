import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "./app.ts";
import { authDoors } from "./auth/doors.ts";
import { type Hasher, openHasher } from "./auth/passwords/hasher.ts";
import { startPruning } from "./auth/pruning.ts";
import { withoutLimits } from "./auth/settings.ts";
import { openSigningKeys, verifyByPublishedKeys } from "./auth/tokens/signing-keys.ts";
import { noAuthorLimits, openAuthorLimits } from "./data/author-limits.ts";
import { openDataApi } from "./data/data-api.ts";
import { dataFunctions, doorFunctions } from "./data/data-functions.ts";
import { hostedAuth, openHostedDataApi } from "./data/hosted-supabase.ts";
import type { PostgresSettings } from "./database/embedded-postgres.ts";
import { openPool } from "./database/pool.ts";
import { seedDemonstration } from "./database/seed.ts";
import { openStorage } from "./database/storage.ts";
import { makeDelivery } from "./deliver-mail.ts";
import { startDeskJobs } from "./desk/desk-jobs.ts";
import { setDeskRules } from "./desk/desk-rules.ts";
import { fillTemplates } from "./desk/fill-templates.ts";
import { openStaffMembers } from "./desk/staff-members.ts";
import { type MailWriter, openMailWriter } from "./emails/mail-writer.ts";
import { isLoopback, type Settings, siteUrlOf } from "./environment.ts";
import { openVault } from "./files/open-vault.ts";
import { openMetrics } from "./http/metrics.ts";
import { noRateLimits, openRateLimits } from "./http/rate-limit.ts";
import { listen } from "./listener.ts";
import type { Log } from "./log.ts";
import { makeLinkTokens } from "./mail/link-tokens.ts";
import { type OwedMail, openMailDoor } from "./mail/mail.ts";
import { startOutbox } from "./mail/outbox.ts";
import { startRetention } from "./privacy/retention.ts";
import { addressIn } from "./replies/mailbox-address.ts";
import { startMailboxReader } from "./replies/mailbox-reader.ts";
import { readSecretsFile, readSharedSecrets } from "./secrets.ts";
import { startPageViews } from "./site/page-views.ts";
import { loadSite } from "./site/pages.ts";
import { answerFiles } from "./site/plain-files.ts";

export type RunningServer = {
  url: string;
  mailbox: string | undefined;
  data: string;
  databaseUrl: string;
  /** Why it takes no files of books just now, if it takes none. */
  noUploads: string | undefined;
  /** Where it really listens, whatever SITE_URL says. */
  listening: string;
  /** Counts an error that happened outside every handler. */
  countSurprise: () => void;
  stop: () => Promise<void>;
};

type Surroundings = {
  log: Log;
  clock?: () => Date;
  siteFolder?: string;
  /** Whether this server's worker delivers mail; a server can leave that to its siblings on the same database. */
  isDelivering?: boolean;
  /** Off only where a test sends more than any visitor would; what stands for a hosted project limits sign-in alone. */
  limits?: "on" | "off" | "sign-in";
  /** Compares passwords; handed in where a test counts how often. */
  hasher?: Hasher;
  /** Writes mails; handed in where many servers of one process share it, and theirs to stop. */
  mailWriter?: MailWriter;
  /** How often the desk's letters and reminders are looked after, in milliseconds. */
  deskEvery?: number;
  /**
   * In a test, in the place of a hosted project: no server of the house, so that nobody sends files through it, and its data
   * API knows every function, as PostgREST does.
   */
  standsForProject?: boolean;
  /** How often the scanner is asked again about files that wait for it, in milliseconds. */
  scanEvery?: number;
  /** How often the mailbox is looked into without being told of new mail, in milliseconds. */
  mailboxEvery?: number;
  /** How often the views of pages are written, in milliseconds. */
  viewsEvery?: number;
  /** How long new mail waits at most, in milliseconds. */
  mailWakesWithin?: number;
  /** Other settings for the embedded PostgreSQL. */
  postgres?: PostgresSettings;
};

/** Starts everything, in the order in which the parts need each other, and says how to stop it again. */
export async function startServer(
  settings: Settings,
  {
    log,
    clock = () => new Date(),
    siteFolder = "build",
    isDelivering = true,
    limits = "on",
    hasher,
    mailWriter,
    deskEvery,
    standsForProject = false,
    scanEvery,
    mailboxEvery,
    viewsEvery,
    mailWakesWithin,
    postgres,
  }: Surroundings,
): Promise<RunningServer> {
  const site = loadSite(siteFolder);
  const stops: (() => Promise<void> | void)[] = [];
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    for (const stopPart of stops.toReversed()) await stopPart();
  };
  try {
    const storage = await openStorage(settings, log, postgres);
    stops.push(() => storage.embedded?.stop());
    const open = (places: number) => {
      const opened = openPool(
        storage.url,
        (error) => log.warn({ reason: error.message }, "an idle database connection was lost"),
        places,
      );
      stops.push(() => opened.end());
      return opened;
    };
    const pool = open(16);
    const metrics = openMetrics(pool);
    stops.push(metrics.stop);

    const { folder } = storage;
    const readSecrets = () => (folder ? readSecretsFile(folder) : readSharedSecrets(pool));
    const secrets = await readSecrets();
    const keys = openSigningKeys(secrets, async () => (await readSecrets()).keyRing, settings.auth.jwt_expiry);
    const dataApi =
      settings.SUPABASE_URL && settings.SUPABASE_ANON_KEY
        ? openHostedDataApi(settings.SUPABASE_URL, settings.SUPABASE_ANON_KEY)
        : openDataApi({ pool, authors: open(8) }, secrets);

    let siteUrl = siteUrlOf(settings);
    const isDemonstration = storage.embedded !== undefined && isLoopback(siteUrl.hostname);
    await setDeskRules(pool, { isDemonstration, hasMailbox: Boolean(settings.IMAP_URL) });
    await fillTemplates(pool);
    const tokens = makeLinkTokens(secrets.jwtSecret);
    const authParts = {
      pool,
      clock,
      secrets,
      keys,
      hasher: hasher ?? (await openHasher()),
      settings: limits === "off" ? withoutLimits(settings.auth) : settings.auth,
      siteUrl: () => siteUrl,
      trustedProxies: settings.TRUSTED_PROXIES,
      log,
    };
    const { MAIL_FROM, STAFF_EMAIL } = settings;
    const writer = mailWriter ?? openMailWriter({ log });
    if (!mailWriter) stops.push(writer.stop);
    const writeMail = (owed: OwedMail, address: URL) =>
      writer.write({ owed, sender: { MAIL_FROM, STAFF_EMAIL }, siteUrl: address.href, secret: secrets.jwtSecret });
    const mailDoor = openMailDoor(settings, pool);
    stops.push(() => mailDoor.close());
    const outbox = startOutbox({
      pool,
      clock,
      log,
      lanes: isDelivering ? 3 : 0,
      wakesWithin: mailWakesWithin,
      deliver: makeDelivery({
        pool,
        clock,
        authParts,
        site,
        writeMail: (owed) => writeMail(owed, siteUrl),
        door: mailDoor,
        metrics,
      }),
    });
    stops.push(() => outbox.stop());
    if (isDelivering) {
      stops.push(
        startDeskJobs({ pool, clock, log, lettersPerMinute: settings.NEWSLETTER_PER_MINUTE, every: deskEvery }),
      );
    }
    if (!settings.SUPABASE_URL) stops.push(startPruning(authParts));
    stops.push(startRetention({ pool, clock, log }));
    const vault = await openVault({
      settings,
      folder: storage.folder,
      pool,
      clock,
      log,
      takesUploads: !standsForProject,
      scanEvery,
    });
    stops.push(vault.stop);
    if (settings.IMAP_URL && isDelivering) {
      const own = [addressIn(MAIL_FROM), addressIn(STAFF_EMAIL)];
      stops.push(startMailboxReader({ url: settings.IMAP_URL, pool, clock, log, own, vault, every: mailboxEvery }));
    }
    const app = createApp({
      site,
      functions: standsForProject ? new Set([...dataFunctions, ...doorFunctions]) : dataFunctions,
      auth: settings.SUPABASE_URL
        ? hostedAuth({
            url: settings.SUPABASE_URL,
            anonKey: settings.SUPABASE_ANON_KEY ?? "",
            serviceRoleKey: settings.SUPABASE_SERVICE_ROLE_KEY ?? "",
            trustedProxies: settings.TRUSTED_PROXIES,
          })
        : authDoors(authParts),
      dataApi,
      verifyToken: settings.SUPABASE_URL ? verifyByPublishedKeys(settings.SUPABASE_URL) : keys.verify,
      pool,
      clock,
      outbox,
      writeMail,
      tokens,
      staff: openStaffMembers(pool, settings, () => siteUrl),
      siteUrl: () => siteUrl,
      limits:
        limits === "on"
          ? openRateLimits({ pool, clock, secret: secrets.jwtSecret, trustedProxies: settings.TRUSTED_PROXIES })
          : noRateLimits,
      authorLimits: limits === "on" ? openAuthorLimits({ trustedProxies: settings.TRUSTED_PROXIES }) : noAuthorLimits,
      mailbox: { hasSmtp: Boolean(settings.SMTP_URL), siteUrl, boundHost: settings.HOST },
      files: { ...vault, secret: secrets.jwtSecret, trustedProxies: settings.TRUSTED_PROXIES },
      metrics,
      metricsToken: settings.METRICS_TOKEN,
      isStopping: () => isStopping,
      log,
    });
    const isHttps = settings.SITE_URL?.protocol === "https:";
    const views = startPageViews({ pool, clock, trustedProxies: settings.TRUSTED_PROXIES, log, every: viewsEvery });
    stops.push(views.stop);
    const listener = await listen(app.fetch, answerFiles({ site, isHttps, views, metrics, log }), settings);
    stops.push(listener.close);
    // Not ready any more, and still answering: a balancer in front has the time to send people elsewhere.
    stops.push(() => wait(settings.DRAIN_SECONDS * 1000));
    siteUrl = settings.SITE_URL ?? new URL(listener.url);
    // Only now: what it loads is not to hold up the start.
    void writer.warm();

    if (isDemonstration) await seedDemonstration(pool);

    const url = settings.SITE_URL?.origin ?? listener.url;
    const isMailboxOpen = !settings.SMTP_URL && isLoopback(siteUrl.hostname) && isLoopback(settings.HOST);
    return {
      url,
      mailbox: isMailboxOpen ? `${listener.url}/dev/mail` : undefined,
      data: storage.description,
      databaseUrl: storage.url,
      noUploads: await vault.findObstacle(),
      listening: listener.url,
      countSurprise: metrics.countSurprise,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
