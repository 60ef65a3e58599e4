import type { Context } from "hono";
import { uploadWords } from "#content/production.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller } from "../data/caller.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import type { ContentStore } from "./content-store.ts";
import type { UploadLocks } from "./upload-locks.ts";

type Parts = {
  store: ContentStore;
  locks: UploadLocks;
  isScanning: boolean;
  dataApi: DataApi;
  verifyToken: VerifyToken;
};

/** How the vault of a book stands: what the database knows of it, and what only the server does. */
export function vaultDoor({ store, locks, isScanning, dataApi, verifyToken }: Parts) {
  return async (context: Context): Promise<Response> => {
    const caller = await readCaller(context.req.header("authorization"), dataApi.anonKey, verifyToken);
    if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to see the files.");
    const book = context.req.param("book") ?? "";
    if (!/^\d{1,15}$/.test(book)) return refuse(400, "PGRST102", "Name the book that is meant.");
    const args = { book: Number(book) };
    const answer = await dataApi.ask({ kind: "call", name: "book_vault", args }, caller);
    if (!answer.ok) return answer;
    const closed = store.isShared || (await locks.isAlone()) ? null : uploadWords.severalServers;
    return context.json({ ...((await answer.json()) as object), isScanning, closed }, 200, {
      "cache-control": "no-store",
    });
  };
}
