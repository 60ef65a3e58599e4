import type { Readable } from "node:stream";
import { S3 } from "@aws-sdk/client-s3";
import type { ByteRange } from "./content-store.ts";

/** What goes over the line at once. Every store takes parts of this size, and an upload holds one of them in memory. */
const pieceBytes = 8 * 1024 ** 2;

export type Bucket = ReturnType<typeof openBucket>;

export function openBucket(url: URL) {
  const [bucket = "", ...path] = url.pathname.split("/").filter(Boolean).toReversed();
  const prefix = url.searchParams.get("prefix")?.replace(/\/*$/, "/") ?? "";
  const s3 = new S3({
    endpoint: new URL(path.toReversed().join("/"), url.origin).href,
    region: url.searchParams.get("region") ?? "us-east-1",
    forcePathStyle: true,
    // Stores that are not Amazon's know nothing of its newer sums. Ours is the hash.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(url.username && {
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
    }),
  });
  const names = { Bucket: decodeURIComponent(bucket) };

  return {
    s3,
    names,
    keyOf: (name: string) => `${prefix}${name}`,
    async read(key: string, range?: ByteRange): Promise<Readable> {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await s3.getObject({ ...names, Key: key, Range });
      return Body as Readable;
    },
    /** Everything whose name begins so. */
    async *list(start: string): AsyncGenerator<{ key: string; size: number; changedAt: Date }> {
      let ContinuationToken: string | undefined;
      do {
        const page = await s3.listObjectsV2({ ...names, Prefix: `${prefix}${start}`, ContinuationToken });
        for (const { Key = "", Size = 0, LastModified = new Date() } of page.Contents ?? []) {
          yield { key: Key, size: Size, changedAt: LastModified };
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
  };
}

export function nothingThere(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
}

/** The same bytes in pieces of one size, the last one smaller. A piece is only good until the next is asked for. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const piece = Buffer.allocUnsafe(pieceBytes);
  let filled = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(chunk.length - at, pieceBytes - filled);
      piece.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < pieceBytes) continue;
      yield piece;
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
}
