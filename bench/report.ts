import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { drawChart } from "./chart.ts";
import { isMet, type PartName, type PartResult, sayValue } from "./finding.ts";
import { verdict } from "./table.ts";

const resultsFile = "bench/results/latest.json";
const reportFile = "docs/performance.md";
const reasonsFile = "docs/performance/reasons.md";

export type Results = {
  parts: Partial<Record<PartName, PartResult & { measuredOn: string; machine: string; seconds: number }>>;
};

const headings: Record<PartName, { title: string; text: string }> = {
  pages: {
    title: "Pages",
    text: "Lighthouse on its phone profile: every public page once as the product serves it, and five pages in two variants: as served, and the same HTML with its scripts taken out (the limit). Which scripts a page asks for is seen in a browser, on a phone's screen, while nobody touches it. A page over a limit is measured once more, and the run with less TBT counts.",
  },
  first: {
    title: "The first second",
    text: "A page that nobody touches, in a browser with an empty cache, until everything acts that wakes by itself; and a visit of ten presses. CPU is the main thread's own, so that other work of the machine does not count.",
  },
  presses: {
    title: "Presses before the scripts have come",
    text: "Each press has a page of its own: it is opened, so many seconds pass after its first paint, then somebody presses with real events. An answer is timed from the press to the frame that shows it. The slow line is Lighthouse's slow 4G, emulated by the browser; the local line is this machine's own.",
  },
  navigation: {
    title: "From page to page",
    text: "From the press on a link, or the key, to the painted page, and Back, which the browser answers out of its memory. In a window of a phone's size and not on an emulated phone: what is emulated is set anew on Back, and the page styled for it each time.",
  },
  typing: {
    title: "Letters typed too early",
    text: "Into every field of seven pages, at the pace of a quick typist, so many seconds after the first paint and with real keys; then what stands in the field is compared with what was typed.",
  },
  static: {
    title: "Files",
    text: "`wrk` with 32 connections on loopback; the product and nginx each one process on the same core, sending the same gzip files and writing their access log.",
  },
  api: {
    title: "Doors",
    text: "Each deed over HTTP at 1, 8 and 32 clients, beside the one prepared statement that the database cannot be spared, on as many connections. What lies between the two is HTTP, tokens, checks, limits and passwords.",
  },
  authors: {
    title: "A hundred busy authors",
    text: "A visitor sends forms for a minute while a hundred authors, each on a full account, ask as fast as the limits admit: ordinary questions in one minute, the worst that the data gateway accepts in another. On two cores the bench's own hundred clients compete with the server in both.",
  },
  growth: {
    title: "Growth",
    text: "The same questions on the same rows, with more and more rows behind them.",
  },
  start: {
    title: "Start and memory",
    text: "From the command to the first page; memory is what the processes would give back (PSS), PostgreSQL's included.",
  },
  manuscript: {
    title: "A manuscript in the browser",
    text: "The manuscript check reads a file in a worker. The browser slows no worker, so that the time from the choice of the file to its report is multiplied by four, the page's own part included.",
  },
  files: {
    title: "The files of books",
    text: "Uploads go in pieces of 8 MB, as the browser sends them, each on the disk before it is acknowledged, and the whole read again for its kind and its hash. Beside them stands the least that a server can do: one request, written to a file and synced once; for a download, the file as it is. Both through the same loopback, in turn. Memory is the server's own, at its highest while the file goes up and comes down again.",
  },
};

export function readResults(): Results {
  return existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : { parts: {} };
}

/** Keeps what was measured, and makes the page and its charts from it. */
export function writeReport(results: Results) {
  write(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  for (const part of Object.values(results.parts)) {
    for (const chart of part.charts) write(`docs/performance/${chart.name}.svg`, drawChart(chart));
  }
  write(reportFile, describe(results));
}

function describe({ parts }: Results): string {
  const sections = (Object.keys(headings) as PartName[]).flatMap((name) => {
    const part = parts[name];
    return part ? [describePart(name, part)] : [];
  });
  return [
    "# Speed, measured",
    `Written by \`npm run bench\`; \`npm run bench -- pages\` (or any of ${Object.keys(headings).join(", ")}) measures one part anew and leaves the others as they are.`,
    "**How to read it.** A time on a shared machine means little by itself. Wherever there is something to hold a figure against, it is a ratio (×) of two things measured in turn in the same run, the median of several rounds, with the raw values beside it. Whether a target is met is computed from the figure.",
    ...sections,
    ...(existsSync(reasonsFile) ? [readFileSync(reasonsFile, "utf8").trim()] : []),
    "",
  ].join("\n\n");
}

function describePart(name: PartName, part: NonNullable<Results["parts"][PartName]>): string {
  const { title, text } = headings[name];
  const rows = part.findings.map((finding) => {
    const judged = isMet(finding) === false ? `**${verdict(finding)}**` : verdict(finding);
    return `| ${finding.what} | ${sayValue(finding.value, finding.unit)} | ${judged} | ${finding.beside ?? ""} |`;
  });
  const table = ["| What | Figure | Target | Beside it |", "|---|---|---|---|", ...rows].join("\n");
  return [
    `## ${title}`,
    text,
    ...(rows.length > 0 ? [table] : []),
    ...part.notes,
    ...part.charts.map((chart) => `![${chart.title}](performance/${chart.name}.svg)`),
    `Measured on ${part.measuredOn}, ${part.machine}, in ${part.seconds} s.`,
  ].join("\n\n");
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
