import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the server of a cluster has noted about itself; one that was killed leaves its note behind. */
export function readLock(cluster: string) {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const [pid = "", , , port = "", socket = "", , , status = ""] = lines.map((line) => line.trim());
    return { pid, port, socket, status };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
