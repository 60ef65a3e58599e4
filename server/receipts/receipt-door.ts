import type { Context } from "hono";
import { isUuid } from "#domain/uuid.ts";
import type { VerifyToken } from "../auth/tokens/signing-keys.ts";
import { readCaller } from "../data/caller.ts";
import type { DataApi } from "../data/data-gateway.ts";
import { refuse } from "../data/refuse.ts";
import { Receipt, receiptFileName } from "./receipt.ts";
import { writeReceipt } from "./write-receipt.ts";

type Parts = { dataApi: DataApi; verifyToken: VerifyToken };

/** The receipt of an answer to a proof, for whoever may read the book: asked of the database under the caller's own token. */
export function receiptDoor({ dataApi, verifyToken }: Parts) {
  return async (context: Context): Promise<Response> => {
    const caller = await readCaller(context.req.header("authorization"), dataApi.anonKey, verifyToken);
    if (caller === "anonymous" || caller === "refused") return refuse(401, "PGRST301", "Sign in to open a receipt.");
    const approval = context.req.param("approval");
    if (!isUuid(approval)) return refuse(404, "PT404", "There is no such receipt.");
    const answer = await dataApi.ask({ kind: "call", name: "book_receipt", args: { approval } }, caller);
    if (!answer.ok) return answer;
    const receipt = Receipt.parse(await answer.json());
    return new Response((await writeReceipt(receipt)) as Uint8Array<ArrayBuffer>, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(receiptFileName(receipt))}`,
        "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
        "cache-control": "private, no-store",
      },
    });
  };
}
