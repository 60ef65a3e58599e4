import { type Finding, isMet, type PartResult, sayTarget, sayValue } from "./finding.ts";

/** What a part has found, for the screen. */
export function printTable(name: string, { findings, notes }: PartResult): string {
  const rows = findings.map((finding) => [
    finding.what,
    sayValue(finding.value, finding.unit),
    verdict(finding),
    finding.beside ?? "",
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 0));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join("   ")
      .trimEnd(),
  );
  return [`\n${name}`, ...lines.map((line) => `  ${line}`), ...notes.map((note) => `  ${note}`)].join("\n");
}

export function verdict(finding: Finding): string {
  if (!finding.target) return "";
  return `${isMet(finding) ? "met" : "NOT MET"} (${sayTarget(finding.target, finding.unit)})`;
}
