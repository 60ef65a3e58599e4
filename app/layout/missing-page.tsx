import { Leaf } from "#app/drawings/plates/sheet.tsx";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Action } from "#content/shapes.ts";

type MissingPageProps = { figure?: string; title: string; text: string; actions: readonly Action[] };

/** A blank leaf with nothing but its folio, and beside it what happened and the way back. */
export function MissingPage({ figure, title, text, actions }: MissingPageProps) {
  return (
    <Container className="grid items-center gap-x-20 gap-y-10 py-section lg:min-h-[70vh] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div data-artefact className="mx-auto w-44 sm:w-64 lg:w-full">
        <Leaf folio={figure} />
      </div>
      <div className="max-lg:text-center">
        <h1 className="display">{title}</h1>
        <p className="mt-6 max-w-lead text-lead text-balance text-ink-soft max-lg:mx-auto">{text}</p>
        <ActionRow actions={actions} className="mt-9 max-lg:sm:justify-center" />
      </div>
    </Container>
  );
}
