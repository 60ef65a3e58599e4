import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { measureApi } from "./api.ts";
import { measureAuthors } from "./authors.ts";
import { measureFiles } from "./files.ts";
import { type Effort, isMet, type Part, type PartName } from "./finding.ts";
import { measureFirst, measureGoing, measurePressing, measureTyping } from "./first.ts";
import { measureGrowth } from "./growth.ts";
import { measureManuscript } from "./manuscript.ts";
import { measurePages } from "./pages.ts";
import { readResults, writeReport } from "./report.ts";
import { measureStart } from "./start.ts";
import { measureStatic } from "./static.ts";
import { printTable } from "./table.ts";

/**
 * `npm run bench [-- part ...] [--all] [--quick]`: the speed of the product, measured on this machine, all of it or only the
 * parts named below. A quick run shows whether everything works, and leaves the report alone.
 */
const parts: Record<PartName, Part> = {
  start: measureStart,
  static: measureStatic,
  api: measureApi,
  authors: measureAuthors,
  growth: measureGrowth,
  pages: measurePages,
  first: measureFirst,
  presses: measurePressing,
  navigation: measureGoing,
  typing: measureTyping,
  manuscript: measureManuscript,
  files: measureFiles,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false }, quick: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(", ")}: choose from ${Object.keys(parts).join(", ")}.`);
  process.exit(64);
}
const chosen = (Object.keys(parts) as PartName[]).filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);

const results = readResults();
let misses = 0;
for (const name of chosen) {
  const begin = performance.now();
  const passed = () => Math.round((performance.now() - begin) / 1000);
  const progress: Effort["progress"] = (line) => showProgress(`${name}: ${line} (${passed()} s)`);
  const result = await parts[name]({ isQuick: values.quick, isAll: values.all, progress });
  showProgress("");
  console.log(printTable(name, result));
  misses += result.findings.filter((finding) => isMet(finding) === false).length;
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  results.parts[name] = { ...result, measuredOn: new Date().toISOString().slice(0, 10), machine, seconds: passed() };
  // After each part, so that a long run that is stopped has not been for nothing.
  if (!values.quick) writeReport(results);
}
console.log(
  misses === 0 ? "\nEvery target is met." : `\n${misses} ${misses === 1 ? "target is" : "targets are"} not met.`,
);
if (!values.quick) console.log("Written: bench/results/latest.json, docs/performance.md and its charts.");

/** One line that is written over itself; where nobody watches, a line each. */
function showProgress(line: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`);
  else if (line) process.stderr.write(`${line}\n`);
}
