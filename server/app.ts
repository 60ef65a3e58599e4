import { Hono } from "hono";
import type pg from "pg";
import { keepDemonstrationHere } from "./auth/demonstration.ts";
import type { VerifyToken } from "./auth/tokens/signing-keys.ts";
import { bookingPages } from "./booking/booking-pages.ts";
import { chapterFiles } from "./chapters/chapter-files.ts";
import { chapterPages } from "./chapters/chapter-pages.ts";
import type { AuthorLimits } from "./data/author-limits.ts";
import { type DataApi, dataGateway, functionGateway } from "./data/data-gateway.ts";
import type { StaffMembers } from "./desk/staff-members.ts";
import { answerError } from "./errors.ts";
import type { Scan } from "./files/clamd.ts";
import type { ContentStore } from "./files/content-store.ts";
import type { FinishUpload } from "./files/finish-upload.ts";
import { bookFiles, linkDoors } from "./files/link-doors.ts";
import type { UploadLocks } from "./files/upload-locks.ts";
import { uploadsDoor } from "./files/uploads-door.ts";
import { vaultDoor } from "./files/vault-door.ts";
import { refuseForeignForms } from "./forms/foreign-forms.ts";
import { newsletterPagesDoor } from "./forms/newsletter-pages.ts";
import { bookConsultation } from "./functions/book-consultation.ts";
import { bookingTimes } from "./functions/booking-times.ts";
import { claimOffer } from "./functions/claim-offer.ts";
import { newsletterSubscribe } from "./functions/newsletter-subscribe.ts";
import { previewLetter } from "./functions/preview-letter.ts";
import { requestCallback } from "./functions/request-callback.ts";
import { requestConsultation } from "./functions/request-consultation.ts";
import { sendConsultationEmail } from "./functions/send-consultation-email.ts";
import { staffSeat } from "./functions/staff-seat.ts";
import { isAlive, isReady } from "./http/health.ts";
import { type Metrics, measureRequests } from "./http/metrics.ts";
import { showMetrics } from "./http/metrics-door.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import { identifyRequest, logRequest, type RequestVariables } from "./http/requests.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { devMail, type MailboxAccess } from "./mail/dev-mail.ts";
import type { LinkTokens } from "./mail/link-tokens.ts";
import type { Mail, OwedMail } from "./mail/mail.ts";
import type { Outbox } from "./mail/outbox.ts";
import { answerBookFeed } from "./production/book-feed.ts";
import { noticePagesDoor } from "./production/notice-pages.ts";
import { receiptDoor } from "./receipts/receipt-door.ts";
import { replyFiles } from "./replies/reply-files.ts";
import { letterArchiveDoor } from "./site/letter-archive.ts";
import { answerWithSite, type Site } from "./site/pages.ts";

export type Parts = {
  site: Site;
  /** The sign-in service: our own, or a hosted project's behind our address. */
  auth: Hono<{ Variables: RequestVariables }>;
  dataApi: DataApi;
  /** By our own keys, or by those that a hosted project publishes. */
  verifyToken: VerifyToken;
  pool: pg.Pool;
  clock: () => Date;
  outbox: Outbox;
  /** Turns what is owed into a mail, whose links lead to an address. */
  writeMail: (owed: OwedMail, address: URL) => Promise<Mail>;
  tokens: LinkTokens;
  staff: StaffMembers;
  /** The public address, once it is known for certain. */
  siteUrl: () => URL;
  limits: RateLimits;
  authorLimits: AuthorLimits;
  mailbox: MailboxAccess;
  /** The vault: where the bytes of books lie, and what links to them are signed with. */
  files: {
    store: ContentStore;
    locks: UploadLocks;
    finish: FinishUpload;
    scan?: Scan;
    isScanning: boolean;
    findObstacle: () => Promise<string | undefined>;
    secret: string;
    trustedProxies: readonly string[];
  };
  /** What may be called by its name. */
  functions: ReadonlySet<string>;
  metrics: Metrics;
  metricsToken?: string;
  /** From the first word of the end until the last request is answered. */
  isStopping: () => boolean;
  log: Log;
};

