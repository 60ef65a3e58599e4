import { request } from "node:http";
import { expect, test } from "vitest";
import { startServerForTest, type TestServer } from "../testing/start-test-server.ts";

const statusOf = ({ listening }: TestServer, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${listening}/dev/mail.json`, { headers }, (answer) => resolve(answer.resume().statusCode))
      .on("error", reject)
      .end();
  });

test("the mailbox is open to whoever sits at this machine, and shut to anyone who came another way", async () => {
  const server = await startServerForTest();
  expect(await statusOf(server)).toBe(200);
  expect((await fetch(`${server.url}/dev/mail`)).status).toBe(200);
  expect(await statusOf(server, { host: "halftitle.example" })).toBe(404);
  expect(await statusOf(server, { host: "127.0.0.1.halftitle.example" })).toBe(404);
  expect(await statusOf(server, { origin: "https://halftitle.example" })).toBe(404);
  for (const header of [
    "forwarded",
    "x-forwarded-for",
    "x-forwarded-port",
    "x-real-ip",
    "via",
    "cf-connecting-ip",
    "x-client-ip",
    "true-client-ip",
    "fly-client-ip",
    "x-envoy-attempt-count",
    "cdn-loop",
  ]) {
    expect(await statusOf(server, { [header]: "127.0.0.1" }), header).toBe(404);
  }
});

test("there is no mailbox once mail leaves by SMTP", async () => {
  const server = await startServerForTest({ settings: { SMTP_URL: "smtp://127.0.0.1:1" } });
  expect(await statusOf(server)).toBe(404);
});

test("there is no mailbox on a public address", async () => {
  const server = await startServerForTest({
    settings: { SITE_URL: "https://halftitle.example", SMTP_URL: "smtp://127.0.0.1:1" },
  });
  expect(await statusOf(server)).toBe(404);
});

test("there is no mailbox when the server listens to the network", async () => {
  const server = await startServerForTest({ settings: { HOST: "0.0.0.0", SITE_URL: "http://localhost" } });
  expect(await statusOf(server)).toBe(404);
});
