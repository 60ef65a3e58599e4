import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type Effort, type Part, sayValue } from "./finding.ts";
import { startProduct, stopProcess } from "./product.ts";
import { interleave, median } from "./samples.ts";

/** How many pages the product hands out, beside nginx with the same compressed files on the same core. */
export const measureStatic: Part = async (effort) => {
  const missing = ["nginx", "wrk"].filter((name) => !find(name));
  if (missing.length > 0) {
    const note = `Skipped: ${missing.join(" and ")} is not on this machine (Debian: apt-get install nginx-light wrk).`;
    return { findings: [], charts: [], notes: [note] };
  }
  const product = await startProduct(3971);
  const nginx = await startNginx(3972);
  try {
    for (const pid of [product.process.pid, nginx.pid]) keepOnFirstCore(pid);
    return await compare(product.url, nginx.url, effort);
  } finally {
    await nginx.stop();
    await product.stop();
  }
};

async function compare(ours: string, theirs: string, { isQuick, progress }: Effort) {
  const react = readdirSync("build/client/assets").find((name) => /^react-[\w-]+\.js$/.test(name));
  const questions = [
    { what: "home page", path: "/", isKnown: false },
    { what: "hashed asset", path: `/assets/${react}`, isKnown: false },
    { what: "304", path: "/", isKnown: true },
  ];
  const findings = [];
  const bars = [];
  for (const { what, path, isKnown } of questions) {
    progress(what);
    const measure = (url: string) => async () => runWrk(url + path, isKnown ? await etagOf(url + path) : "", isQuick);
    const { product, nginx } = await interleave(isQuick ? 1 : 3, { product: measure(ours), nginx: measure(theirs) });
    const rate = (runs: Run[]) => median(runs.map(({ perSecond }) => perSecond));
    const p99 = (runs: Run[]) => sayValue(median(runs.map((run) => run.p99)), "ms");
    findings.push({
      what: `${what}, requests per second against nginx`,
      value: rate(product) / rate(nginx),
      unit: "times" as const,
      beside: `${sayValue(rate(product), "per second")}, p99 ${p99(product)}; nginx ${sayValue(rate(nginx), "per second")}, p99 ${p99(nginx)}`,
      target: { atLeast: 0.25 },
    });
    bars.push(
      { label: `${what}, Halftitle`, value: rate(product) },
      { label: `${what}, nginx`, value: rate(nginx), isBaseline: true },
    );
  }
  const title = "Requests per second of one process on one core, gzip, both with their access log";
  return { findings, charts: [{ name: "static", title, unit: "per second" as const, bars }], notes: [] };
}

type Run = { perSecond: number; p99: number };

async function runWrk(url: string, etag: string, isQuick: boolean): Promise<Run> {
  const headers = ["-H", "accept-encoding: gzip", ...(etag ? ["-H", `if-none-match: ${etag}`] : [])];
  const args = ["-t1", "-c32", `-d${isQuick ? 1 : 5}s`, "--latency", ...headers, url];
  const pinned = canPin ? (["taskset", ["-c", "1", "wrk", ...args]] as const) : (["wrk", args] as const);
  const { stdout } = await promisify(execFile)(pinned[0], [...pinned[1]]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors at ${url}:\n${stdout}`);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, amount, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
  return { perSecond: Number(perSecond), p99: Number(amount) * (inMilliseconds[unit] ?? Number.NaN) };
}

async function etagOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  await answer.arrayBuffer();
  return answer.headers.get("etag") ?? "";
}

/** One worker, in the foreground so that it ends with us, with nothing written outside its folder. */
async function startNginx(port: number) {
  const folder = mkdtempSync(join(tmpdir(), "halftitle-nginx-"));
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types; sendfile on; tcp_nopush on; keepalive_requests 10000000;
      access_log ${folder}/access.log; ${places.join(" ")}
      server {
        listen 127.0.0.1:${port}; root ${resolve("build/client")}; gzip_static on; gzip_vary on;
        location / { try_files $uri $uri/index.html =404; add_header cache-control "public, no-cache"; }
      }
    }`,
  );
  const child = spawn(find("nginx") ?? "nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(join(folder, "error.log"), "utf8")}`);
    await wait(50);
  }
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid, stop };
}

const canPin = availableParallelism() > 1 && find("taskset") !== undefined;

/** Both on the same core, and the one that asks on another: neither takes from the other. */
function keepOnFirstCore(pid: number | undefined) {
  if (!canPin || !pid) return;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  for (const each of [String(pid), ...children])
    execFileSync("taskset", ["-a", "-c", "-p", "0", each], { stdio: "ignore" });
}

function find(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/sbin"];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
