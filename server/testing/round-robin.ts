import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * One address in front of several servers, as a load balancer is: asks each whether it is ready, sends each request to the
 * next one that is, and past those that take no connection. A request that has reached a server is never repeated.
 */
export async function startRoundRobin(servers: string[]) {
  let turn = 0;
  let ready = servers;
  const look = async () => {
    const isReady = async (server: string) => (await fetch(`${server}/readyz`)).ok;
    const answers = await Promise.all(servers.map((server) => isReady(server).catch(() => false)));
    ready = servers.filter((_, place) => answers[place]);
  };
  let isOpen = true;
  const looking = (async () => {
    for (; isOpen; await wait(100)) await look();
  })();
  const choose = () => {
    const among = ready.length > 0 ? ready : servers;
    turn += 1;
    return among[turn % among.length];
  };
  const proxy = createServer((incoming, outgoing) => {
    const forward = (attempt: number) => {
      const target = new URL(incoming.url ?? "/", choose());
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
    async stop() {
      isOpen = false;
      await looking;
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
