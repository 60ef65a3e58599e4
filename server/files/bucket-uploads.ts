import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/utils";
import { type Bucket, inPieces, nothingThere } from "./bucket.ts";
import type { ByteRange } from "./content-store.ts";

type Segment = { key: string; start: number; size: number };

/**
 * Uploads that grow in a bucket. Nothing there can be added to, so each stretch is an object of its own that says where it
 * begins, is written once and never replaced: an acknowledged byte cannot be lost by what comes after it, whichever server
 * that comes through, and however it ends. (The upload protocol's own store for buckets takes the last short stretch away
 * before it has written it again, and counts parts without looking for gaps between them.)
 */
export class BucketUploads extends DataStore {
  readonly #bucket: Bucket;

  constructor(bucket: Bucket) {
    super();
    this.#bucket = bucket;
    this.extensions = ["creation", "creation-with-upload", "termination"];
  }

  #keyOf(id: string, name: string) {
    return this.#bucket.keyOf(`uploads/${id}/${name}`);
  }

  override async create(upload: Upload): Promise<Upload> {
    const { s3, names } = this.#bucket;
    upload.creation_date = new Date().toISOString();
    const { id, size, metadata, creation_date } = upload;
    const Body = JSON.stringify({ id, size, metadata, creation_date });
    await s3.putObject({ ...names, Key: this.#keyOf(id, "upload.json"), Body });
    return upload;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { s3, names } = this.#bucket;
    let reached = offset;
    const keepSegment = async (Body: Buffer) => {
      const Key = this.#keyOf(id, `${String(reached).padStart(12, "0")}-${randomUUID()}`);
      await s3.putObject({ ...names, Key, Body });
      reached += Body.length;
    };
    for await (const piece of inPieces(untilBroken(stream))) await keepSegment(piece);
    return reached;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { s3, names } = this.#bucket;
    const kept = await s3.getObject({ ...names, Key: this.#keyOf(id, "upload.json") }).catch(nothingThere);
    if (!kept?.Body) throw ERRORS.FILE_NOT_FOUND;
    const told = JSON.parse(await kept.Body.transformToString());
    return new Upload({ ...told, offset: (await this.reached(id)) ?? 0 });
  }

  override async remove(id: string): Promise<void> {
    const { s3, names, list } = this.#bucket;
    for await (const { key } of list(`uploads/${id}/`)) await s3.deleteObject({ ...names, Key: key });
  }

  async reached(id: string): Promise<number | undefined> {
    const chain = await this.#chainOf(id);
    const last = chain.at(-1);
    return last ? last.start + last.size : undefined;
  }

  async *bytesOf(id: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    let at = range?.start ?? 0;
    const end = range ? range.end + 1 : Number.POSITIVE_INFINITY;
    for (const { key, start, size } of await this.#chainOf(id)) {
      if (start + size <= at || start >= end) continue;
      const last = Math.min(start + size, end) - 1;
      yield* await this.#bucket.read(key, { start: at - start, end: last - start });
      at = last + 1;
    }
  }

  async *list(): AsyncGenerator<{ id: string; changedAt: Date }> {
    let current: { id: string; changedAt: Date } | undefined;
    for await (const { key, changedAt } of this.#bucket.list("uploads/")) {
      const id = key.split("/").at(-2) ?? "";
      if (current && current.id !== id) yield current;
      current = current?.id === id && current.changedAt > changedAt ? current : { id, changedAt };
    }
    if (current) yield current;
  }

  /** The stretches that lead from the first byte on without a gap. Where two begin inside each other, the longer leads on. */
  async #chainOf(id: string): Promise<Segment[]> {
    const found: Segment[] = [];
    for await (const { key, size } of this.#bucket.list(`uploads/${id}/`)) {
      const [, start] = /\/(\d{12})-[0-9a-f-]{36}$/.exec(key) ?? [];
      if (start) found.push({ key, size, start: Number(start) });
    }
    const chain: Segment[] = [];
    let end = 0;
    for (const segment of found.toSorted((one, other) => one.start - other.start || other.size - one.size)) {
      if (segment.start > end) break;
      if (segment.start + segment.size <= end) continue;
      chain.push(segment);
      end = segment.start + segment.size;
    }
    return chain;
  }
}

/** A connection that breaks ends the bytes; those that came are kept like any others. */
async function* untilBroken(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    if (!stream.destroyed && !stream.errored) throw error;
  }
}
