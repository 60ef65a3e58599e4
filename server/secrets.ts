import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SignJWT } from "jose";
import type pg from "pg";

export type Secrets = {
  /** Signs and verifies every token. */
  jwtSecret: string;
  /** The key a visitor's request runs under; not secret by itself. */
  anonKey: string;
  /** Lets the sign-in service's administration in; never leaves the server. */
  serviceRoleKey: string;
};

/** Beside the embedded database: a file that only the server's own user can read, made on the first start. */
export async function readSecretsFile(dataFolder: string): Promise<Secrets> {
  const found = findSecretsFile(dataFolder);
  if (found) return found;
  const secrets = await makeSecrets();
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
  await pool.query("insert into private.secrets (only_row, secrets) values (true, $1) on conflict do nothing", [
    await makeSecrets(),
  ]);
  const { rows } = await pool.query<{ secrets: Secrets }>("select secrets from private.secrets");
  const [row] = rows;
  if (!row) throw new Error("private.secrets lost its row");
  return row.secrets;
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
  return { jwtSecret, anonKey: await key("anon"), serviceRoleKey: await key("service_role") };
}
