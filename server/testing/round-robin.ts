import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * One address in front of several servers, as a load balancer is: each request to the next one, and past those that take
 * no connection. A request that has reached a server is never repeated.
 */
export async function startRoundRobin(servers: string[]) {
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => {
    const forward = (attempt: number) => {
      const target = new URL(incoming.url ?? "/", servers[turn++ % servers.length]);
      const headers = { ...incoming.headers, connection: "close" };
      const call = request(target, { method: incoming.method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: "close" });
        answer.pipe(outgoing);
        answer.once("error", () => outgoing.destroy());
      });
      call.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ECONNREFUSED" && attempt < servers.length * 2) return forward(attempt + 1);
        outgoing.destroy();
      });
      call.once("socket", (socket) => socket.once("connect", () => incoming.pipe(call)));
    };
    forward(1);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
