import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** The least that a server can do with a file: put it on the disk and give it back. A process of its own. */
const folder = mkdtempSync(join(tmpdir(), "halftitle-plain-"));
const file = join(folder, "file");
const server = createServer(async (request, response) => {
  if (request.method === "GET") return pipeline(createReadStream(file), response).catch(() => {});
  await pipeline(request, createWriteStream(file));
  const handle = await open(file);
  await handle.sync();
  await handle.close();
  response.end();
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
