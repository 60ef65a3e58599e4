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
  const file = join(dataFolder, "secrets.json");
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const secrets = await makeSecrets();
  writeFileSync(`${file}.draft`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.draft`, file);
  return secrets;
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
