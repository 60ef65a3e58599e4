import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { ResultSection } from "#content/services.ts";
import { ProseParagraphs, runningText } from "./prose-paragraphs.tsx";

type ResultsProps = ResultSection &
  Pick<SectionHead, "tone" | "head"> & {
    /** Figures that nobody has counted yet are no larger than their words. */
    areSamples?: true;
  };

/** Figures in the margin of the words that say how to read them: neither stands without the other. */
export function Results({ stats, paragraphs, areSamples, ...head }: ResultsProps) {
  return (
    <Section {...head} layout={head.head ? "wide" : "margin"}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:gap-x-10">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] self-start border-b border-rule">
          {stats.map((stat) => (
            <div
              key={stat.label}
              className="col-span-2 grid grid-cols-subgrid items-baseline gap-x-6 border-t border-rule py-5"
            >
              <dt className="col-start-2 row-start-1 text-balance text-ink-soft">{stat.label}</dt>
              <dd
                className={classNames(
                  "figures col-start-1 row-start-1 font-serif whitespace-nowrap",
                  areSamples ? "text-title-m" : "text-title-l",
                )}
              >
                <Measure figure={stat.figure} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={runningText}>
          <ProseParagraphs paragraphs={paragraphs} />
        </div>
      </div>
    </Section>
  );
}

/** A unit that is a word is no part of the figure: "60–120" stands large, "seconds" small beside it. */
function Measure({ figure }: { figure: string }) {
  const [, number = figure, unit] = /^(\S*\d\S*) (\D+)$/.exec(figure) ?? [];
  return (
    <>
      {number}
      {unit && <span className="ml-1.5 font-sans text-base"> {unit}</span>}
    </>
  );
}
