import { randomBytes } from "node:crypto";
import { Server } from "@tus/server";
import type { Context } from "hono";
import type pg from "pg";
import { unwantedWords, uploadWords } from "#content/production.ts";
import { isUnwantedName } from "#domain/file-content.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller, type SignedIn } from "../data/caller.ts";
import type { doorFunctions } from "../data/data-functions.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import type { Log } from "../log.ts";
import type { ContentStore } from "./content-store.ts";
import { type FinishUpload, Refusal } from "./finish-upload.ts";
import type { UploadLocks } from "./upload-locks.ts";

const mostBytes = 1024 ** 3;

type Parts = {
  store: ContentStore;
  locks: UploadLocks;
  finish: FinishUpload;
  dataApi: DataApi;
  verifyToken: VerifyToken;
  pool: pg.Pool;
  log: Log;
};

type Touched = { size: number; version: string | null; refused: string | null };

/**
 * The door of resumable uploads (the tus protocol): `POST` begins one, `PATCH` adds to it, `HEAD` says how far it has come,
 * `DELETE` gives it up. Who may is asked of the database for each of them, under the caller's own token.
 */
export function uploadsDoor({ store, locks, finish, dataApi, verifyToken, pool, log }: Parts) {
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

  /** A folder belongs to one server: with two of them, each would have files that the other does not find. */
  async function refuseUnlessShared() {
    if (!store.isShared && !(await locks.isAlone())) throw new Refusal(503, uploadWords.severalServers);
  }

  const datastore = store.uploads.tus;
  const create = datastore.create.bind(datastore);
  // What could not be begun holds no place in the book.
  datastore.create = (upload) =>
    create(upload).catch(async (error) => {
      await pool.query("delete from private.book_uploads where id = $1", [upload.id]);
      throw error;
    });

  const tus = new Server({
    path: "/files/uploads",
    datastore,
    locker: locks.locker,
    maxSize: mostBytes,
    relativeLocation: true,
    // Nobody sends from another site.
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString("hex"),
    async onUploadCreate(request, { id, size, metadata = {} }) {
      if (!size) throw new Refusal(400, uploadWords.wrongSize);
      const { book, kind, document, name, change } = metadata;
      if (isUnwantedName(name ?? "")) throw new Refusal(415, unwantedWords.unknown);
      await refuseUnlessShared();
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
      const { size, version, refused } = await ask<Touched>(request, "touch_book_upload", { upload: id });
      if (refused) throw new Refusal(422, refused);
      if (request.method === "PATCH") return refuseUnlessShared();
      if (request.method === "DELETE") {
        if (version) throw new Refusal(409, "This file has arrived and is part of the book.");
        // What is given up holds no place in the book. Its bytes follow at once, or with the sweep.
        return void (await pool.query("delete from private.book_uploads where id = $1 and version_id is null", [id]));
      }
      // The server was stopped between the last byte and the version: whoever comes back for it finds it finished.
      if (!version && (await store.uploads.reached(id)) === size) await finish(id);
    },
    async onUploadFinish(_request, { id }) {
      const version = await finish(id);
      const [name, value] = version ? ["halftitle-version", version] : ["halftitle-waits", "scan"];
      return { headers: { [name]: value } };
    },
    onResponseError(_request, error) {
      if (error instanceof Refusal || ("status_code" in error && error.status_code < 500)) return undefined;
      // Parts of the protocol that are not spoken here.
      if ("status_code" in error && error.status_code === 501) return { status_code: 400, body: error.body };
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
