import { randomUUID } from "node:crypto";

type Written = {
  from: string;
  subject: string;
  text: string;
  /** Without its brackets; none where it is empty. */
  id?: string;
  headers?: Record<string, string>;
  files?: readonly { name: string; content: Buffer }[];
};

/** A mail as it lies in a mailbox, of which a test chooses every line. */
export function writeSource({ from, subject, text, id = `${randomUUID()}@elsewhere.example`, headers = {}, files = [] }: Written) {
  const edge = `edge-${randomUUID()}`;
  const lines = Object.entries({
    From: from,
    To: "hello@halftitle.example",
    Subject: subject,
    Date: "Mon, 16 Nov 2026 09:00:00 +0000",
    ...(id ? { "Message-ID": `<${id}>` } : {}),
    "MIME-Version": "1.0",
    "Content-Type": files.length > 0 ? `multipart/mixed; boundary="${edge}"` : "text/plain; charset=utf-8",
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  const parts = [
    `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
    ...files.map(
      ({ name, content }) =>
        `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${(content.toString("base64").match(/.{1,76}/g) ?? []).join("\r\n")}`,
    ),
  ];
  const body = files.length > 0 ? `${parts.map((part) => `--${edge}\r\n${part}\r\n`).join("")}--${edge}--\r\n` : `${text}\r\n`;
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
