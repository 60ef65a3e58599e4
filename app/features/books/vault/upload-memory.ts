import type { PreviousUpload, UrlStorage } from "tus-js-client";
import { fieldsOf, remember } from "#app/browser-memory.ts";
import { type FileKind, fileKinds } from "#domain/production.ts";

/** An upload that has begun and not arrived: where it goes on, and what it was said to be. */
export type Unfinished = {
  fingerprint: string;
  url: string;
  book: number;
  name: string;
  kind: FileKind;
  document: string;
  size: number;
  at: number;
};

/** Unfinished uploads are swept by the server; what points at none of them is of no use. */
const longest = 7 * 24 * 3_600_000;

const uploads = remember("browser", "halftitle.uploads", (found) => (Array.isArray(found) ? found.flatMap(check) : []));

function check(found: unknown): Unfinished[] {
  const { fingerprint, url, book, name, kind, document, size, at } = fieldsOf(found);
  const known = fileKinds.find((each) => each === kind);
  const isWhole =
    typeof fingerprint === "string" &&
    typeof url === "string" &&
    url.startsWith("/files/uploads/") &&
    typeof book === "number" &&
    typeof name === "string" &&
    typeof document === "string" &&
    known !== undefined &&
    typeof size === "number" &&
    typeof at === "number" &&
    at > Date.now() - longest;
  return isWhole ? [{ fingerprint, url, book, name, kind: known, document, size, at }] : [];
}

/** The same file for the same book is the same upload, also on another day. */
export const fingerprintOf = (book: number, { name, size, lastModified }: File) =>
  ["halftitle", book, name, size, lastModified].join("/");

export const listUnfinished = (book: number) => uploads.read().filter((one) => one.book === book);

export const forgetUnfinished = (fingerprint: string) =>
  uploads.write(uploads.read().filter((one) => one.fingerprint !== fingerprint));

/** What the upload protocol asks of a storage, in the one place of this site that opens any. */
export function uploadStorage(about: Pick<Unfinished, "book" | "name" | "kind" | "document">): UrlStorage {
  const find = (fingerprint: string): PreviousUpload[] =>
    uploads
      .read()
      .filter((one) => one.fingerprint === fingerprint)
      .map(({ url, size, at }) => ({
        size,
        metadata: {},
        creationTime: new Date(at).toISOString(),
        urlStorageKey: fingerprint,
        uploadUrl: url,
        parallelUploadUrls: null,
      }));
  return {
    findAllUploads: async () => [],
    findUploadsByFingerprint: async (fingerprint) => find(fingerprint),
    removeUpload: async (fingerprint) => forgetUnfinished(fingerprint),
    addUpload: async (fingerprint, { uploadUrl, size }) => {
      if (!uploadUrl) return fingerprint;
      const { pathname } = new URL(uploadUrl, location.href);
      forgetUnfinished(fingerprint);
      uploads.write([...uploads.read(), { ...about, fingerprint, url: pathname, size: size ?? 0, at: Date.now() }]);
      return fingerprint;
    },
  };
}
