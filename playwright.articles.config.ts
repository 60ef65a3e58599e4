import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findChromium } from "./e2e/find-chromium.ts";

const port = 4517;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails on a shared machine is given a second chance; one that fails twice has found something.
  // No retry hides a flake: the list names at its end, as flaky, what needed another try.
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"]],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    trace: "retain-on-failure",
  },
  projects: [{ name: "chromium", use: { ...devices["Desktop Chrome"] } }],
  webServer: {
    command: "node --import tsx e2e/serve.ts",
    env: { PORT: String(port), LOG_LEVEL: "warn" },
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "ignore",
  },
});
