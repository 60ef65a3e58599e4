import { createHmac } from "node:crypto";
import type { Context } from "hono";
import type pg from "pg";
import type { ContentType } from "#domain/file-content.ts";
import { isUuid } from "#domain/uuid.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller } from "../data/caller.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import { isObject, readJson } from "../http/body.ts";
import { readClients } from "../http/client.ts";
import { isSameText } from "../http/same-text.ts";
import type { ContentStore } from "./content-store.ts";
import { answerBytes, linkMinutes } from "./downloads-door.ts";

export type StaffDownloads = {
  store: ContentStore;
  dataApi: DataApi;
  verifyToken: VerifyToken;
  secret: string;
  pool: pg.Pool;
  clock: () => Date;
  trustedProxies: readonly string[];
};

/** What strangers send to the house, and only its staff open. */
const kinds = {
  chapters: {
    names: "lead",
    missing: "Name the request that is meant.",
    opens: "open_request_file",
    finds: "select name, sha256, type from private.find_linked_request_file($1, $2) where request_id is not null",
  },
  replies: {
    names: "file",
    missing: "Name the file that is meant.",
    opens: "open_reply_file",
    finds: "select name, sha256, type from private.find_linked_reply_file($1, $2) where id is not null",
  },
} as const;

/** A link to such a file, as one to a version of a book: for minutes, from one network, while a session of the staff is open. */
export function staffDownloads(
  kind: keyof typeof kinds,
  { store, dataApi, verifyToken, secret, pool, clock, trustedProxies }: StaffDownloads,
) {
  const { names, missing, opens, finds } = kinds[kind];
  const clientOf = readClients({ trustedProxies });
  const key = createHmac("sha256", secret).update(`halftitle links to ${kind}`).digest();
  const sign = (context: Context, id: string, session: string, until: number) =>
    createHmac("sha256", key)
      .update([id, session, until, clientOf(context).network].join(" "))
      .digest("base64url");

  return {
    async giveLink(context: Context): Promise<Response> {
      const caller = await readCaller(context.req.header("authorization"), dataApi.anonKey, verifyToken);
      if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to open files.");
      const asked = await readJson(context.req.raw, 1_024);
      const id = isObject(asked) ? asked[names] : undefined;
      if (!isUuid(id)) return refuse(400, "PGRST102", missing);
      const answer = await dataApi.ask({ kind: "call", name: opens, args: { [names]: id } }, caller);
      if (!answer.ok) return answer;
      const { session } = (await answer.json()) as { session: string };
      const until = Math.floor(clock().getTime() / 1_000) + linkMinutes * 60;
      const search = new URLSearchParams({ session, until: String(until), sign: sign(context, id, session, until) });
      return context.json({ href: `/files/${kind}/${id}?${search}` });
    },

    async sendFile(context: Context): Promise<Response> {
      const gone = () =>
        refuse(403, "42501", "This link has ended, or was made for somebody else. Open the file again.");
      const id = context.req.param("id") ?? "";
      const { session = "", until = "", sign: signed = "" } = context.req.query();
      const end = Number(until);
      if (!isUuid(id) || !isUuid(session) || !(end * 1_000 > clock().getTime())) return gone();
      if (!isSameText(signed, sign(context, id, session, end))) return gone();
      const { rows } = await pool.query<{ name: string; sha256: string; type: ContentType }>(finds, [id, session]);
      const [found] = rows;
      return found ? answerBytes(context, store, found) : gone();
    },
  };
}
