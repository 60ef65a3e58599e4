import { expect, test } from "vitest";
import { readDeliveryStatus } from "./judge-headers.ts";
import read from "./reading-thread.ts";

const status = (address: string) => `Final-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;

test("a report may name as many addresses and mails as it likes; a few are asked about", async () => {
  const blocks = Array.from({ length: 40 }, (_, place) => status(`reader${place}@example.com`)).join("\r\n");
  expect(readDeliveryStatus(blocks)).toHaveLength(40);
  const part = `--edge\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\n${blocks}\r\n`;
  const ids = Array.from({ length: 200 }, () => `Message-ID: <${crypto.randomUUID()}@halftitle.example>\r\n`).join("");
  const source = Buffer.from(
    `From: a@example.com\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="edge"\r\n\r\n${part.repeat(50)}--edge\r\nContent-Type: text/rfc822-headers\r\n\r\n${ids}\r\n--edge--\r\n`,
  );
  const { bounces, answers } = await read({ source, size: source.length });
  expect(bounces).toHaveLength(20);
  expect(answers.length).toBeLessThanOrEqual(20);
});
