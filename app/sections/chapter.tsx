import { type ReactNode, useId } from "react";
import { SectionLabel } from "#app/ui/section.tsx";

export type ChapterProps = { label?: string; title: string; lead?: string; children: ReactNode };

/** One among equals, such as the parts of an agreement: they stand in one part of the page, and all have this head. */
export function Chapter({ label, title, lead, children }: ChapterProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="not-first:mt-section">
      <div className="grid gap-x-16 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <SectionLabel label={label} className="mb-4" />
          <h2 id={titleId} className="text-title-l">
            {title}
          </h2>
        </div>
        {lead && <p className="max-w-lead text-balance text-ink-soft lg:pb-1">{lead}</p>}
      </div>
      <div className="mt-8 lg:mt-10">{children}</div>
    </section>
  );
}
