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

/** The Chromium of this machine; on Debian and as root it is installed when it is missing. */
export function findChromium(): string {
  const found = lookForChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stderr.write("Installing Debian's chromium package for the browser tests.\n");
    const options = { stdio: "ignore" as const, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    spawnSync("apt-get", ["update", "-qq"], options);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], options);
  }
  const installed = lookForChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium was found: install Debian's package with `apt-get install chromium`, or set CHROMIUM_PATH to one.",
  );
}

function lookForChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...usual].find((path) => path && existsSync(path));
}
