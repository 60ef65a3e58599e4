import { defineConfig } from "vitest/config";

/** The same suite over HTTP on each kind of database: the embedded one, one given by address, a hosted project. */
const overHttp = (backend: "embedded" | "database-url" | "hosted") => ({
  test: {
    name: backend,
    include: ["server/**/*.http.test.ts"],
    // Each file has a server and a database of its own; loading the product's modules anew for each would take longer
    // than the tests.
    isolate: false,
    globalSetup: "server/testing/shared-postgres.ts",
    setupFiles: "server/testing/quiet-console.ts",
    provide: { backend },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
});

export default defineConfig({
  test: {
    // The tests wait more than they compute: a second worker pays even on two cores.
    maxWorkers: 2,
    reporters: ["default", "./server/testing/second-tries.ts"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,content,app,press,server,bench,drills}/**/*.test.{ts,tsx}", "*.test.ts"],
          exclude: ["**/*.http.test.ts", "**/node_modules/**"],
          setupFiles: "server/testing/quiet-console.ts",
          testTimeout: 30_000,
        },
      },
      overHttp("embedded"),
      overHttp("database-url"),
      overHttp("hosted"),
      {
        test: {
          name: "drills",
          include: ["drills/**/*.drill.ts"],
          globalSetup: ["server/testing/shared-postgres.ts", "drills/reliability-report.ts"],
          testTimeout: 3_600_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