/** Every door of the product, in the order they are tried. */
export function createApp({
  site,
  auth,
  dataApi,
  verifyToken,
  pool,
  clock,
  outbox,
  writeMail,
  tokens,
  staff,
  siteUrl,
  limits,
  authorLimits,
  mailbox,
  files,
  functions,
  metrics,
  metricsToken,
  isStopping,
  log,
}: Parts) {
  const app = new Hono<{ Variables: RequestVariables }>();

  app.use(identifyRequest());
  app.use(logRequest(log));
  app.use(measureRequests(metrics));
  app.use(securityHeaders({ isHttps: mailbox.siteUrl.protocol === "https:" }));

  app.use(keepDemonstrationHere());
  app.use(refuseForeignForms(mailbox.siteUrl));

  const door = { limits, log };
  const booking = { pool, clock, tokens, limits, log, siteUrl };

  app.get("/healthz", isAlive());
  app.get("/readyz", isReady({ pool, outbox, isStopping }));
  app.get("/metrics", showMetrics(metrics, metricsToken));

  app.all("/rest/v1/:table", dataGateway({ dataApi, verifyToken, limits, authorLimits }));
  app.all("/rest/v1/rpc/:function", functionGateway({ dataApi, verifyToken, authorLimits, functions }));
  app.post("/functions/v1/send-consultation-email", sendConsultationEmail({ outbox, limits, log }));
  app.post("/functions/v1/request-consultation", requestConsultation({ door, pool, clock }));
  app.post("/functions/v1/newsletter-subscribe", newsletterSubscribe({ door, pool, clock, tokens }));
  app.post("/functions/v1/claim-offer", claimOffer({ door, pool, clock }));
  app.post("/functions/v1/request-callback", requestCallback({ door, pool, clock }));
  app.post("/functions/v1/booking-times", bookingTimes(booking));
  app.post("/functions/v1/book-consultation", bookConsultation(booking));
  app.post("/functions/v1/preview-letter", previewLetter({ dataApi, verifyToken, writeMail }));
  app.post("/functions/v1/staff-seat", staffSeat({ dataApi, verifyToken, pool, staff }));
  app.route("/auth/v1", auth);
  app.all("/:service{rest|functions|auth|storage|realtime}/v1/*", (context) =>
    context.json({ code: "not_found", message: "There is nothing at this address." }, 404),
  );

  const linking = { ...files, dataApi, verifyToken, pool, clock };
  const downloads = linkDoors(linking, bookFiles);
  app.all("/files/uploads/:id?", uploadsDoor({ ...files, dataApi, verifyToken, pool, log }));
  app.post("/files/links", downloads.giveLink);
  app.get("/files/versions/:version", downloads.sendFile);
  for (const kind of [chapterFiles, replyFiles]) {
    const { giveLink, sendFile } = linkDoors(linking, kind);
    app.post(`${kind.path}/links`, giveLink);
    app.get(`${kind.path}/:${kind.field}`, sendFile);
  }
  app.get("/files/books/:book", vaultDoor({ ...files, dataApi, verifyToken }));
  app.get("/files/receipts/:approval", receiptDoor({ dataApi, verifyToken }));
  app.all("/files/*", (context) => context.json({ message: "There is nothing at this address." }, 404));

  app.route("/newsletter", newsletterPagesDoor({ pool, clock, tokens }));
  app.route("/booking", bookingPages(booking));
  app.route("/chapter", chapterPages({ ...files, pool, clock, tokens, limits, log }));
  app.route("/notices", noticePagesDoor({ pool, tokens }));
  app.get("/calendar/book.ics", answerBookFeed({ pool, clock, tokens }));
  app.route("/letters", letterArchiveDoor({ pool, site, writeMail, siteUrl }));
  app.route("/dev", devMail(pool, mailbox));

  app.on(["GET", "HEAD"], "*", answerWithSite(site));
  app.all("*", (context) =>
    context.json({ message: "This address is only for reading." }, 405, { allow: "GET, HEAD" }),
  );

  app.onError(answerError(log));
  return app;
}
