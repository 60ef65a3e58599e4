import { Upload } from "tus-js-client";
import { loadSignedIn } from "#app/backend/load-signed-in.ts";
import { unwantedWords, uploadWords } from "#content/production.ts";
import { recognizeFile } from "#domain/file-content.ts";
import type { FileKind } from "#domain/production.ts";
import { BookRefusal } from "../ask-book.ts";
import { fingerprintOf, uploadStorage } from "./upload-memory.ts";

/** What the server's patience with one request allows on a slow line, and few enough requests on a fast one. */
const pieceBytes = 8 * 1024 ** 2;
const mostBytes = 1024 ** 3;

export type Sending = { book: number; kind: FileKind; document: string; change: string; file: File };
export type UploadEvents = {
  onProgress: (sent: number, all: number) => void;
  onPause: (isPaused: boolean) => void;
};

/** Why a file would be refused, before any of it is sent. */
export async function judgeFile(file: File): Promise<string | undefined> {
  if (file.size > mostBytes) return uploadWords.tooLarge.replace("{most}", "1 GB");
  const read = async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer());
  const recognized = await recognizeFile(read, file.size);
  return "unwanted" in recognized ? unwantedWords[recognized.unwanted] : undefined;
}

/**
 * Sends a file in pieces. A lost connection, a closed lid or a restarted server stops it for a while; it goes on where it
 * was, also after the page was closed, when the same file is chosen again for the same book.
 */
export function sendFile({ book, kind, document, change, file }: Sending, { onProgress, onPause }: UploadEvents) {
  const stopping = Promise.withResolvers<"stopped">();
  const sending = Promise.withResolvers<"sent">();
  const upload = new Upload(file, {
    endpoint: "/files/uploads",
    chunkSize: pieceBytes,
    // Then every half minute: who closes the lid comes back in the morning.
    retryDelays: [0, 1_000, 3_000, 10_000, ...Array.from({ length: 960 }, () => 30_000)],
    metadata: { book: String(book), kind, document, name: file.name, change },
    fingerprint: async () => fingerprintOf(book, file),
    urlStorage: uploadStorage({ book, name: file.name, kind, document }),
    removeFingerprintOnSuccess: true,
    async onBeforeRequest(request) {
      const { data } = await (await loadSignedIn()).auth.getSession();
      request.setHeader("Authorization", `Bearer ${data.session?.access_token ?? ""}`);
    },
    onProgress(sent, all) {
      onPause(false);
      onProgress(sent, all ?? file.size);
    },
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      const isPassing = status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
      onPause(isPassing);
      return isPassing;
    },
    onSuccess: () => sending.resolve("sent"),
    onError: (error) => {
      const body = "originalResponse" in error ? error.originalResponse?.getBody() : undefined;
      sending.reject(new BookRefusal(readRefusal(body) ?? uploadWords.noRoom));
    },
  });
  void upload.findPreviousUploads().then(([earlier]) => {
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    upload.start();
  });
  return {
    done: Promise.race([sending.promise, stopping.promise]),
    stop: () => {
      stopping.resolve("stopped");
      // If the server does not hear of it, it sweeps what is left.
      void upload.abort(true).catch(() => {});
    },
  };
}

/** The door speaks in plain words, or in the data API's shape. */
function readRefusal(body: string | undefined): string | undefined {
  if (!body) return undefined;
  try {
    return (JSON.parse(body) as { message?: string }).message;
  } catch {
    // Plain words.
    return body.trim();
  }
}
