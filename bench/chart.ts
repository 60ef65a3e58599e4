import { type Chart, limitOf, sayTarget, sayValue } from "./finding.ts";

const row = 24;
const places = { label: 330, bar: 340, width: 400, value: 8 };

/** Bars as an SVG that reads on white and on black paper: ours in the house's blue, what they are held against in grey. */
export function drawChart({ title, unit, bars, target }: Chart): string {
  const height = 48 + bars.length * row;
  const largest = Math.max(...bars.map(({ value }) => value), target ? limitOf(target) : 0);
  const scale = (value: number) => Math.max(1, (value / largest) * places.width);
  const lines = bars.map(({ label, value, isBaseline }, place) => {
    const y = 40 + place * row;
    return [
      `<text x="${places.label}" y="${y + 13}" text-anchor="end">${escapeXml(label)}</text>`,
      `<rect x="${places.bar}" y="${y}" width="${scale(value).toFixed(1)}" height="${row - 7}" fill="${isBaseline ? "#9a9488" : "#2563eb"}"/>`,
      `<text x="${(places.bar + scale(value) + places.value).toFixed(1)}" y="${y + 13}">${sayValue(value, unit)}</text>`,
    ].join("");
  });
  const limit = target ? drawLimit(places.bar + scale(limitOf(target)), height, sayTarget(target, unit)) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${height}" width="860" height="${height}" role="img" aria-label="${escapeXml(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#7a7466">
<text x="0" y="18" font-size="14" font-weight="600">${escapeXml(title)}</text>
${lines.join("\n")}
${limit}</svg>
`;
}

function drawLimit(x: number, height: number, words: string): string {
  const at = x.toFixed(1);
  return `<line x1="${at}" x2="${at}" y1="34" y2="${height}" stroke="#b8433a" stroke-dasharray="4 3"/><text x="${at}" y="30" text-anchor="middle" fill="#b8433a">${escapeXml(words)}</text>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
