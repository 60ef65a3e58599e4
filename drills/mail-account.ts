import { vi } from "vitest";
import type { SmtpPeer } from "#server/testing/smtp-peer.ts";
import { query } from "./mixed-load.ts";

/** Waits until nothing is owed any more. */
export async function untilDelivered(databaseUrl: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const [row] = await query<{ waiting: number }>(
        databaseUrl,
        "select count(*)::int as waiting from private.outbox where status = 'waiting'",
      );
      return row?.waiting === 0;
    },
    { timeout: 900_000, interval: 200 },
  );
}

/** What was owed against what arrived: every mail, under its own Message-ID and no other. */
export async function checkMail(databaseUrl: string, peer: Pick<SmtpPeer, "received">) {
  const owed = await query<{ id: string; status: string }>(databaseUrl, "select id, status from private.outbox");
  const expected = new Set(owed.map(({ id }) => `<${id}@halftitle.example>`));
  const arrived = new Map<string, number>();
  for (const { messageId } of peer.received) arrived.set(messageId, (arrived.get(messageId) ?? 0) + 1);
  return {
    owed: expected.size,
    lost: [...expected].filter((id) => !arrived.has(id)),
    unknown: [...arrived.keys()].filter((id) => !expected.has(id)),
    notSent: owed.filter(({ status }) => status !== "sent"),
    /** Sent again because the kill came between the mail server's yes and our note of it. */
    repeated: [...arrived.values()].filter((count) => count > 1).length,
  };
}
