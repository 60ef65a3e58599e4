import type { ReactNode } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Question } from "#content/shapes.ts";

export type FaqAccordionProps = SectionHead & { questions: readonly Question[]; children?: ReactNode };

/** Questions and answers, one open at a time. `children` follow the list: buttons, a word on whom to ask. */
export function FaqAccordion({ questions, children, ...head }: FaqAccordionProps) {
  return (
    <Section layout="margin" head="running" {...head}>
      <Accordion
        items={questions.map(({ question, answer }) => ({
          title: question,
          content: (
            <p>
              <Unbroken text={answer} />
            </p>
          ),
        }))}
      />
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
