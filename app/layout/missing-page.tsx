import { ActionRow } from "#app/ui/action-button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Rule } from "#app/ui/rule.tsx";
import type { Action } from "#content/shapes.ts";

type MissingPageProps = { figure?: string; title: string; text: string; actions: readonly Action[] };

/** A half-title of its own: a figure, a sentence, the way back. */
export function MissingPage({ figure, title, text, actions }: MissingPageProps) {
  return (
    <Container width="narrow" className="flex min-h-[70vh] flex-col items-center justify-center py-section text-center">
      {figure && <p className="figures font-serif text-[clamp(6rem,22vw,13rem)] leading-none text-gold">{figure}</p>}
      {figure && <Rule variant="ornament" className="mt-4" />}
      <h1 className="mt-8 text-title-l">{title}</h1>
      <p className="mt-5 max-w-lead text-lead text-balance text-ink-soft">{text}</p>
      <ActionRow actions={actions} className="mt-9 self-stretch sm:justify-center" />
    </Container>
  );
}
