import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type Bucket, inPieces, nothingThere, openBucket } from "./bucket.ts";
import { BucketUploads } from "./bucket-uploads.ts";
import { type ContentStore, hashBytes } from "./content-store.ts";

/** How long a half-written file may stand in the store after its server was killed. */
const oldestDraft = 24 * 3_600_000;

/**
 * A bucket of any S3-compatible store: `https://key:secret@host/path/bucket?region=…&prefix=…`, where the last step of the
 * path is the bucket. A file becomes visible under its hash when it is whole and not before: that is how the protocol
 * writes, in one piece or in parts that are joined at the end.
 */
export async function openBucketStore(url: URL): Promise<ContentStore> {
  const bucket = openBucket(url);
  const { s3, names, keyOf } = bucket;
  const placeOf = (sha256: string) => keyOf(`contents/${sha256.slice(0, 2)}/${sha256}`);
  const uploads = new BucketUploads(bucket);

  async function put(sha256: string, bytes: Readable): Promise<boolean> {
    const sum = createHash("sha256");
    const target = { ...names, Key: placeOf(sha256) };
    const written: { ETag?: string; PartNumber: number }[] = [];
    let draft: string | undefined;
    let held: Buffer | undefined;
    const send = async (piece: Buffer) => {
      draft ??= (await s3.createMultipartUpload(target)).UploadId;
      const PartNumber = written.length + 1;
      const { ETag } = await s3.uploadPart({ ...target, UploadId: draft, PartNumber, Body: piece });
      written.push({ ETag, PartNumber });
    };
    try {
      for await (const piece of inPieces(bytes)) {
        // One behind: what fits into a single piece is written in a single step.
        if (held) await send(held);
        sum.update(piece);
        held = Buffer.from(piece);
      }
      const isRight = sum.digest("hex") === sha256;
      if (!draft) {
        if (isRight) await s3.putObject({ ...target, Body: held ?? Buffer.alloc(0) });
        return isRight;
      }
      if (isRight && held) await send(held);
      if (isRight)
        await s3.completeMultipartUpload({ ...target, UploadId: draft, MultipartUpload: { Parts: written } });
      else await s3.abortMultipartUpload({ ...target, UploadId: draft });
      return isRight;
    } catch (error) {
      if (draft) await s3.abortMultipartUpload({ ...target, UploadId: draft }).catch(() => {});
      throw error;
    }
  }

  const size = async (sha256: string) =>
    s3.headObject({ ...names, Key: placeOf(sha256) }).then(({ ContentLength }) => ContentLength, nothingThere);

  return {
    description: `the bucket ${names.Bucket} at ${url.host}`,
    isShared: true,
    uploads: {
      tus: uploads,
      reached: (id) => uploads.reached(id),
      read: async (id, range) => Readable.from(uploads.bytesOf(id, range)),
      hash: (id) => hashBytes(uploads.bytesOf(id)),
      remove: (id) => uploads.remove(id),
      list: () => uploads.list(),
    },
    async keep(id, sha256) {
      if ((await size(sha256)) !== undefined) return;
      if (!(await put(sha256, Readable.from(uploads.bytesOf(id)))))
        throw new Error("An upload changed while it was kept.");
    },
    put,
    read: async (sha256, range) => bucket.read(placeOf(sha256), range),
    size,
    async *list(olderThan = Number.NEGATIVE_INFINITY) {
      await dropDrafts(bucket);
      for await (const { key, changedAt } of bucket.list("contents/")) {
        if (Date.now() - changedAt.getTime() >= olderThan) yield key.split("/").at(-1) ?? "";
      }
    },
    remove: async (sha256) => void (await s3.deleteObject({ ...names, Key: placeOf(sha256) })),
  };
}

/** A server that was killed while it wrote leaves parts that nobody sees and somebody pays for. */
async function dropDrafts({ s3, names, keyOf }: Bucket) {
  const { Uploads = [] } = await s3.listMultipartUploads({ ...names, Prefix: keyOf("contents/") });
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Date.now() - Initiated.getTime() < oldestDraft) continue;
    await s3.abortMultipartUpload({ ...names, Key, UploadId });
  }
}
