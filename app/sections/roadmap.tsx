import { RoadPiece, StationMark } from "#app/drawings/road-map.tsx";
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

/** A way in phases, read from top to bottom along its road: how far along, why now, what to do, and how one knows it is done. */
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
      <p className="mb-10 max-w-measure text-sm text-ink-soft">{progressNote}</p>
      <ol>
        {phases.map((phase, place) => (
          <li
            key={phase.title}
            className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 lg:grid-cols-[3.5rem_minmax(0,1fr)] lg:gap-x-8 print:break-inside-avoid"
          >
            {/* After the last phase the road goes on to the edge of its part. */}
            <RoadPiece className="absolute top-0 left-0 h-[calc(100%+1px)] w-10 overflow-visible group-even:-scale-x-100 group-last:h-[calc(100%+var(--spacing-section))] lg:w-14 print:hidden" />
            <StationMark number={place + 1} className="relative mt-7 w-full" />
            <div className="grid gap-x-12 gap-y-7 border-t border-rule-strong pt-7 pb-16 group-last:pb-0 lg:grid-cols-[13rem_minmax(0,1fr)] print:pb-8">
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
                <p className="font-serif text-title-m text-balance">{phase.description}</p>
                <h4 className="label mt-8 text-ink-soft">{tasksLabel}</h4>
                <ol className="mt-3">
                  {phase.tasks.map((task, number) => (
                    <li key={task} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-rule py-3">
                      <span aria-hidden="true" className="figures font-serif text-gold-ink">
                        {number + 1}
                      </span>
                      <span>{task}</span>
                    </li>
                  ))}
                </ol>
                <div className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
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
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
