import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { KeptMail, TestServer } from "./start-test-server.ts";

export const newAddress = (name = "ada") => `${name}.${randomUUID().slice(0, 13)}@example.com`;

type Headers = Record<string, string>;

/** As the site's scripts do. */
export async function sendJson(server: TestServer, door: string, body: unknown, headers: Headers = {}) {
  const answer = await fetch(`${server.url}/functions/v1/${door}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
}

/** As a browser does before any script has arrived. */
export async function sendForm(
  server: TestServer,
  door: string,
  fields: Record<string, string | string[]>,
  headers: Headers = {},
) {
  const pairs = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const answer = await fetch(`${server.url}/functions/v1/${door}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(pairs).toString(),
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The mails about something, once there are as many as expected. */
export async function waitForMails(
  server: TestServer,
  isWanted: (mail: KeptMail) => boolean,
  count = 1,
): Promise<KeptMail[]> {
  return vi.waitUntil(
    async () => {
      const found = (await server.mails()).filter(isWanted);
      return found.length >= count && found;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** Until every mail that is owed has left. */
export async function waitForEmptyOutbox(server: TestServer): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await server.database.query(
        "select count(*)::int as waiting from private.outbox where status = 'waiting'",
      );
      return rows[0].waiting === 0;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** The number of the mail that confirmed somebody's request for a consultation. */
export async function findConfirmation(server: TestServer, address: string): Promise<string> {
  const { rows } = await server.database.query(
    "select id from private.outbox where recipient = $1 and template = 'consultation-confirmation'",
    [address],
  );
  return rows[0].id;
}

/** How many mails are or were owed to an address. */
export async function countMailsTo(server: TestServer, address: string): Promise<number> {
  const { rows } = await server.database.query(
    "select count(*)::int as mails from private.outbox where lower(recipient) = lower($1)",
    [address],
  );
  return rows[0].mails;
}

/** Every link of a mail, from both its parts. */
export function linksOf(mail: Pick<KeptMail, "html" | "text">): string[] {
  const inHtml = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  const inText = [...mail.text.matchAll(/https?:\/\/[^\s)\]>]+/g)].map(([link]) => link);
  return [...new Set([...inHtml, ...inText])].filter((link) => link.startsWith("http"));
}
