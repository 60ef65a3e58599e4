import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { bundleCommands, bundleServer } from "#press/bundle-server.ts";
import { openDataFolder } from "../database/data-folder.ts";
import { startEmbeddedPostgres } from "../database/embedded-postgres.ts";
import { migrate } from "../database/migrate.ts";
import { postgresUser } from "../database/postgres-binaries.ts";
import { copyCluster } from "./prepared-cluster.ts";
import { makeTinySite } from "./tiny-site.ts";

/**
 * What a run stands on: the embedded database, one given by address, a second copy of this very server behind another
 * address in the place of a hosted project, or a real hosted project where somebody names one.
 */
export type Backend = "embedded" | "database-url" | "second-copy" | "real-project";

declare module "vitest" {
  interface ProvidedContext {
    backend: Backend;
    postgresUrl: string;
    siteFolder: string;
    /** A migrated cluster at rest, which data folders begin with; server/testing/prepared-cluster.ts copies it. */
    preparedCluster: string;
    /** The operator's commands as plain JavaScript. */
    commandsFolder: string;
  }
}

/** One PostgreSQL for a whole run, with a migrated template from which each test file copies a database of its own. */
export default async function setup(project: TestProject) {
  const commands = resolve(mkdtempSync("build/commands-"));
  await Promise.all([bundleServer(), bundleCommands(commands)]);
  const folder = openDataFolder(mkdtempSync(join(tmpdir(), "halftitle-test-")), postgresUser());
  // Servers of other users read the site that lies here.
  chmodSync(folder, 0o755);
  // A run opens many servers, each with its own pool, and keeps nothing.
  const start = () => startEmbeddedPostgres(folder, undefined, { max_connections: "300", fsync: "off" });
  let postgres = await start();
  const remove = async () => {
    await postgres.stop();
    for (const made of [folder, commands]) rmSync(made, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    await postgres.stop();
    copyCluster(join(folder, "postgres"), join(folder, "prepared"));
    postgres = await start();
    await makeTemplate(postgres.url);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide("preparedCluster", join(folder, "prepared", "postgres"));
  project.provide("commandsFolder", commands);
  project.provide("postgresUrl", postgres.url);
  project.provide("siteFolder", makeTinySite(join(folder, "build")));
  return remove;
}

async function makeTemplate(url: string) {
  const admin = new pg.Client({ connectionString: databaseAt(url, "postgres") });
  await admin.connect();
  await admin.query("create database template_halftitle template halftitle strategy file_copy");
  await admin.end();
}

/** The address of another database on the same PostgreSQL. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
