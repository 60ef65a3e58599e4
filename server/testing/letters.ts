import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Letter } from "#domain/desk.ts";
import type { Snake } from "#domain/snake-case.ts";
import { newAddress, sendJson } from "./send-form.ts";
import type { Staff } from "./staff.ts";
import type { TestServer } from "./start-test-server.ts";

/** As their own click would have left them. */
export const confirmReaders = (server: TestServer, emails: readonly string[]) =>
  server.database.query(
    "update public.newsletter_subscribers set status = 'confirmed', confirmed_at = now() where email = any ($1)",
    [emails],
  );

/** Readers who confirmed; `came` is from where. */
export async function makeReaders(
  server: TestServer,
  count: number,
  came: { page?: string; utm?: Record<string, string> } = {},
) {
  const emails = Array.from({ length: count }, () => newAddress("reader"));
  for (const email of emails) await sendJson(server, "newsletter-subscribe", { email, ...came });
  await confirmReaders(server, emails);
  return emails;
}

export async function writeLetter(staff: Staff, subject = `On beginnings ${randomUUID()}`): Promise<Snake<Letter>> {
  const asked = { letter: randomUUID(), seen_version: 0, subject, body: "A *quiet* start.\n\n- one\n- two" };
  const { kind, letter } = await staff.ask("desk_save_letter", asked);
  expect([kind, letter.state, letter.version]).toEqual(["saved", "draft", 1]);
  return letter;
}

export const readLetter = async (staff: Staff, id: string) =>
  (await staff.ask("desk_letters", {})).letters.find((letter) => letter.id === id);
