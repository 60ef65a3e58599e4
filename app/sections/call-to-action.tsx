import { useId } from "react";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Rule } from "#app/ui/rule.tsx";
import type { CallToAction as CallToActionContent } from "#content/shapes.ts";

/** The night band that closes a page: one invitation, set like a colophon. */
export function CallToAction({ title, text, actions }: CallToActionContent) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="night py-section">
      <Container className="flex flex-col items-center text-center">
        <Rule variant="ornament" />
        <h2 id={titleId} className="mt-9 max-w-narrow text-title-l">
          {title}
        </h2>
        <p className="mt-5 max-w-lead text-lead text-balance text-ink-soft">{text}</p>
        <ActionRow actions={actions} lead="on-night" className="mt-10 self-stretch sm:justify-center" />
      </Container>
    </section>
  );
}
