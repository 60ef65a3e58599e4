import { Agent, request } from "node:http";
import { quantile } from "./samples.ts";

export type Load = { perSecond: number; p99: number; times: number[] };

/** As many clients as asked for, each doing the next thing as soon as the last is done, for a while. */
export async function load(clients: number, seconds: number, act: (client: number) => Promise<void>): Promise<Load> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const start = performance.now();
        await act(client);
        times.push(performance.now() - start);
      }
    }),
  );
  const passed = (performance.now() - begin) / 1000;
  return { perSecond: times.length / passed, p99: quantile(times, 0.99), times };
}

/** An answer that is none: what it said, and when to come again. */
export class Refused extends Error {
  readonly status: number;
  readonly retryAfter: number;

  constructor(message: string, status: number, retryAfter: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

type Call = { method?: "GET" | "POST" | "PATCH"; headers?: Record<string, string>; body?: unknown };

/** A plain request on a kept connection, much cheaper than fetch: the bench must not be what is measured. */
export function call(url: string, { method = "GET", headers = {}, body }: Call = {}): Promise<string> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const type =
    sent === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers: { ...headers, ...type } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const { statusCode = 500 } = answer;
        const said = `${method} ${new URL(url).pathname}: ${statusCode} ${text.slice(0, 200)}`;
        if (statusCode < 300) resolve(text);
        else reject(new Refused(said, statusCode, Number(answer.headers["retry-after"] ?? 1)));
      });
    });
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // The server closes a connection that has rested, sometimes just when it is taken up again.
      if (asked.reusedSocket && error.code === "ECONNRESET") resolve(call(url, { method, headers, body }));
      else reject(error);
    });
    asked.end(sent);
  });
}
