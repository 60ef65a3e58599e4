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

const tones = { paper: "", deep: "bg-paper-deep", night: "night" };

/** One part of a page: a hairline, the folio and label in the margin, the title, and what it is about. */
export function Section({ id, label, title, lead, tone = "paper", layout = "wide", children }: SectionProps) {
  const titleId = useId();
  const head = title && (
    <div className="max-w-narrow">
      <h2 id={titleId} className="text-title-l">
        {title}
      </h2>
      {lead && <p className="mt-5 max-w-measure text-lead text-ink-soft">{lead}</p>}
    </div>
  );
  return (
    <section id={id} aria-labelledby={title ? titleId : undefined} className={classNames("py-section", tones[tone])}>
      <Container>
        {title || label ? (
          <div className="border-t border-rule pt-6">
            <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
              <p className="folio label flex items-baseline gap-3 self-start text-gold-ink">{label}</p>
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
