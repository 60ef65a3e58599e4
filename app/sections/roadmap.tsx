import { Progress } from "#app/ui/progress.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { RoadmapPhase } from "#content/author-success-guide.ts";

export type RoadmapProps = SectionHead & {
  phases: readonly RoadmapPhase[];
  progressLabel: string;
  progressNote: string;
  reasonLabel: string;
  tasksLabel: string;
  doneLabel: string;
};

/** A way in phases, read from top to bottom: how far along, why now, what to do, and how one knows it is done. */
export function Roadmap({
  phases,
  progressLabel,
  progressNote,
  reasonLabel,
  tasksLabel,
  doneLabel,
  ...head
}: RoadmapProps) {
  return (
    <Section {...head}>
      <p className="mb-10 max-w-measure text-sm text-ink-soft lg:ml-[16rem]">{progressNote}</p>
      <ol>
        {phases.map((phase) => (
          <li
            key={phase.title}
            className="grid gap-x-12 gap-y-7 border-t border-rule-strong pt-7 pb-16 last:pb-0 lg:grid-cols-[13rem_minmax(0,1fr)] print:break-inside-avoid print:pb-8"
          >
            <div className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start print:static">
              <p className="label text-ink-soft">{phase.phase}</p>
              <h3 className="mt-2 text-title-m">{phase.title}</h3>
              <div className="mt-5 max-w-short">
                <p aria-hidden="true" className="figures mb-2 flex justify-between text-sm text-ink-soft">
                  <span>{progressLabel}</span>
                  <span>{phase.progress}%</span>
                </p>
                <Progress label={`${progressLabel}: ${phase.title}`} value={phase.progress} />
              </div>
            </div>
            <div>
              <p className="max-w-measure font-serif text-title-s text-balance">{phase.description}</p>
              <h4 className="label mt-8 text-ink-soft">{tasksLabel}</h4>
              <ol className="mt-3 max-w-narrow">
                {phase.tasks.map((task, place) => (
                  <li key={task} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-rule py-3">
                    <span aria-hidden="true" className="figures font-serif text-gold-ink">
                      {place + 1}
                    </span>
                    <span>{task}</span>
                  </li>
                ))}
              </ol>
              <div className="mt-8 grid max-w-narrow gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
                <div>
                  <h4 className="label text-ink-soft">{reasonLabel}</h4>
                  <p className="mt-2 text-sm text-ink-soft">{phase.reason}</p>
                </div>
                <div className="border-l border-gold pl-5">
                  <h4 className="label text-ink-soft">{doneLabel}</h4>
                  <p className="mt-2 text-sm">{phase.doneWhen}</p>
                </div>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
