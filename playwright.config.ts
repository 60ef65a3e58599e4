import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findHeadlessChromium } from "./e2e/find-chromium.ts";

const isSweep = process.env.SWEEP === "all";

/**
 * `npm test` goes the main way of each thing, to one page of each kind, and looks at each place once. `npm run test:all`
 * sets SWEEP=all and takes the journeys tagged @all (what fails, what two tabs do, what is rare) and again those tagged
 * @more, which then go to every page or look at a place in every way.
 */
export default defineConfig({
  testDir: "e2e",
  ...(isSweep ? { grep: /@(all|more)/ } : { grepInvert: /@all/ }),
  fullyParallel: true,
  // Each worker has a product and a browser of its own; they wait enough for three to pay on two cores.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails on a busy machine is given a second chance; one that fails twice has found something.
  // No retry hides a flake: the list names at its end, as flaky, what needed another try.
  retries: 1,
  reporter: [["list"]],
  // Generous, because only a failure waits for it: a slow machine is no fault.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: findHeadlessChromium(), args: chromiumFlags },
    // Whoever wants stillness gets it, and a journey need not wait for movements; those about movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Tracing costs every journey a third of its time; only the second try pays it.
    trace: "on-first-retry",
  },
});
