import type { ChartBox } from "#app/charts/axis.ts";
import { formatCount } from "#domain/money.ts";

type Rank = { name: string; count: number };

const most = 8;
const step = 28;

/** As high as it has bars. */
export const rankHeight = (count: number) => Math.max(Math.min(count, most), 1) * step + 8;

/** The largest first, one bar each; the rest is in the table. */
export function RankChart({ ranks, box }: { ranks: readonly Rank[]; box: ChartBox }) {
  const shown = ranks.slice(0, most);
  const highest = Math.max(1, ...shown.map(({ count }) => count));
  const names = box.width * 0.3;
  const figures = 48;
  return shown.map(({ name, count }, place) => {
    const y = 4 + step * place;
    const width = ((box.width - names - figures) * count) / highest;
    return (
      <g key={name}>
        <text x={names - 10} y={y + step / 2 + 4} textAnchor="end" className="fill-ink">
          {shorten(name, Math.floor(names / 7.2))}
        </text>
        <rect x={names} y={y + step * 0.18} width={Math.max(width, 1)} height={step * 0.64} className="fill-action" />
        <text x={names + width + 8} y={y + step / 2 + 4} className="fill-ink-soft">
          {formatCount(count)}
        </text>
      </g>
    );
  });
}

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
