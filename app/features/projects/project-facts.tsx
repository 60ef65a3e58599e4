import { Progress } from "#app/ui/progress.tsx";
import { dashboardPage, projectPage } from "#content/dashboard.ts";
import { fillWords } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";
import { formatCount } from "#domain/money.ts";
import { type Project, progressOf } from "#domain/project.ts";
import { sayDay } from "#domain/say-time.ts";
import { projectFinish, type WordEntry } from "#domain/word-log.ts";

const { facts, finish: finishWords } = projectPage;

/** How far it is, and when it will be there. */
export function ProjectFacts({ project, log }: { project: Project; log: readonly WordEntry[] }) {
  const { title, wordCount, targetWords } = project;
  const { barPercent, percent } = progressOf(project);
  const finish = sayFinish(log, targetWords);
  const figures = [
    [facts.written, formatCount(wordCount)],
    [facts.target, formatCount(targetWords)],
    [facts.left, formatCount(Math.max(targetWords - wordCount, 0))],
    [facts.progress, `${percent}%`],
  ] as const;
  return (
    <div>
      <dl className="figures grid grid-cols-2 gap-px overflow-hidden rounded-md border border-rule bg-rule">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3">
            <dt className="label text-ink-soft">{name}</dt>
            <dd className="font-serif text-title-m">{figure}</dd>
          </div>
        ))}
        <div className="col-span-2 flex flex-col gap-0.5 bg-surface px-4 py-3">
          <dt className="label order-2 text-ink-soft">{facts.finish}</dt>
          <dd className="order-1 font-serif text-title-m">{finish.text}</dd>
          {finish.help && <dd className="order-3 text-sm text-ink-soft">{finish.help}</dd>}
        </div>
      </dl>
      <Progress
        label={fillWords(dashboardPage.list.progress, { title })}
        value={barPercent}
        valueText={`${percent}%`}
        className="mt-4"
      />
    </div>
  );
}

function sayFinish(log: readonly WordEntry[], targetWords: number): { text: string; help?: string } {
  const finish = projectFinish(log, targetWords, localDay(new Date()));
  if (finish.kind === "unknown") return { text: finishWords.unknown, help: finishWords.unknownHelp };
  if (finish.kind === "reached") return { text: fillWords(finishWords.reached, { day: sayDay(finish.day) }) };
  const perDay = formatCount(Math.max(Math.round(finish.perDay), 1));
  const help = fillWords(finishWords.pace, { perDay });
  if (finish.kind === "far") return { text: finishWords.far, help };
  return { text: fillWords(finishWords.projected, { day: sayDay(finish.day) }), help };
}
