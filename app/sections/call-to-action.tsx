import { ArrowRight } from "lucide-react";
import { useId } from "react";

import { Still } from "#app/drawings/stills/still.tsx";
import { Island } from "#app/islands/island.tsx";
import { ActionRow, ShortActionRow } from "#app/ui/action-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Rule } from "#app/ui/rule.tsx";
import type { NavLink } from "#content/links.ts";
import { nextLabel } from "#content/plates.ts";
import type { CallToAction as CallToActionContent } from "#content/shapes.ts";
import { HalfTitle } from "./half-title.tsx";

export type CallToActionProps = CallToActionContent & {
  /** `colophon`: a quiet end. `half-title`: the visitor's own title, set on the spot; on at most five pages. */
  close?: "colophon" | "half-title";
  /** Where somebody who has read this page goes on. */
  next?: NavLink;
};

/** The end of a page: one invitation. */
export function CallToAction({ close = "colophon", next, ...words }: CallToActionProps) {
  if (close === "half-title") return <HalfTitleCall {...words} next={next} />;
  return next ? <NextCall {...words} next={next} /> : <Colophon {...words} />;
}

function Colophon({ title, text, actions }: CallToActionContent) {
  const titleId = useId();
  return (
    <section
      data-tone="paper"
      data-head="colophon"
      aria-labelledby={titleId}
      className="py-section [[data-tone=paper]+&]:pt-0"
    >
      <Container className="flex flex-col items-center text-center">
        <Rule variant="ornament" />
        <h2 id={titleId} className="mt-7 max-w-lead text-title-m italic">
          {title}
        </h2>
        <p className="mt-4 max-w-measure font-serif text-[1.1875rem] leading-relaxed text-balance text-ink-soft">
          {text}
        </p>
        <ActionRow actions={actions} className="mt-8 self-stretch sm:justify-center" />
      </Container>
    </section>
  );
}

/** As a catchword at the foot of a page leads over to the next. */
function NextCall({ title, text, actions, next }: CallToActionContent & { next: NavLink }) {
  const titleId = useId();
  return (
    <section data-tone="sand" data-head="next" aria-labelledby={titleId} className="bg-sand py-section print:hidden">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <h2 id={titleId} className="max-w-lead text-title-l">
          {title}
        </h2>
        <div className="lg:pt-2">
          <p className="max-w-lead text-balance text-ink-soft">{text}</p>
          <ShortActionRow actions={actions} className="mt-6" />
        </div>
        <NextLink next={next} className="mt-4 lg:col-span-2 lg:mt-8" />
      </Container>
    </section>
  );
}

function NextLink({ next, className }: { next: NavLink; className?: string }) {
  return (
    <a
      href={next.to}
      className={classNames("group flex items-end justify-between gap-6 border-t border-ink pt-4", className)}
    >
      <span>
        <span className="label block text-ink-soft">{nextLabel}</span>
        <span className="mt-2.5 block font-serif text-title-l italic underline-offset-8 decoration-1 group-hover:underline">
          {next.label}
        </span>
      </span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.25}
        className="-mr-1.5 mb-1.5 size-8 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </a>
  );
}

function HalfTitleCall({ title, text, actions, next }: CallToActionContent & { next: NavLink | undefined }) {
  const titleId = useId();
  return (
    <section
      data-tone="night"
      data-head="half-title"
      aria-labelledby={titleId}
      className="night py-section print:hidden"
    >
      <Container className="grid gap-x-16 gap-y-7 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-center xl:grid-cols-[19.5rem_minmax(0,1fr)] xl:gap-x-10">
        <div>
          <h2 id={titleId} className="text-title-l">
            {title}
          </h2>
          <p className="mt-5 max-w-lead text-lead text-balance text-ink-soft">{text}</p>
          <ActionRow actions={actions} lead="on-night" className="mt-6 lg:mt-8 lg:w-fit lg:flex-col!" />
        </div>
        <Island
          of={HalfTitle}
          props={{
            book: <Still of="blank-book" alt="" sizes="(width >= 40rem) 23rem, 9rem" className="block w-full" />,
          }}
          when="visible"
        />
        {next && <NextLink next={next} className="mt-4 lg:col-span-2 lg:mt-10" />}
      </Container>
    </section>
  );
}
