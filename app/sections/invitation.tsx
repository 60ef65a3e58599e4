import { ActionRow } from "#app/ui/action-button.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Action } from "#content/shapes.ts";

/** A quiet way on, in the middle of a page: a sentence and where to write or call. */
export function Invitation({ actions, ...head }: SectionHead & { actions: readonly Action[] }) {
  return (
    <Section layout="margin" {...head}>
      <ActionRow actions={actions} lead="secondary" />
    </Section>
  );
}
