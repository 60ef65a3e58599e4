import { findProgram, installPackage } from "./debian-package.ts";

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
  "--renderer-process-limit=1",
];

const shell = "/usr/bin/chromium-headless-shell";

/** The Chromium of this machine; on Debian and as root it is installed when it is missing. */
export function findChromium(): string {
  const found = lookFor(usual) ?? installPackage("chromium", usual);
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
  process.env.JOURNEYS_CHROMIUM ??=
    lookFor([shell]) ?? installPackage("chromium-headless-shell", [shell]) ?? findChromium();
  return process.env.JOURNEYS_CHROMIUM;
}

const lookFor = (paths: readonly string[]) => findProgram([process.env.CHROMIUM_PATH ?? "", ...paths]);
