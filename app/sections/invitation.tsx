import type { ReactNode } from "react";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Action } from "#content/shapes.ts";

type InvitationProps = SectionHead & { actions: readonly Action[]; children?: ReactNode };

/** A quiet way on, in the middle of a page: a sentence, who is asked, and where to write or call. */
export function Invitation({ actions, children, ...head }: InvitationProps) {
  return (
    <Section layout="margin" {...head}>
      {children}
      <ActionRow actions={actions} lead="secondary" className={children ? "mt-8" : undefined} />
    </Section>
  );
}
