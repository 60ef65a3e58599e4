import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A port that is free now, for a server that must know its address before it starts, or come back to the same one. */
export async function freePort(): Promise<string> {
  const squatter = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => squatter.once("listening", resolve));
  const { port } = squatter.address() as AddressInfo;
  await new Promise((resolve) => squatter.close(resolve));
  return String(port);
}
