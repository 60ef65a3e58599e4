import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findHeadlessChromium } from "./e2e/find-chromium.ts";

/** The journeys that go to pages, or look at them in ways, that `npm test` leaves out: with SWEEP=all they alone are run. */
const sweeping = readdirSync("e2e").filter((file) =>
  /expectAccessibleEverywhere\(page\);|onePerKind\(/.test(readFileSync(`e2e/${file}`, "utf8")),
);

export default defineConfig({
  testDir: "e2e",
  testMatch: process.env.SWEEP ? sweeping : undefined,
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
