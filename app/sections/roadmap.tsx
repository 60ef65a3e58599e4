import { RoadEnd, RoadPiece, StationMark } from "#app/drawings/road-map.tsx";
import { type VignetteName, vignetteClasses, vignetteImage } from "#app/drawings/vignettes/vignettes.ts";
import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { RoadmapPhase } from "#content/author-success-guide.ts";

export type RoadmapProps = SectionHead & {
  phases: readonly RoadmapPhase[];
  progressLabel: string;
  progressNote: string;
  reasonLabel: string;
  tasksLabel: string;
  doneLabel: string;
  /** What lies on the desk in each phase. */
  pictures: readonly VignetteName[];
};

/**
 * A way in phases, read from top to bottom along its road: how far along, why now, what to do, and how one knows it is done.
 * On a phone the road shows its stations; the first is open, and the others open where one is.
 */
export function Roadmap({
  phases,
  progressLabel,
  progressNote,
  reasonLabel,
  tasksLabel,
  doneLabel,
  pictures,
  ...head
}: RoadmapProps) {
  return (
    <Section {...head} beside={<p className="mt-6 max-w-short text-sm text-ink-soft lg:mt-4">{progressNote}</p>}>
      <ol>
        {phases.map((phase, place) => (
          <li
            key={phase.title}
            className="group relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 lg:grid-cols-[3.5rem_minmax(0,1fr)] lg:gap-x-8 print:break-inside-avoid"
          >
            <RoadPiece className="absolute top-12 left-0 h-full w-10 overflow-visible group-even:-scale-x-100 group-last:h-[calc(100%-3rem)] lg:top-14 lg:w-14 lg:group-last:h-[calc(100%-3.5rem)] print:hidden" />
            <RoadEnd className="absolute -bottom-5 left-0 hidden w-10 group-last:block lg:-bottom-7 lg:w-14 print:hidden!" />
            <StationMark number={place + 1} className="relative mt-7 w-full" />
            <div className="grid gap-x-12 gap-y-4 border-t border-rule-strong pt-7 pb-7 group-last:pb-0 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pb-16 print:pb-8">
              <div className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_8.5rem] max-lg:items-end max-lg:gap-x-4 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start print:static print:block">
                <div>
                  <p className="label text-ink-soft">{phase.phase}</p>
                  <h3 className="mt-1 text-title-m lg:mt-2">{phase.title}</h3>
                  <div className="mt-3 grid max-w-short grid-cols-2 items-center gap-x-3 gap-y-2 lg:mt-5">
                    <span aria-hidden="true" className="text-sm text-ink-soft">
                      {progressLabel}
                    </span>
                    <Progress
                      label={`${progressLabel}: ${phase.title}`}
                      value={phase.progress}
                      className="order-last col-span-2"
                    />
                    <span aria-hidden="true" className="figures text-right text-sm text-ink-soft">
                      {phase.progress}%
                    </span>
                  </div>
                </div>
                {pictures[place] && (
                  <img
                    {...vignetteImage(pictures[place])}
                    alt=""
                    className={classNames(
                      "w-full lg:mt-10 print:hidden",
                      // One that has no ground of its own stands on one here.
                      vignetteClasses(pictures[place]).includes("is-open") && "bg-sand px-[6%] pt-[4%]",
                    )}
                  />
                )}
              </div>
              <div>
                <p className="font-serif text-title-s text-balance lg:text-title-m">{phase.description}</p>
                <h4 className="label mt-8 text-ink-soft max-lg:not-print:hidden">{tasksLabel}</h4>
                <details open={place === 0} className="folds-on-phones">
                  <summary className="label mt-3 flex min-h-11 list-none items-center justify-between border-t border-rule text-ink-soft [&::-webkit-details-marker]:hidden">
                    {tasksLabel}
                    <FoldMark />
                  </summary>
                  <ol className="max-lg:text-sm lg:mt-3">
                    {phase.tasks.map((task, number) => (
                      <li
                        key={task}
                        className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-rule py-2.5 lg:py-3"
                      >
                        <span aria-hidden="true" className="figures font-serif text-gold-ink">
                          {number + 1}
                        </span>
                        <span>
                          <Unbroken text={task} />
                        </span>
                      </li>
                    ))}
                  </ol>
                  <div className="mt-4 grid gap-x-12 gap-y-5 pb-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:mt-8 lg:grid-cols-[minmax(0,1fr)_calc((100%+16.5rem)/3)] lg:pb-0">
                    <div>
                      <h4 className="label text-ink-soft">{reasonLabel}</h4>
                      <p className="mt-2 font-serif">
                        <Unbroken text={phase.reason} />
                      </p>
                    </div>
                    <div className="self-start border-l border-gold pl-5">
                      <h4 className="label text-ink-soft">{doneLabel}</h4>
                      <p className="mt-2 text-sm">{phase.doneWhen}</p>
                    </div>
                  </div>
                </details>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
