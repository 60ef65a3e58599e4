import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The drills wait the longest, so they begin first: whoever is alone at the end waits for nobody. */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isDrill(other) - isDrill(one));
  }
}
const isDrill = ({ project }: TestSpecification) => Number(project.name === "drills");

/**
 * The same suite over HTTP on each kind of database: the embedded one, one given by address, and behind a second copy of
 * this very server, which stands in the place of a hosted project but is none.
 */
const overHttp = (backend: "embedded" | "database-url" | "second-copy" | "real-project") => ({
  test: {
    name: backend,
    include: ["server/**/*.http.test.ts"],
    // Each file has a server and a database of its own; loading the product's modules anew for each would take longer
    // than the tests.
    isolate: false,
    globalSetup: "server/testing/shared-postgres.ts",
    setupFiles: "server/testing/quiet-console.ts",
    provide: { backend },
    // Generous, because only a failure waits for it: a slow machine is no fault.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // A test that fails on a busy machine is given a second chance, and named at the end of the run.
    retry: 1,
  },
});

/** A real hosted project, or `supabase start`, where somebody names one; README.md says how. Nobody has done so yet. */
function realProject() {
  if (!process.env.REAL_SUPABASE_URL) return [];
  const { test } = overHttp("real-project");
  return [
    { test: { ...test, exclude: cannotRunThere.map((file) => `server/${file}.http.test.ts`), fileParallelism: false } },
  ];
}

const cannotRunThere = [
  // Need the secret that the project signs with.
  ...["data/data-gateway", "data/role-matrix", "fuzz", "privacy/account-deletion"],
  // Are about our own sign-in service, or read the account mails, which the project sends.
  ...["auth/**/!(account-sessions)", "desk/staff-*", "privacy/deleted-account"],
  // Need a database, a process, a mail server or a clock of their own, or count everything that is stored.
  ...["backup/*", "booking/*", "boot", "clock-jumps", "data/busy-authors", "data/hosted-supabase"],
  ...["database/!(text-limits)", "demo-data/*", "desk/desk", "desk/desk-{letters,office,roles}", "http/rate-limit"],
  ...["launch/*", "logs", "mail/!(dev-mail)", "outage", "privacy/retention", "siblings", "site/page-views"],
];

export default defineConfig({
  test: {
    // The tests wait more than they compute: a third worker pays even on two cores.
    maxWorkers: 3,
    reporters: ["default", "./server/testing/second-tries.ts"],
    sequence: { sequencer: DrillsFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,content,app,press,server,bench,drills,stills}/**/*.test.{ts,tsx}", "*.test.ts"],
          exclude: ["**/*.http.test.ts", "**/node_modules/**"],
          // Rules share nothing that could be left changed, and a process for each of 140 files takes longer than they do.
          isolate: false,
          setupFiles: "server/testing/quiet-console.ts",
          // Generous: it costs nothing where tests are green, and a machine with ten times as much to do takes ten times as long.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      overHttp("embedded"),
      overHttp("database-url"),
      overHttp("second-copy"),
      ...realProject(),
      {
        // Somebody else's programs, installed where they are missing: with `npm run test:all`.
        test: {
          name: "peers",
          include: ["e2e/*.peer.ts"],
          globalSetup: "server/testing/shared-postgres.ts",
          provide: { backend: "database-url" },
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: "drills",
          include: ["drills/**/*.drill.ts"],
          // What takes a disk of its own or hundreds of pairs to show anything, or waits at the pace of letters, has its short
          // run in `npm run test:all`.
          exclude: process.env.DRILLS === "daily" ? ["drills/{desk-day,disk,who-has-an-account}.drill.ts"] : [],
          globalSetup: ["server/testing/shared-postgres.ts", "drills/reliability-report.ts"],
          // As long as fifty rounds may take; of two, one that hangs must not hold up the suites after it for an hour.
          testTimeout: process.env.DRILL_ROUNDS ? 1_200_000 : 3_600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
