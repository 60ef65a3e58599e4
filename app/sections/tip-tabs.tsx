import { Island } from "#app/islands/island.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { TipGroup } from "#content/author-success-guide.ts";

export type TipTabsProps = SectionHead & { title: string; groups: readonly TipGroup[]; defaultTab: TipGroup["id"] };

/** Groups of short advice, one at a time; all of them without scripts and on paper, each under its own title. */
export function TipTabs({ groups, defaultTab, ...head }: TipTabsProps) {
  return (
    <Section {...head}>
      <div className="mx-auto max-w-narrow max-sm:[&_[role=tablist]]:-mr-gutter max-sm:[&_[role=tablist]]:pr-gutter">
        <Island
          of={Tabs}
          props={{
            label: head.title,
            defaultValue: defaultTab,
            tabs: groups.map(({ id, category, tips }) => ({
              value: id,
              label: category,
              content: <Tips title={category} tips={tips} />,
            })),
          }}
        />
      </div>
    </Section>
  );
}

function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  return (
    <>
      <h3 className="mb-3 text-title-s not-print:scripting:sr-only">{title}</h3>
      <ol className="border-b border-rule">
        {tips.map((tip, place) => (
          <li key={tip} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-rule py-3 sm:py-4 not-first:border-t">
            <span aria-hidden="true" className="figures font-serif text-title-s text-gold-ink">
              {place + 1}
            </span>
            <span className="self-center font-serif text-title-s text-balance [word-spacing:0.04em]">{tip}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
