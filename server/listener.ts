import { createServer, type RequestListener, type ServerOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { BootError, exitCodes } from "./boot-error.ts";
import type { Settings } from "./environment.ts";
import type { AnswerFile } from "./site/plain-files.ts";

/** Whoever takes longer than this to send a request is not a visitor on a slow line but somebody who holds the line. */
const patience = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

/** Opens the port, and says how to close it without cutting anybody off. */
export async function listen(
  fetch: Parameters<typeof serve>[0]["fetch"],
  answerFile: AnswerFile,
  { HOST, PORT }: Settings,
) {
  const server = serve({
    fetch,
    hostname: HOST,
    port: PORT,
    overrideGlobalObjects: false,
    serverOptions: patience,
    createServer: ((options: ServerOptions, answer: RequestListener) =>
      createServer(options, (request, response) => {
        if (!answerFile(request, response)) answer(request, response);
      })) as typeof createServer,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = { EADDRINUSE: "is taken", EACCES: "is not ours to use", EADDRNOTAVAIL: "is not of this machine" }[
        error.code ?? ""
      ];
      reject(
        reason
          ? new BootError(`The address ${HOST}:${PORT} ${reason}: set PORT or HOST to another.`, exitCodes.unavailable)
          : error,
      );
    });
  });
  const { address, port, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    /** Takes no new connections, lets the requests under way finish, and cuts what hangs after ten seconds. */
    close: () =>
      new Promise<void>((resolve) => {
        const impatience = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 10_000);
        server.close(() => {
          clearTimeout(impatience);
          resolve();
        });
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      }),
  };
}
