import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import type { TextSection } from "#content/services.ts";
import { ProseParagraphs, runningText } from "./prose-paragraphs.tsx";

type TextColumnsProps = {
  texts: readonly TextSection[];
  tone?: "paper" | "deep";
  /** What each speaks of, in their order, after its words, on a phone before them; it may fill its page down to the foot. */
  figures?: readonly ReactNode[];
};

/** Two shorter texts facing each other, like the pages of an opening. */
export function TextColumns({ texts, tone = "paper", figures }: TextColumnsProps) {
  return (
    <div
      data-tone={tone}
      data-head="facing"
      className={
        tone === "deep" ? "bg-paper-deep py-section [[data-tone=deep]+&]:pt-0" : "py-section [[data-tone=paper]+&]:pt-0"
      }
    >
      <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {texts.map((text, place) => (
          <FacingText key={text.title} {...text} figure={figures?.[place]} />
        ))}
      </Container>
    </div>
  );
}

function FacingText({ label, title, paragraphs, further, figure }: TextSection & { figure: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col border-t border-rule pt-6">
      <p className="folio label flex items-baseline gap-3 text-ink-soft">{label}</p>
      <h2 id={titleId} className="mt-5 text-title-m">
        {title}
      </h2>
      <div className={classNames("mt-5", runningText, figure && "max-sm:order-last max-sm:mt-7")}>
        <ProseParagraphs paragraphs={paragraphs} further={further} />
      </div>
      {figure && <div className="flex grow flex-col pt-5 sm:pt-8 lg:pt-10">{figure}</div>}
    </section>
  );
}
