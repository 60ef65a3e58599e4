import { randomBytes } from "node:crypto";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import type { Context } from "hono";
import type pg from "pg";
import { unwantedWords, uploadWords } from "#content/production.ts";
import { recognizeFile } from "#domain/file-content.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller, type SignedIn } from "../data/caller.ts";
import type { doorFunctions } from "../data/data-functions.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Log } from "../log.ts";
import { type ContentStore, sync } from "./content-store.ts";

const mostBytes = 1024 ** 3;

/** Taken by whoever makes a hash belong to a version, and alone by whoever sweeps what belongs to none. */
export const contentLock = 7_420_181_504;

type Parts = { store: ContentStore; dataApi: DataApi; verifyToken: VerifyToken; pool: pg.Pool; log: Log };

/** What the upload protocol understands as a refusal. */
class Refusal extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, body: string) {
    super(body);
    this.status_code = status;
    this.body = body;
  }
}

/** A byte that was acknowledged is on the disk. */
class SafeFileStore extends FileStore {
  override async write(...[readable, id, offset]: Parameters<FileStore["write"]>) {
    const reached = await super.write(readable, id, offset);
    await sync(join(this.directory, id));
    return reached;
  }
}

/**
 * The door of resumable uploads (the tus protocol): `POST` begins one, `PATCH` adds to it, `HEAD` says how far it has come,
 * `DELETE` gives it up. Who may is asked of the database for each of them, under the caller's own token.
 */
export function uploadsDoor({ store, dataApi, verifyToken, pool, log }: Parts) {
  const callers = new WeakMap<Request, SignedIn>();

  async function ask<Answer>(
    request: Request,
    name: (typeof doorFunctions)[number],
    args: Record<string, unknown>,
  ): Promise<Answer> {
    const caller = callers.get(request);
    if (!caller) throw new Refusal(401, "Sign in to send files.");
    const answer = await dataApi.ask({ kind: "call", name, args }, caller);
    const body = (await answer.json()) as Answer & { message?: string };
    if (!answer.ok) throw new Refusal(answer.status, body.message ?? uploadWords.notHere);
    return body;
  }

  /** From a whole upload to a version: looked at, put under its hash, then written down. Once, however often it is asked. */
  async function finish(id: string): Promise<string> {
    const file = join(store.uploads, id);
    const { size } = await stat(file);
    const handle = await open(file);
    const recognized = await recognizeFile(async (start, end) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - start), 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    }, size).finally(() => handle.close());
    if ("unwanted" in recognized) {
      await forget(id);
      throw new Refusal(422, unwantedWords[recognized.unwanted]);
    }
    const sha256 = await store.hash(file);
    return inTransaction(pool, async (client) => {
      await client.query("select pg_advisory_xact_lock_shared($1)", [contentLock]);
      await store.keep(file, sha256);
      const { rows } = await client.query<{ version: string | null }>(
        "select private.finish_book_upload($1, $2, $3, false) as version",
        [id, sha256, recognized.type],
      );
      const version = rows[0]?.version;
      if (!version) throw new Refusal(404, uploadWords.notHere);
      return version;
    });
  }

  async function forget(id: string) {
    await pool.query("delete from private.book_uploads where id = $1", [id]);
    for (const file of [id, `${id}.json`]) await rm(join(store.uploads, file), { force: true });
  }

  const tus = new Server({
    path: "/files/uploads",
    datastore: new SafeFileStore({ directory: store.uploads }),
    maxSize: mostBytes,
    relativeLocation: true,
    // Nobody sends from another site.
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString("hex"),
    async onUploadCreate(request, { id, size, metadata = {} }) {
      if (!size) throw new Refusal(400, uploadWords.wrongSize);
      const { book, kind, document, name, change } = metadata;
      await ask(request, "begin_book_upload", {
        upload: id,
        book: Number(book) || 0,
        kind: kind ?? "",
        document: document ?? name ?? "",
        name: name ?? "",
        size,
        change: change ?? "",
      });
      return {};
    },
    async onIncomingRequest(request, id) {
      if (request.method === "POST" || request.method === "OPTIONS") return;
      const { size, version } = await ask<{ size: number; version: string | null }>(request, "touch_book_upload", {
        upload: id,
      });
      if (version && request.method === "DELETE")
        throw new Refusal(409, "This file has arrived and is part of the book.");
      // The server was stopped between the last byte and the version: whoever comes back for it finds it finished.
      if (!version && request.method === "HEAD") {
        const reached = await stat(join(store.uploads, id)).catch(() => undefined);
        if (reached?.size === size) await finish(id);
      }
    },
    async onUploadFinish(_request, { id }) {
      return { headers: { "halftitle-version": await finish(id) } };
    },
    onResponseError(_request, error) {
      if ("status_code" in error && error.status_code < 500) return undefined;
      const { code, message } = error as NodeJS.ErrnoException;
      log.error({ code, reason: message }, "an upload failed");
      return { status_code: 503, body: uploadWords.noRoom };
    },
  });

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    if (!["POST", "PATCH", "HEAD", "DELETE"].includes(request.method)) {
      return refuse(405, "PGRST117", `An upload does not take ${request.method}.`);
    }
    const caller = await readCaller(context.req.header("authorization"), dataApi.anonKey, verifyToken);
    if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to send files.");
    callers.set(request, caller);
    return tus.handleWeb(request);
  };
}
