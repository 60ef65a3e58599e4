import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import type pg from "pg";
import { type KeyRing, makeKeyRing } from "./auth/tokens/key-ring.ts";
import { inTransaction, type Queryable } from "./database/transaction.ts";

export type Secrets = {
  /** What links, hashes and the two keys below are made with; it once signed tokens, too. */
  jwtSecret: string;
  /** Signs and verifies tokens; changed by `npm run keys`, beside running servers. */
  keyRing: KeyRing;
  /** The key a visitor's request runs under; not secret by itself. */
  anonKey: string;
  /** Lets the sign-in service's administration in; never leaves the server. */
  serviceRoleKey: string;
};

/** Beside the embedded database: a file that only the server's own user can read, made on the first start. */
export async function readSecretsFile(dataFolder: string): Promise<Secrets> {
  const found = findSecretsFile(dataFolder);
  // A folder of before has a secret and no keys.
  if (found?.keyRing) return found;
  const secrets = found ? { ...found, keyRing: await makeKeyRing(new Date()) } : await makeSecrets();
  writeSecretsFile(dataFolder, secrets);
  return secrets;
}

export function findSecretsFile(dataFolder: string): Secrets | null {
  try {
    return JSON.parse(readFileSync(join(dataFolder, "secrets.json"), "utf8")) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

export function writeSecretsFile(dataFolder: string, secrets: Secrets): void {
  const file = join(dataFolder, "secrets.json");
  writeFileSync(`${file}.draft`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.draft`, file);
}

/** In a database that several servers share: one row, made by whoever comes first, so that all accept each other's tokens. */
export async function readSharedSecrets(pool: pg.Pool): Promise<Secrets> {
  const found = await findSharedSecrets(pool);
  if (found?.keyRing) return found;
  const fresh = await makeSecrets();
  await pool.query("insert into private.secrets (only_row, secrets) values (true, $1) on conflict do nothing", [fresh]);
  await pool.query(
    `update private.secrets set secrets = secrets || jsonb_build_object('keyRing', $1::jsonb)
     where not secrets ? 'keyRing'`,
    [fresh.keyRing],
  );
  const secrets = await findSharedSecrets(pool);
  if (!secrets) throw new Error("private.secrets lost its row");
  return secrets;
}

async function findSharedSecrets(db: Queryable, lock = ""): Promise<Secrets | undefined> {
  const { rows } = await db.query<{ secrets: Secrets }>(`select secrets from private.secrets ${lock}`);
  return rows[0]?.secrets;
}

/** Changes the keys where this kind of database keeps its secrets. One change at a time. */
export async function changeKeyRing(
  { folder, pool }: { folder?: string; pool: pg.Pool },
  change: (ring: KeyRing) => KeyRing | Promise<KeyRing>,
): Promise<KeyRing> {
  if (folder) {
    const secrets = await readSecretsFile(folder);
    const keyRing = await change(secrets.keyRing);
    if (keyRing !== secrets.keyRing) writeSecretsFile(folder, { ...secrets, keyRing });
    return keyRing;
  }
  await readSharedSecrets(pool);
  return inTransaction(pool, async (db) => {
    const secrets = await findSharedSecrets(db, "for update");
    if (!secrets) throw new Error("private.secrets lost its row");
    const keyRing = await change(secrets.keyRing);
    await db.query("update private.secrets set secrets = $1", [{ ...secrets, keyRing }]);
    return keyRing;
  });
}

async function makeSecrets(): Promise<Secrets> {
  const jwtSecret = randomBytes(48).toString("base64url");
  const key = (role: string) =>
    new SignJWT({ role })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer("halftitle")
      .setIssuedAt()
      .setExpirationTime("20y")
      .sign(new TextEncoder().encode(jwtSecret));
  const keyRing = await makeKeyRing(new Date());
  return { jwtSecret, keyRing, anonKey: await key("anon"), serviceRoleKey: await key("service_role") };
}
