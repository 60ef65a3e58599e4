/** The one way a body is read. */

/** Reads no further than it has to: a longer body is not worth its memory. */
export async function readBytesAtMost(request: Request, bytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("content-length")) > bytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readAtMost(request: Request, bytes: number): Promise<string | undefined> {
  return (await readBytesAtMost(request, bytes))?.toString("utf8");
}

/** The same as a value; undefined where it is too long or no JSON, which every schema refuses. */
export async function readJson(request: Request, bytes: number): Promise<unknown> {
  return parseJson((await readAtMost(request, bytes)) ?? "");
}

/** Undefined where it is no JSON, which no JSON is. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
