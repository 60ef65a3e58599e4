import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { ResultSection } from "#content/services.ts";

/** Figures in the margin of the words that say how to read them: neither stands without the other. */
export function Results({ stats, paragraphs, ...head }: ResultSection & Pick<SectionHead, "tone">) {
  return (
    <Section {...head}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <dl className="border-b border-rule">
          {stats.map((stat) => (
            <div
              key={stat.label}
              className="flex flex-row-reverse items-baseline justify-end gap-6 border-t border-rule py-5"
            >
              <dt className="text-ink-soft">{stat.label}</dt>
              <dd className="figures min-w-32 shrink-0 font-serif text-title-l">{stat.figure}</dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
