import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type pg from "pg";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MailStatus } from "#domain/desk.ts";

/** Upper ends of the duration buckets, in seconds: from an answer out of memory to one that keeps somebody waiting. */
const edges = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type Metrics = ReturnType<typeof openMetrics>;

/** What an operator watches: doors, queue, database, process. Counts of this process; the queue is the whole house's. */
export function openMetrics(pool: pg.Pool) {
  const register = new Registry();
  const describe = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    name: `halftitle_${name}`,
    help,
    labelNames,
    registers: [register],
  });
  const requests = new Counter(
    describe("http_requests_total", "Answers by door, method and class of status.", "door", "method", "status"),
  );
  const durations = new Histogram({
    ...describe("http_request_duration_seconds", "How long answers took.", "door"),
    buckets: edges,
  });
  const mails = new Counter(describe("mails_total", "Attempts of this server to deliver a mail.", "outcome"));
  const surprises = new Counter(describe("surprises_total", "Errors that nobody caught."));
  for (const outcome of ["delivered", "failed"]) mails.inc({ outcome }, 0);

  const isUp = new Gauge(describe("database_up", "Whether the database answered just now."));
  const queued = new Gauge(describe("outbox_mails", "Mails of the house.", "state"));
  const oldest = new Gauge(describe("outbox_oldest_seconds", "How long a mail waits at most."));
  const connections = new Gauge(describe("database_connections", "Connections of this server.", "state"));
  const waiting = new Gauge(describe("database_waiting", "Requests that wait for a connection."));
  const memory = new Gauge(describe("process_resident_memory_bytes", "Memory of the process."));
  const heap = new Gauge(describe("process_heap_bytes", "Memory that objects use."));
  const uptime = new Gauge(describe("process_uptime_seconds", "Since the start."));
  const late = new Gauge(describe("event_loop_lag_seconds", "How late work begins, since the last look.", "quantile"));
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();

  /** Of now. While the database is away nothing is said of the queue. */
  async function look() {
    const queue = await readQueue(pool);
    isUp.set(queue ? 1 : 0);
    queued.reset();
    oldest.remove();
    for (const [state, count] of Object.entries(queue?.mails ?? {})) queued.set({ state }, count);
    if (queue) oldest.set(queue.oldest);
    connections.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
    connections.set({ state: "idle" }, pool.idleCount);
    waiting.set(pool.waitingCount);
    memory.set(process.memoryUsage.rss());
    heap.set(process.memoryUsage().heapUsed);
    uptime.set(Math.round(process.uptime()));
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
    late.set({ quantile: "0.5" }, seconds(lag.percentile(50)));
    late.set({ quantile: "0.99" }, seconds(lag.percentile(99)));
    late.set({ quantile: "1" }, seconds(lag.max));
    lag.reset();
  }

  return {
    countRequest({ door, method, status, seconds }: { door: string; method: string; status: number; seconds: number }) {
      const kind = methods.includes(method) ? method : "other";
      requests.inc({ door, method: kind, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ door }, seconds);
    },

    countMail: (outcome: "delivered" | "failed") => mails.inc({ outcome }),
    countSurprise: () => surprises.inc(),

    /** In the text format of Prometheus. Answers also while the database is away, and says that it is. */
    async print(): Promise<string> {
      await look();
      return register.metrics();
    },

    stop: () => void lag.disable(),
  };
}

/**
 * Counts each answer under the pattern of its door, never under its path: a path can name a person, and there is no end
 * of them.
 */
export function measureRequests(metrics: Metrics) {
  return createMiddleware(async (context, next) => {
    const start = performance.now();
    await next();
    const pattern = routePath(context);
    metrics.countRequest({
      door: pattern === "*" || pattern === "/*" ? "pages" : pattern,
      method: context.req.method,
      status: context.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  });
}

type Queue = { mails: Record<MailStatus, number>; oldest: number };

async function readQueue(pool: pg.Pool): Promise<Queue | undefined> {
  try {
    const { rows } = await pool.query<Queue["mails"] & Pick<Queue, "oldest">>(
      `select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'sent')::int as sent,
              count(*) filter (where status = 'dead')::int as dead, count(*) filter (where status = 'closed')::int as closed,
              count(*) filter (where status = 'bounced')::int as bounced,
              coalesce(extract(epoch from now() - min(created_at) filter (where status = 'waiting')), 0)::float as oldest
       from private.outbox`,
    );
    const { oldest = 0, waiting = 0, sent = 0, dead = 0, closed = 0, bounced = 0 } = rows[0] ?? {};
    return { mails: { waiting, sent, dead, closed, bounced }, oldest };
  } catch {
    // That the database is away is itself what an operator wants to read here.
    return undefined;
  }
}
