import type { ReactNode } from "react";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Rule } from "#app/ui/rule.tsx";
import type { Hero as HeroContent } from "#content/shapes.ts";
import { NamedTitle } from "./named-title.tsx";

export type HeroProps = HeroContent & {
  /** `opening` puts a picture on the facing page; `title-page` stands alone in the middle. */
  variant?: "opening" | "title-page";
  /** A drawing for the facing page of an opening. */
  figure?: ReactNode;
  /** Small print below the actions. */
  note?: ReactNode;
  /** The page's title, unless the page already has one. */
  heading?: "h1" | "h2";
};

/** The title page of the site: used where the whole first screen belongs to one sentence. */
export function Hero({ label, title, lead, actions, variant = "opening", figure, note, heading = "h1" }: HeroProps) {
  if (variant === "title-page") {
    return (
      <Container data-tone="paper" className="flex flex-col items-center py-section text-center">
        <NamedTitle as={heading} name={label} title={title} className="max-w-narrow" />
        <Rule variant="ornament" className="mt-9" />
        <p className="mt-8 max-w-lead text-lead text-balance text-ink-soft">{lead}</p>
        {actions && <ActionRow actions={actions} className="mt-10 self-stretch sm:self-auto" />}
        {note && <div className="mt-6 text-sm text-ink-soft">{note}</div>}
      </Container>
    );
  }
  return (
    <Container
      data-tone="paper"
      className="grid items-center gap-14 pt-14 pb-section sm:pt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20"
    >
      <div>
        <NamedTitle as={heading} name={label} title={title} />
        <p className="mt-7 max-w-lead text-lead text-ink-soft">{lead}</p>
        {actions && <ActionRow actions={actions} className="mt-9" />}
        {note && <div className="mt-6 text-sm text-ink-soft">{note}</div>}
      </div>
      {figure}
    </Container>
  );
}
