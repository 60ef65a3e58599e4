import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { findLeak } from "#server/testing/find-leak.ts";

/** What came back. Status 0 stands for silence: a connection that broke, or nothing within twenty seconds. */
export type Answer = {
  /** What was asked, for the report. */
  request: string;
  method: string;
  path: string;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
  /** What it shows that whoever asked must not see. */
  leak: string | undefined;
};

export type Asked = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Whose data may be in the answer. */
  own?: readonly string[] | "everybody's";
  hidden?: readonly string[];
};

/** A connection for each: one that the server is just closing would look like a server that fell silent. */
const agent = new Agent({ maxSockets: 200 });
const patience = 20_000;

/** Asks with exactly this path: nothing on the way makes an odd one straight, as `fetch` would. */
export function ask(server: string, { method, path, headers, body, own, hidden }: Asked): Promise<Answer> {
  const { hostname, port } = new URL(server);
  const asked = { request: `${method} ${path} ${body ?? ""}`, method, path };
  const begun = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, text: string, answered: IncomingHttpHeaders = {}) => {
      clearTimeout(silence);
      const shown = [text, ...Object.values(answered).flat()].join("\n");
      const milliseconds = performance.now() - begun;
      const leak = findLeak(shown, { own, hidden, asked: plainly(`${path} ${body ?? ""}`) });
      resolve({ ...asked, status, text, headers: answered, milliseconds, leak });
    };
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const call = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("error", (error) => finish(0, error.message));
      incoming.on("end", () =>
        finish(incoming.statusCode ?? 0, Buffer.concat(chunks).toString("utf8"), incoming.headers),
      );
    });
    const silence = setTimeout(() => call.destroy(new Error("no answer within 20 s")), patience);
    call.on("error", (error) => finish(0, error.message));
    call.end(body);
  });
}

/** What was asked, as the server reads it. */
function plainly(asked: string): string {
  try {
    return `${asked} ${decodeURIComponent(asked)}`;
  } catch {
    // Encoded oddly: then it comes back as it is, or not at all.
    return asked;
  }
}

/** The answer as a value; undefined where it is no JSON. */
// biome-ignore lint/suspicious/noExplicitAny: whatever an attacked server says
export function readJson({ text }: Pick<Answer, "text">): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
