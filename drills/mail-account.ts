import { vi } from "vitest";
import type { Compared } from "./drill-list.ts";
import { query } from "./mixed-load.ts";

/** Waits until nothing is owed any more, nor pretended to be. */
export async function untilDelivered(databaseUrl: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const [row] = await query<{ waiting: number }>(
        databaseUrl,
        "select count(*)::int as waiting from private.outbox where status in ('waiting', 'decoy')",
      );
      return row?.waiting === 0;
    },
    { timeout: 900_000, interval: 200 },
  );
}

/** What a server without a mail server has kept instead of sending. */
export async function keptMails(databaseUrl: string): Promise<{ messageId: string }[]> {
  return query(databaseUrl, `select message_id as "messageId" from private.kept_mails`);
}

/**
 * What was owed against what arrived: every mail, under its own Message-ID and no other. A mail that arrived under a name
 * that nobody owes counts like one that did not arrive.
 */
export async function checkMail(databaseUrl: string, received: readonly { messageId: string }[]) {
  const owed = await query<{ id: string; status: string }>(
    databaseUrl,
    "select id, status from private.outbox where status <> 'decoy'",
  );
  const expected = new Map(owed.map(({ id, status }) => [`<${id}@halftitle.example>`, status]));
  const arrived = new Map<string, number>();
  for (const { messageId } of received) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  const mails: Compared = {
    what: "mails",
    compared: expected.size,
    missing: [
      ...[...expected].filter(([id]) => !arrived.has(id)).map(([id]) => `${id} did not arrive`),
      ...[...expected].filter(([, status]) => status !== "sent").map(([id, status]) => `${id} is ${status}`),
      ...[...arrived.keys()].filter((id) => !expected.has(id)).map((id) => `nobody owed ${id}`),
    ],
  };
  return {
    mails,
    /** Sent again because the kill came between the mail server's yes and our note of it. */
    repeated: [...arrived.values()].filter((count) => count > 1).length,
  };
}
