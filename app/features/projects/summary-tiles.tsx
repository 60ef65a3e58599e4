import { dashboardPage } from "#content/dashboard.ts";
import { formatCount } from "#domain/money.ts";
import { type Project, summarize } from "#domain/project.ts";

const { tiles } = dashboardPage;

/** The four figures above the list. */
export function SummaryTiles({ projects }: { projects: readonly Project[] }) {
  const summary = summarize(projects);
  const names = Object.keys(tiles) as (keyof typeof tiles)[];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-rule bg-rule lg:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1 bg-surface px-5 py-4">
          <dt className="label text-ink-soft">{tiles[name]}</dt>
          <dd className="figures font-serif text-title-l">{formatCount(summary[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
