import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The first of these paths at which there is something. */
export const findProgram = (paths: readonly string[]) => paths.find((path) => path && existsSync(path));

/** On Debian and as root, a package that a test needs is installed when it is missing; elsewhere there is none. */
export function installPackage(name: string, paths: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write(`Installing Debian's package ${name} for the tests.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  const run = (...words: string[]) =>
    spawnSync("apt-get", [...patience, "-qq", ...words], { stdio: "ignore", env }).status === 0;
  const installIt = () => run("install", "-y", "--no-install-recommends", name);
  if (!installIt()) run("update") && installIt();
  return findProgram(paths);
}
