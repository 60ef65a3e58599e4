import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * `npm run dev`: the pages live-reloading at the usual address, in front of the server, which starts anew when its own
 * files change. The server needs a built site once, although its pages are not looked at here.
 */
const port = process.env.PORT ?? "3000";
const apiPort = String(Number(port) + 1);
const site = process.env.SITE_URL ?? `http://127.0.0.1:${port}`;

if (!existsSync("build/site.json")) {
  console.log("Building the site once, for the server behind the live pages.");
  await import("./build.ts");
}

const run = (command: string, args: string[], env: Record<string, string>): ChildProcess =>
  spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });

const watched = ["server", "content", "domain", "supabase"].flatMap((folder) => ["--watch-path", folder]);
const server = run(process.execPath, [...watched, "--import", "tsx", "server/main.ts"], {
  PORT: apiPort,
  SITE_URL: site,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
});
const pages = run("vite", ["--host", "127.0.0.1", "--port", port], { API_PORT: apiPort });

console.log(`\n  Live pages at ${site}, mail at http://127.0.0.1:${apiPort}/dev/mail\n`);

const stop = () => {
  server.kill("SIGTERM");
  pages.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
pages.on("exit", stop);
