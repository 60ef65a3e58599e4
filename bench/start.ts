import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Finding, Part } from "./finding.ts";
import { call, load } from "./load.ts";
import { memoryOf, startProduct } from "./product.ts";
import { median } from "./samples.ts";

/** How long it takes until the product is there, and how much of the machine it then holds. */
export const measureStart: Part = async ({ isQuick, progress }) => {
  const findings: Finding[] = [];
  const add = (finding: Finding) => findings.push(finding);

  if (!isQuick) {
    progress("cold build");
    add({
      what: "cold build",
      value: timeScript("build"),
      unit: "s",
      beside: "pages, pictures, documents, compression",
    });
  }
  progress("warm build");
  add({
    what: "warm build",
    value: timeScript("build-if-needed"),
    unit: "s",
    beside: "nothing changed: `npm start` only looks",
  });

  const rounds = isQuick ? 1 : 3;
  const folders = Array.from({ length: rounds }, () => mkdtempSync(join(tmpdir(), "halftitle-start-")));
  try {
    const cold: number[] = [];
    const warm: number[] = [];
    for (const [round, folder] of folders.entries()) {
      progress(`starts, round ${round + 1} of ${rounds}`);
      for (const times of [cold, warm]) {
        const product = await startProduct(3973, folder);
        times.push(product.startedIn / 1000);
        await product.stop();
      }
    }
    add({ what: "cold start to first answer", value: median(cold), unit: "s", beside: "makes the database first" });
    add({
      what: "warm start to first answer",
      value: median(warm),
      unit: "s",
      target: { under: 2 },
      beside: `of ${warm.map((seconds) => seconds.toFixed(2)).join(", ")}`,
    });

    progress("memory");
    const product = await startProduct(3973, folders[0]);
    // What the start itself needed is given back meanwhile.
    await wait(isQuick ? 2_000 : 15_000);
    const { server, together } = memoryOf(product);
    const beside = `${Math.round(server)} MB of it the server`;
    add({ what: "memory at rest, server and database", value: together, unit: "MB", target: { under: 250 }, beside });
    let peak = together;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(product).together);
    }, 500);
    await load(32, isQuick ? 2 : 15, async () => void (await call(product.url)));
    clearInterval(watch);
    add({
      what: "memory under load",
      value: peak,
      unit: "MB",
      beside: "32 clients read the home page without a pause",
    });
    await product.stop();
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
  const bars = findings.filter(({ unit }) => unit === "s").map(({ what, value }) => ({ label: what, value }));
  return { findings, charts: [{ name: "start", title: "Until it is there", unit: "s", bars }], notes: [] };
};

function timeScript(name: string): number {
  const begin = performance.now();
  execFileSync("npm", ["run", "--silent", name], { stdio: ["ignore", "ignore", "inherit"] });
  return (performance.now() - begin) / 1000;
}
