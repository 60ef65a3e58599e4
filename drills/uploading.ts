import { createHash, randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { encodeMetadata } from "#server/testing/books.ts";
import type { Answers } from "./answers.ts";
import type { Compared } from "./drill-list.ts";
import { type Author, query } from "./mixed-load.ts";

export type BookAuthor = Author & { book: number };

/** Takes the projects of these authors into production. */
export async function openBooks(databaseUrl: string, authors: readonly Author[]): Promise<BookAuthor[]> {
  const opened: BookAuthor[] = [];
  for (const author of authors) {
    const [row] = await query<{ id: string }>(
      databaseUrl,
      `insert into books (project_id, owner, author_name, title, package)
       select id, owner, 'Ada', title, 'pro' from projects where id = ${author.project} returning id`,
    );
    opened.push({ ...author, book: Number(row?.id) });
  }
  return opened;
}

type Load = { url: () => string; authors: readonly BookAuthor[]; answers: Answers };

const pieceBytes = 256 * 1024;
const mostOnTheirWay = 400;

/**
 * Authors who send files, until told to stop. Each file has bytes of its own, goes in pieces, breaks its own connection now
 * and then, asks how far it has come whenever something went wrong, and goes on from there. What was acknowledged must be
 * there each time.
 */
export function startUploads({ url, authors, answers }: Load) {
  const whole = new Map<string, number>();
  const begun = new Set<string>();
  const missing: string[] = [];
  const surprises: string[] = [];
  let [acknowledged, compared, broken, refused] = [0, 0, 0, 0];
  let isStopping = false;

  async function ask(
    author: BookAuthor,
    method: string,
    path: string,
    headers: object,
    body?: BodyInit,
    signal?: AbortSignal,
  ) {
    try {
      const answer = await fetch(url() + path, {
        method,
        headers: { "tus-resumable": "1.0.0", authorization: `Bearer ${author.token}`, ...headers },
        body,
        signal,
        ...(body instanceof ReadableStream && { duplex: "half" }),
      } as RequestInit);
      answers.look(`${answer.status} ${method} ${path}`, await answer.text(), [author.marker]);
      if (answer.status >= 500) refused += 1;
      if (answer.status >= 500 && answer.status !== 503) surprises.push(`${answer.status} ${method} ${path}`);
      return answer;
    } catch {
      broken += 1;
      return undefined;
    }
  }

  async function begin(author: BookAuthor, size: number): Promise<string> {
    const metadata = {
      book: author.book,
      kind: "manuscript",
      document: `File ${randomBytes(6).toString("hex")}`,
      name: "a.pdf",
    };
    const headers = { "upload-length": String(size), "upload-metadata": encodeMetadata(metadata) };
    for (;;) {
      const answer = await ask(author, "POST", "/files/uploads", headers);
      if (answer?.status === 201) return answer.headers.get("location") ?? "";
      if (answer && answer.status < 500) surprises.push(`${answer.status} POST`);
      await pause(100);
    }
  }

  async function sendPiece(author: BookAuthor, path: string, offset: number, piece: Uint8Array<ArrayBuffer>) {
    const headers = { "upload-offset": String(offset), "content-type": "application/offset+octet-stream" };
    if (randomInt(10) > 0) return ask(author, "PATCH", path, headers, piece);
    // A connection that breaks in the middle of a piece.
    const breaking = new AbortController();
    const half = new ReadableStream({
      async pull(controller) {
        controller.enqueue(piece.subarray(0, piece.length / 2));
        await pause(randomInt(20));
        breaking.abort();
      },
    });
    return ask(author, "PATCH", path, headers, half, breaking.signal);
  }

  async function sendFile(author: BookAuthor) {
    const content = Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      randomBytes(randomInt(1, 12) * 100_000),
    ]) as Uint8Array<ArrayBuffer>;
    const sha256 = createHash("sha256").update(content).digest("hex");
    begun.add(sha256);
    const path = await begin(author, content.length);
    let safe = 0;
    for (let offset = 0; ; ) {
      const answer =
        offset < content.length &&
        (await sendPiece(author, path, offset, content.subarray(offset, offset + pieceBytes)));
      if (answer && answer.status === 204) {
        const reached = Number(answer.headers.get("upload-offset"));
        acknowledged += reached - offset;
        offset = safe = reached;
        if (answer.headers.get("halftitle-version")) break;
        continue;
      }
      await pause(randomInt(100));
      const told = await ask(author, "HEAD", path, {});
      if (told?.status === 404) {
        missing.push(`${path} is not known any more`);
        return;
      }
      if (told?.status !== 200) continue;
      compared += 1;
      offset = Number(told.headers.get("upload-offset"));
      if (offset < safe) missing.push(`${path} has ${offset} of ${safe} acknowledged bytes`);
      // All of it is there, and whoever asks finds it finished.
      if (offset === content.length) break;
    }
    whole.set(sha256, content.length);
  }

  const senders = authors.map(async (author) => {
    while (!isStopping && begun.size < mostOnTheirWay) await sendFile(author);
  });
  return {
    surprises,
    acknowledged: () => acknowledged,
    figures: () => ({ files: whole.size, acknowledged, broken, refused }),
    /** Nobody begins another file; those under way arrive. */
    async stop() {
      isStopping = true;
      await Promise.all(senders);
    },
    /** Every finished file once and with its own bytes, and nothing else; each opened as its author opens it. */
    async lookUp(databaseUrl: string): Promise<Compared[]> {
      const rows = await query<{ id: string; sha256: string; size: string; book: string }>(
        databaseUrl,
        "select id, sha256, size, book_id as book from book_versions",
      );
      const lost = [...whole].filter(([sha256]) => rows.filter((row) => row.sha256 === sha256).length !== 1);
      const wrong: string[] = [];
      for (const { id, sha256, size, book } of rows) {
        const author = authors.find((one) => one.book === Number(book)) as BookAuthor;
        const found = await download(url(), author, id);
        if (!begun.has(sha256) || found.sha256 !== sha256 || found.size !== Number(size))
          wrong.push(`${id} is not ${sha256}`);
      }
      return [
        { what: "questions how far", compared, missing },
        { what: "finished files", compared: whole.size, missing: lost.map(([sha256]) => sha256) },
        { what: "files offered", compared: rows.length, missing: wrong },
      ];
    },
  };
}

async function download(url: string, { token }: BookAuthor, version: string) {
  const answer = await fetch(`${url}/files/links`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ version }),
  });
  const { href } = (await answer.json()) as { href: string };
  const bytes = new Uint8Array(await (await fetch(url + href)).arrayBuffer());
  return { sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length };
}
