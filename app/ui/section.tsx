import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Container } from "./container.tsx";

export type SectionHead = {
  /** An anchor for links; also what the address shows after #. */
  id?: string;
  /** Small capitals in the margin, beside the folio. */
  label?: string;
  title?: string;
  lead?: string;
  tone?: "paper" | "deep" | "night";
};

export type SectionProps = SectionHead & {
  /** `margin` keeps the text in the right-hand columns; `wide` gives the content the whole type area. */
  layout?: "margin" | "wide";
  children: ReactNode;
};

// Two parts on the same ground share the space between them: the hairline of the second is division enough.
const tones = {
  paper: "[[data-tone=paper]+&]:pt-0",
  deep: "bg-paper-deep [[data-tone=deep]+&]:pt-0",
  night: "night [[data-tone=night]+&]:pt-0",
};

/** One part of a page: a hairline, the folio and label in the margin, the title, and what it is about. */
export function Section({ id, label, title, lead, tone = "paper", layout = "wide", children }: SectionProps) {
  const titleId = useId();
  const head = title && (
    <div className="max-w-narrow">
      <h2 id={titleId} className="text-title-l">
        {title}
      </h2>
      {lead && <p className="mt-5 max-w-lead text-lead text-ink-soft">{lead}</p>}
    </div>
  );
  return (
    <section
      id={id}
      data-tone={tone}
      aria-labelledby={title ? titleId : undefined}
      className={classNames("py-section", tones[tone])}
    >
      <Container>
        {title || label ? (
          <div className="border-t border-rule pt-6">
            <div className="grid grid-cols-1 items-baseline gap-x-12 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
              <p className="folio label flex items-baseline gap-3 text-gold-ink">{label}</p>
              <div>
                {head}
                {layout === "margin" && <div className="mt-10">{children}</div>}
              </div>
            </div>
            {layout === "wide" && <div className="mt-12">{children}</div>}
          </div>
        ) : (
          children
        )}
      </Container>
    </section>
  );
}
