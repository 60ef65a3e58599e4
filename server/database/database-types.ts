import { createHash } from "node:crypto";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import type pg from "pg";
import { root } from "../root.ts";
import { listMigrations } from "./migrate.ts";

/** Where the types of what is stored are kept; written by `npm run database-types`. */
export const databaseTypesFile = new URL("domain/database.ts", root);

/** Everything in `public`, which is what can be reached from outside, as the Supabase client takes it. */
export async function writeDatabaseTypes(pool: pg.Pool): Promise<string> {
  const found = await introspect(pool, { includedSchemas: ["public"] });
  const types = await generateTypescript(sortGeneratorMetadata(found));
  return `${heading()}\n${types}`;
}

/** Names the migrations that the types were read from, so that a check without a database sees when they are older. */
export function heading(): string {
  const migrations = listMigrations().map(({ version, sql }) => `${version}\n${sql}`);
  const fingerprint = createHash("sha256").update(migrations.join("\n")).digest("hex");
  return `// Written by "npm run database-types" from the migrations ${fingerprint.slice(0, 16)}; never by hand.`;
}
