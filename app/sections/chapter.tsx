import { type ReactNode, useId } from "react";
import { InlineText } from "#app/ui/inline-text.tsx";
import { SectionLabel } from "#app/ui/section.tsx";

export type ChapterProps = {
  id?: string;
  label?: string;
  /** The label names what is counted, as in "Part i": it stands before its numeral. */
  labelCounts?: boolean;
  title: string;
  lead?: string;
  /** Stands opposite the title, on its line. */
  beside?: ReactNode;
  children: ReactNode;
};

/** One among equals, such as the parts of an agreement: they stand in one part of the page, and all have this head. */
export function Chapter({ id, label, labelCounts = false, title, lead, beside, children }: ChapterProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="not-first:mt-16 lg:not-first:mt-section">
      <div className="grid items-baseline gap-x-16 gap-y-3 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <SectionLabel
          label={label}
          className={labelCounts ? "flex-row-reverse justify-end lg:col-span-2" : "lg:col-span-2"}
        />
        <h2 id={titleId} className="text-title-l lg:col-start-1">
          {title}
        </h2>
        {lead && (
          <p className="max-w-lead text-ink-soft lg:col-start-1">
            <InlineText text={lead} />
          </p>
        )}
        {beside && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-2">{beside}</div>}
      </div>
      <div className="mt-8 lg:mt-10">{children}</div>
    </section>
  );
}
