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
export function writeSource({
  from,
  subject,
  text,
  id = `${randomUUID()}@elsewhere.example`,
  headers = {},
  files = [],
}: Written) {
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
  const body =
    files.length > 0 ? `${parts.map((part) => `--${edge}\r\n${part}\r\n`).join("")}--${edge}--\r\n` : `${text}\r\n`;
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

/** What a mail server sends back when it cannot deliver a mail; `returned` is the number of that mail. */
export function bounceOf({
  recipient,
  returned,
  status,
}: {
  recipient: string;
  returned: string;
  status: string;
}): string {
  return [
    "From: MAILER-DAEMON@mx.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain",
    "",
    `Your mail could not be delivered. ${randomUUID()}`,
    "--edge",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    "Action: failed",
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 no such user",
    "",
    "--edge",
    "Content-Type: text/rfc822-headers",
    "",
    `Message-ID: <${returned}@halftitle.example>`,
    `To: ${recipient}`,
    "",
    "--edge--",
    "",
  ].join("\r\n");
}
