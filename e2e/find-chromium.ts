import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** What Chromium needs to run as root on a machine without a network of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const shell = "/usr/bin/chromium-headless-shell";

/** The Chromium of this machine; on Debian and as root it is installed when it is missing. */
export function findChromium(): string {
  const found = lookFor(usual) ?? install("chromium", usual);
  if (found) return found;
  throw new Error(
    "No Chromium was found: install Debian's package with `apt-get install chromium`, or set CHROMIUM_PATH to one.",
  );
}

/**
 * For the journeys: Chromium's headless shell, the same engine without the window around it, which takes half the
 * processor. Where it cannot be had, the Chromium there is.
 */
export function findHeadlessChromium(): string {
  // The workers look as well, and need not try to install it again.
  process.env.JOURNEYS_CHROMIUM ??= lookFor([shell]) ?? install("chromium-headless-shell", [shell]) ?? findChromium();
  return process.env.JOURNEYS_CHROMIUM;
}

function lookFor(paths: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...paths].find((path) => path && existsSync(path));
}

function install(name: string, paths: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  process.stderr.write(`Installing Debian's package ${name} for the browser tests.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"];
  const run = (...words: string[]) =>
    spawnSync("apt-get", [...patience, "-qq", ...words], { stdio: "ignore", env }).status === 0;
  const installIt = () => run("install", "-y", "--no-install-recommends", name);
  if (!installIt()) run("update") && installIt();
  return lookFor(paths);
}
