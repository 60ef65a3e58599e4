import { readFileSync } from "node:fs";
import type pg from "pg";
import { root } from "../root.ts";

/** The demonstration's accounts and data, for the embedded database on a loopback address alone. Safe to run again. */
export async function seedDemonstration(pool: pg.Pool): Promise<void> {
  await pool.query(readFileSync(new URL("supabase/seed.sql", root), "utf8"));
}
