import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAddress, sendJson, waitForEmptyOutbox } from "../testing/send-form.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

const token = "a token of sixteen letters or more";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { METRICS_TOKEN: token, TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => server.stop());

const look = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });

async function readFigure(name: string): Promise<number> {
  const text = await (await look()).text();
  const line = text.split("\n").find((one) => one.startsWith(`halftitle_${name} `));
  return Number(line?.slice(line.lastIndexOf(" ")));
}

test("doors, queue, database and process are counted, in the format of Prometheus", async () => {
  const email = newAddress();
  await sendJson(server, "newsletter-subscribe", { email });
  await waitForEmptyOutbox(server);
  await fetch(`${server.url}/about`);
  await fetch(`${server.url}/${email}`);
  await fetch(`${server.url}/rest/v1/${randomUUID()}`);
  const answer = await look();
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await answer.text();
  for (const line of text.split("\n").filter(Boolean)) {
    expect(line).toMatch(/^(# (HELP|TYPE) halftitle_\w+ .+|halftitle_\w+(\{[^}]+\})? [\d.e+-]+)$/);
  }
  expect(
    await readFigure('http_requests_total{door="/functions/v1/newsletter-subscribe",method="POST",status="2xx"}'),
  ).toBe(1);
  expect(await readFigure('http_requests_total{door="pages",method="GET",status="2xx"}')).toBe(1);
  expect(await readFigure('http_requests_total{door="pages",method="GET",status="4xx"}')).toBe(1);
  expect(await readFigure('http_requests_total{door="/rest/v1/:table",method="GET",status="4xx"}')).toBe(1);
  expect(await readFigure('http_request_duration_seconds_bucket{le="+Inf",door="pages"}')).toBe(2);
  expect(await readFigure('outbox_mails{state="waiting"}')).toBe(0);
  expect(await readFigure('outbox_mails{state="sent"}')).toBeGreaterThan(0);
  expect(await readFigure('mails_total{outcome="delivered"}')).toBeGreaterThan(0);
  expect(await readFigure("outbox_oldest_seconds")).toBe(0);
  expect(await readFigure("database_up")).toBe(1);
  expect(await readFigure("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(await readFigure('event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  // No path, no address, no id: only the patterns of the doors.
  expect(text).not.toContain(email);
  expect(text).not.toContain("@");
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test("an odd method does not make a label of its own", async () => {
  await fetch(`${server.url}/about`, { method: "PROPFIND" });
  expect(await (await look()).text()).not.toContain("PROPFIND");
  expect(await readFigure('http_requests_total{door="pages",method="other",status="4xx"}')).toBe(1);
});

test.each([
  ["through a proxy", { "x-forwarded-for": "203.0.113.9" }, 404],
  ["through a proxy that only names itself", { via: "1.1 proxy" }, 404],
  ["through a proxy with a wrong token", { "x-forwarded-for": "203.0.113.9", authorization: "Bearer guess" }, 404],
  ["through a proxy with the token", { "x-forwarded-for": "203.0.113.9", authorization: `Bearer ${token}` }, 200],
  ["from this machine", {}, 200],
])("%s, the metrics answer accordingly", async (_, headers, status) => {
  expect((await look(headers as Record<string, string>)).status).toBe(status);
});
