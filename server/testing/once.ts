import { inject, test } from "vitest";

/** Whether this is the run that `npm test` makes, whose databases are copied from the migrated template. */
export const isDaily = inject("backend") === "database-url";

/**
 * A test of what every kind of database has in common, or of one kind that it starts by name: it is tried in the daily
 * run, and the others need not repeat it.
 */
export const once = test.runIf(isDaily);
