import { createHmac } from "node:crypto";
import { Readable } from "node:stream";
import type { Context } from "hono";
import type pg from "pg";
import { contentTypes, nameToSave } from "#domain/file-content.ts";
import { isUuid } from "#domain/uuid.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller } from "../data/caller.ts";
import type { doorFunctions } from "../data/data-functions.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import { isObject, readJson } from "../http/body.ts";
import { readClients } from "../http/client.ts";
import { isSameText } from "../http/same-text.ts";
import type { ContentStore } from "./content-store.ts";
import { readRange } from "./read-range.ts";
import { sweepingUp } from "./spent-bytes.ts";

/** Long enough to press it, and to begin again after a lost connection; too short to be of use to whoever finds it. */
const linkMinutes = 5;

/** Files that are opened by such links, and how they are named, asked for and found. */
export type LinkedFiles = {
  /** Keeps one kind's signatures from opening another. */
  purpose: string;
  path: string;
  /** What names a file, in the question, in the address and to the function that decides and logs. */
  field: string;
  unnamed: string;
  open: (typeof doorFunctions)[number];
  /** By the number and the session: none once the session has ended or may no longer read it. */
  find: string;
};

export const bookFiles: LinkedFiles = {
  purpose: "halftitle file links",
  path: "/files/versions",
  field: "version",
  unnamed: "Name the version that is meant.",
  open: "open_book_version",
  find: "select name, sha256, type from private.find_linked_version($1, $2) where id is not null",
};

type Parts = {
  store: ContentStore;
  dataApi: DataApi;
  verifyToken: VerifyToken;
  secret: string;
  pool: pg.Pool;
  clock: () => Date;
  trustedProxies: readonly string[];
};

/**
 * A link opens one file, for minutes, from the network that asked for it, while the session that asked is open and its owner
 * may read it. A browser that follows a link brings no token along, and this site sets no cookies: the link itself has to
 * hold all that.
 */
export function linkDoors(
  { store, dataApi, verifyToken, secret, pool, clock, trustedProxies }: Parts,
  { purpose, path, field, unnamed, open, find }: LinkedFiles,
) {
  const clientOf = readClients({ trustedProxies });
  const key = createHmac("sha256", secret).update(purpose).digest();
  const sign = (context: Context, file: string, session: string, until: number) =>
    createHmac("sha256", key)
      .update([file, session, until, clientOf(context).network].join(" "))
      .digest("base64url");

  return {
    async giveLink(context: Context): Promise<Response> {
      const caller = await readCaller(context.req.header("authorization"), dataApi.anonKey, verifyToken);
      if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to open files.");
      const asked = await readJson(context.req.raw, 1_024);
      const file = isObject(asked) ? asked[field] : undefined;
      if (!isUuid(file)) return refuse(400, "PGRST102", unnamed);
      const answer = await dataApi.ask({ kind: "call", name: open, args: { [field]: file } }, caller);
      if (!answer.ok) return answer;
      const { session } = (await answer.json()) as { session: string };
      const until = Math.floor(clock().getTime() / 1_000) + linkMinutes * 60;
      const search = new URLSearchParams({ session, until: String(until), sign: sign(context, file, session, until) });
      return context.json({ href: `${path}/${file}?${search}` });
    },

    async sendFile(context: Context): Promise<Response> {
      const gone = () =>
        refuse(403, "42501", "This link has ended, or was made for somebody else. Open the file again.");
      const file = context.req.param(field) ?? "";
      const { session = "", until = "", sign: signed = "" } = context.req.query();
      const end = Number(until);
      if (!isUuid(file) || !isUuid(session) || !(end * 1_000 > clock().getTime())) return gone();
      if (!isSameText(signed, sign(context, file, session, end))) return gone();
      const { rows } = await pool.query<Found>(find, [file, session]);
      const [found] = rows;
      return found ? answerBytes(context, store, found) : gone();
    },
  };
}

type Found = { name: string; sha256: string; type: keyof typeof contentTypes };

async function answerBytes(context: Context, store: ContentStore, { name, sha256, type }: Found): Promise<Response> {
  const size = await store.size(sha256);
  if (size === undefined) return refuse(410, "PT410", "The bytes of this file are not here. Please tell us.");
  const tag = `"${sha256}"`;
  const headers: Record<string, string> = {
    "content-type": contentTypes[type],
    // Whatever is inside: it is saved and not shown, and where a browser shows it all the same it can do nothing.
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(nameToSave(name, type)).replace(/['()*]/g, escapeByte)}`,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "cache-control": "private, no-store",
    "accept-ranges": "bytes",
    etag: tag,
  };
  const wanted = [undefined, tag].includes(context.req.header("if-range")) ? context.req.header("range") : undefined;
  const range = readRange(wanted, size);
  if (range === "outside") {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  const length = range ? range.end - range.start + 1 : size;
  const body =
    context.req.method === "HEAD"
      ? null
      : (Readable.toWeb(sweepingUp(await store.read(sha256, range))) as ReadableStream);
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(length),
      ...(range && { "content-range": `bytes ${range.start}-${range.end}/${size}` }),
    },
  });
}

const escapeByte = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;
