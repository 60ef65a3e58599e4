import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type pg from "pg";
import type { MailStatus } from "#domain/desk.ts";

/** Upper ends of the duration buckets, in seconds: from an answer out of memory to one that keeps somebody waiting. */
const edges = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

type Door = { buckets: number[]; sum: number; count: number };

export type Metrics = ReturnType<typeof openMetrics>;

/** What an operator watches: doors, queue, database, process. Counts of this process; the queue is the whole house's. */
export function openMetrics(pool: pg.Pool) {
  const requests = new Map<string, number>();
  const doors = new Map<string, Door>();
  const mails = { delivered: 0, failed: 0 };
  let surprises = 0;
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();

  return {
    countRequest({ door, method, status, seconds }: { door: string; method: string; status: number; seconds: number }) {
      const kind = methods.includes(method) ? method : "other";
      const labels = `door="${door}",method="${kind}",status="${Math.floor(status / 100)}xx"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const times = doors.get(door) ?? { buckets: edges.map(() => 0), sum: 0, count: 0 };
      doors.set(door, times);
      times.sum += seconds;
      times.count += 1;
      for (const [place, edge] of edges.entries()) {
        if (seconds <= edge) times.buckets[place] = (times.buckets[place] ?? 0) + 1;
      }
    },

    countMail(outcome: keyof typeof mails) {
      mails[outcome] += 1;
    },

    countSurprise() {
      surprises += 1;
    },

    /** In the text format of Prometheus. Answers also while the database is away, and says that it is. */
    async print(): Promise<string> {
      const queue = await readQueue(pool);
      const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
      const text = [
        family("http_requests_total", "counter", "Answers by door, method and class of status.", requests),
        printDurations(doors),
        family("mails_total", "counter", "Attempts of this server to deliver a mail.", byLabel("outcome", mails)),
        single("surprises_total", "counter", "Errors that nobody caught.", surprises),
        single("database_up", "gauge", "Whether the database answered just now.", queue ? 1 : 0),
        queue ? family("outbox_mails", "gauge", "Mails of the house.", byLabel("state", queue.mails)) : "",
        queue ? single("outbox_oldest_seconds", "gauge", "How long a mail waits at most.", queue.oldest) : "",
        family(
          "database_connections",
          "gauge",
          "Connections of this server.",
          byLabel("state", {
            in_use: pool.totalCount - pool.idleCount,
            idle: pool.idleCount,
          }),
        ),
        single("database_waiting", "gauge", "Requests that wait for a connection.", pool.waitingCount),
        single("process_resident_memory_bytes", "gauge", "Memory of the process.", process.memoryUsage.rss()),
        single("process_heap_bytes", "gauge", "Memory that objects use.", process.memoryUsage().heapUsed),
        single("process_uptime_seconds", "gauge", "Since the start.", Math.round(process.uptime())),
        family(
          "event_loop_lag_seconds",
          "gauge",
          "How late work begins, since the last look.",
          byLabel("quantile", {
            "0.5": seconds(lag.percentile(50)),
            "0.99": seconds(lag.percentile(99)),
            "1": seconds(lag.max),
          }),
        ),
      ].join("");
      lag.reset();
      return text;
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
              count(*) filter (where status = 'dead')::int as dead,
              coalesce(extract(epoch from now() - min(created_at) filter (where status = 'waiting')), 0)::float as oldest
       from private.outbox`,
    );
    const { oldest = 0, waiting = 0, sent = 0, dead = 0 } = rows[0] ?? {};
    return { mails: { waiting, sent, dead }, oldest };
  } catch {
    // That the database is away is itself what an operator wants to read here.
    return undefined;
  }
}

const byLabel = (label: string, values: Record<string, number>) =>
  new Map(Object.entries(values).map(([name, value]) => [`${label}="${name}"`, value]));

function family(name: string, type: string, help: string, values: Map<string, number>): string {
  const lines = [...values].map(([labels, value]) => `halftitle_${name}{${labels}} ${value}\n`);
  return `# HELP halftitle_${name} ${help}\n# TYPE halftitle_${name} ${type}\n${lines.join("")}`;
}

function single(name: string, type: string, help: string, value: number): string {
  return `# HELP halftitle_${name} ${help}\n# TYPE halftitle_${name} ${type}\nhalftitle_${name} ${value}\n`;
}

function printDurations(doors: Map<string, Door>): string {
  const name = "halftitle_http_request_duration_seconds";
  const lines = [...doors].flatMap(([door, { buckets, sum, count }]) => [
    ...edges.map((edge, place) => `${name}_bucket{door="${door}",le="${edge}"} ${buckets[place]}`),
    `${name}_bucket{door="${door}",le="+Inf"} ${count}`,
    `${name}_sum{door="${door}"} ${sum}`,
    `${name}_count{door="${door}"} ${count}`,
  ]);
  return `# HELP ${name} How long answers took.\n# TYPE ${name} histogram\n${lines.map((line) => `${line}\n`).join("")}`;
}
