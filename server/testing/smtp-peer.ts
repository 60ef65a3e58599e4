import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

type Received = { messageId: string; to: string[]; raw: string };

export type SmtpPeer = { url: string; received: Received[]; stop: () => Promise<void> };

type Options = {
  port?: number;
  /** Says no to a recipient: permanently with a code of 550, for now with one of 450. */
  refuse?: (recipient: string) => number | undefined;
  /** Runs when a mail has come in whole, before the yes. */
  onMail?: (mail: Received) => void | Promise<void>;
};

/** A real mail server in the test's own process. */
export async function startSmtpPeer({ port = 0, refuse = () => undefined, onMail }: Options = {}): Promise<SmtpPeer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, answer) {
      const code = refuse(address);
      answer(code ? Object.assign(new Error("not wanted"), { responseCode: code }) : null);
    },
    async onData(stream, session, answer) {
      // Whoever was killed while sending has sent nothing.
      const chunks = await stream.toArray().catch(() => undefined);
      if (!chunks) return;
      const raw = Buffer.concat(chunks).toString("utf8");
      const messageId = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? "";
      const mail = { messageId, to: session.envelope.rcptTo.map(({ address }) => address), raw };
      received.push(mail);
      await onMail?.(mail);
      answer();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export async function startSmtpPeerForTest(options?: Options): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options);
  // Only here: a journey in a browser starts the same peer, where this package cannot be loaded.
  const { onTestFinished } = await import("vitest");
  onTestFinished(peer.stop);
  return peer;
}
