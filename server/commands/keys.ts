import { readFileSync } from "node:fs";
import type { JWK } from "jose";
import { KeyRefused, type KeyRing, ringChanges } from "../auth/tokens/key-ring.ts";
import { openFilledPlace } from "../backup/backup-place.ts";
import { BootError, exitCodes } from "../boot-error.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { readSettings } from "../environment.ts";
import { changeKeyRing } from "../secrets.ts";
import { runCommand } from "./run-command.ts";

const usage = `npm run keys -- list                   the keys that sign and verify sessions' tokens
npm run keys -- rotate                 sign with a new one; the old one verifies until its tokens have ended
npm run keys -- add                    publish a new one that does not sign yet
npm run keys -- use <id>               sign with one that stands by
npm run keys -- retire <id> [--now]    take one away; --now also while its tokens are in force, after a theft
npm run keys -- trust <file>           believe another service's public key (JWK, ES256 or RS256), which signs nothing of ours`;

/** Works on the configured database, beside running servers or without one: they notice within half a minute. */
await runCommand(async () => {
  const [task = "", named = "", ...flags] = process.argv.slice(2);
  const settings = readSettings(process.env);
  const change = changes(settings.auth.jwt_expiry)[task];
  const needsName = ["use", "retire", "trust"].includes(task);
  if (!change || (needsName && named === "")) throw new BootError(usage, exitCodes.badInput);
  if (settings.SUPABASE_URL) {
    throw new BootError("A hosted project keeps its own keys: rotate them there.", exitCodes.configuration);
  }
  const place = await openFilledPlace(settings);
  try {
    await migrate(place.url);
    const pool = openPool(place.url, () => {});
    try {
      const ring = await changeKeyRing({ folder: place.folder, pool }, (before) =>
        change(before, named, flags.includes("--now")),
      );
      process.stdout.write(`${describe(ring)}\n`);
    } finally {
      await pool.end();
    }
  } catch (error) {
    if (error instanceof KeyRefused) throw new BootError(error.message, exitCodes.badInput);
    throw error;
  } finally {
    await place.close();
  }
});

type Change = (ring: KeyRing, named: string, isUrgent: boolean) => KeyRing | Promise<KeyRing>;

function changes(tokenLife: number): Record<string, Change> {
  const now = new Date();
  return {
    list: (ring) => ring,
    rotate: (ring) => ringChanges.rotate(ring, now, tokenLife),
    add: (ring) => ringChanges.add(ring, now),
    use: (ring, id) => ringChanges.use(ring, id, now, tokenLife),
    retire: (ring, id, isUrgent) => ringChanges.retire(ring, id, now, isUrgent),
    trust: (ring, file) => ringChanges.trust(ring, readKey(file), now),
  };
}

function readKey(file: string): JWK {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JWK;
  } catch (error) {
    throw new BootError(`${file} could not be read as JSON: ${(error as Error).message}`, exitCodes.badInput);
  }
}

function describe({ keys, trusted }: KeyRing): string {
  const day = (moment: string) => moment.slice(0, 10);
  return [
    ...keys.map(({ id, state, createdAt, until }) =>
      [`${id}  ${state}`, `since ${day(createdAt)}`, ...(until ? [`tokens in force until ${until}`] : [])].join(", "),
    ),
    ...trusted.map(({ id, alg, addedAt }) => `${id}  trusted (${alg}), since ${day(addedAt)}`),
  ].join("\n");
}
