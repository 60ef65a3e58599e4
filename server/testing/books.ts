import { createHash, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { sayApproval } from "#content/production.ts";
import { templateOf } from "#content/production-templates.ts";
import type { BookFunctions } from "#domain/book-functions.ts";
import { planStages } from "#domain/production-forecast.ts";
import { toSnake } from "#domain/snake-case.ts";
import { signedInAuthor } from "./accounts.ts";
import type { Staff } from "./staff.ts";
import type { TestServer } from "./start-test-server.ts";

type Author = Awaited<ReturnType<typeof signedInAuthor>>;

/** Calls a function about a book as the portal does, and hears its answer or its refusal. */
export async function call<Name extends keyof BookFunctions>(
  { browser }: Pick<Author, "browser">,
  name: Name,
  asks: BookFunctions[Name]["asks"],
): Promise<{ data: BookFunctions[Name]["hears"]; error: { message: string } | null; status: number }> {
  const { data, error, status } = await browser.rpc(name, asks);
  return { data, error, status };
}

/** The same, where the answer is expected. */
export async function ask<Name extends keyof BookFunctions>(
  author: Pick<Author, "browser">,
  name: Name,
  asks: BookFunctions[Name]["asks"],
): Promise<BookFunctions[Name]["hears"]> {
  const { data, error } = await call(author, name, asks);
  expect(error, name).toBeNull();
  return data;
}

/** An author whose project the house has taken into production today. */
export async function authorInProduction(server: TestServer, staff: Staff, title = `The Salt Year ${randomUUID()}`) {
  const author = await signedInAuthor(server);
  const begun = await author.browser.from("projects").insert({ title, target_words: 80_000 }).select("id").single();
  const project = begun.data?.id as number;
  const plan = planStages(templateOf("pro"), "2026-11-16");
  const stages = plan.map(({ kind, side, waitsFor, start, end }) => ({
    kind,
    side,
    waitsFor,
    name: kind,
    owner: side === "house" ? staff.user.id : null,
    start,
    end,
  }));
  const opened = await staff.ask("desk_open_book", { project, package: "pro", stages: toSnake(stages) });
  return { ...author, title, project, book: opened.book };
}

export type AuthorInProduction = Awaited<ReturnType<typeof authorInProduction>>;

type Sending = { book: number; kind?: string; document?: string; name: string; change?: string };

export const encodeMetadata = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(String(value)).toString("base64")}`)
    .join(",");

/** One request of the upload protocol. */
export async function tus(
  server: TestServer,
  token: string | undefined,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> } = {},
) {
  return fetch(new URL(path, server.url), {
    method,
    headers: {
      "tus-resumable": "1.0.0",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/offset+octet-stream" } : {}),
      ...headers,
    },
    body,
  });
}

/** Begins an upload and says where it goes on. */
export async function beginUpload(server: TestServer, token: string, size: number, sending: Sending) {
  const { book, kind = "manuscript", document = sending.name, name, change = "" } = sending;
  const answer = await tus(server, token, "POST", "/files/uploads", {
    headers: {
      "upload-length": String(size),
      "upload-metadata": encodeMetadata({ book, kind, document, name, ...(change && { change }) }),
    },
  });
  return { status: answer.status, text: await answer.text(), path: answer.headers.get("location") ?? "" };
}

export const patch = (server: TestServer, token: string, path: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
  tus(server, token, "PATCH", path, { headers: { "upload-offset": String(offset) }, body });

/** Sends a whole file and answers with its version. */
export async function sendFile(
  server: TestServer,
  token: string,
  content: Uint8Array<ArrayBuffer>,
  sending: Sending,
): Promise<{ version: string; sha256: string }> {
  const begun = await beginUpload(server, token, content.length, sending);
  expect(begun, begun.text).toMatchObject({ status: 201 });
  const answer = await patch(server, token, begun.path, 0, content);
  expect(answer.status, await answer.clone().text()).toBe(204);
  const version = answer.headers.get("halftitle-version") ?? "";
  return { version, sha256: createHash("sha256").update(content).digest("hex") };
}

/** Sends a version for approval, under the words that the desk uses. */
export async function sendProof(staff: Staff, title: string, file: { version: string; sha256: string }, name: string) {
  const wording = sayApproval({ title, file: name, number: 1, sha256: file.sha256 }).join("\n\n");
  return staff.ask("desk_send_proof", {
    version: file.version,
    wording,
    note: "Please look at page 3.",
    due: "2026-12-24",
    request_id: randomUUID(),
  });
}

export const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`) as Uint8Array<ArrayBuffer>;

/** How the vault of a book stands, as the page of its files asks. */
export async function readVault(server: Pick<TestServer, "url">, token: string, book: number) {
  const answer = await fetch(`${server.url}/files/books/${book}`, { headers: { authorization: `Bearer ${token}` } });
  const body = (await answer.json()) as { waiting: { name: string; refused: string | null }[]; closed: string | null };
  return { status: answer.status, ...body };
}
