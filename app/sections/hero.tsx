import type { ReactNode } from "react";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Container } from "#app/ui/container.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { Hero as HeroContent } from "#content/shapes.ts";
import { NamedTitle } from "./named-title.tsx";

export type HeroProps = HeroContent & {
  /** The picture; it runs to the right edge of the page. */
  figure: ReactNode;
  /** Small print below the actions. */
  note?: ReactNode;
  /** The page's title, unless the page already has one. */
  heading?: "h1" | "h2";
};

/** The opening of the site: one sentence, and the books. On a phone the books stand between the words and the buttons. */
export function Hero({ label, title, lead, actions, figure, note, heading = "h1" }: HeroProps) {
  return (
    <Container
      data-tone="paper"
      className="grid gap-y-5 pt-6 pb-close sm:gap-y-6 sm:pt-12 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-9 lg:pt-16 lg:pb-section"
    >
      <div className="relative">
        <NamedTitle as={heading} name={label} title={title} className="min-[90rem]:text-[5.5rem]" />
        <p className="mt-4 max-w-lead text-lead text-ink-soft lg:mt-7 lg:pr-6">
          <InlineText text={lead} />
        </p>
      </div>
      <div
        data-artefact
        className="max-lg:-mx-gutter max-sm:mt-1 print:hidden lg:bleed-right lg:-ml-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-end"
      >
        {figure}
      </div>
      <div className="relative">
        {actions && <ActionRow actions={actions} className="max-sm:flex-row! max-sm:[&>a]:flex-1 max-sm:[&>a]:px-2" />}
        {note}
      </div>
    </Container>
  );
}
