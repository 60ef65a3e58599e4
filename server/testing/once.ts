import { inject, test } from "vitest";

/** Whether this is the run that `npm test` makes, whose databases are copied from the migrated template. */
export const isDaily = inject("backend") === "database-url";

/**
 * A test of what every kind of database has in common, or of one kind that it starts by name: it is tried in the daily
 * run, and the others need not repeat it.
 */
export const once = test.runIf(isDaily);

/** Whether this is the run of `npm run test:all` that stands on the embedded database. */
export const isOnEmbedded = inject("backend") === "embedded";

/**
 * A test of the embedded database itself, of what starts it again and again, or of what only an hour has room for: it is
 * tried once too, where that database is the subject.
 */
export const onceOnEmbedded = test.runIf(isOnEmbedded);

/** A test that takes many seconds by nature: tried on the other two kinds of database, in `npm run test:all`. */
export const long = test.skipIf(isDaily);

/** How many come at once, or how often chance is asked: all of them there too, and elsewhere as many as show it. */
export const crowd = (many: number, few: number) => (isOnEmbedded ? many : few);
