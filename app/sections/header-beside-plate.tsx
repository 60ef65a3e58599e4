import type { ReactNode } from "react";
import { besideOnPhones, ShortActionRow } from "#app/ui/action-button.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { NavLink } from "#content/links.ts";
import type { Hero as HeroContent } from "#content/shapes.ts";
import { NamedTitle } from "./named-title.tsx";

export type HeaderProps = HeroContent & {
  /** The pages above this one; `current` is how this page is called at the end of the trail. */
  trail?: readonly NavLink[];
  current?: string;
  /** Where the title says by itself what the page is, the label only says what kind of page: "Legal". */
  titleIsName?: boolean;
  /** Few words stand halfway down the picture, not at its top. */
  isShort?: boolean;
  /** One of several pages of a kind: their titles have one size, however long they are. */
  hasSisters?: boolean;
  /** What the page is for follows at once. */
  isBrief?: boolean;
  /** Something to press that is no link, beside the actions. */
  button?: ReactNode;
  /** Something this house made: every first screen shows one. */
  figure: ReactNode;
  /** Whatever else belongs to the first screen: a search box, a byline, figures. */
  children?: ReactNode;
};

/** The words on the left page, the thing itself on the right. By itself, so that an island carries no more than it needs. */
export function HeaderBesidePlate(page: HeaderProps) {
  const { lead, actions, button, figure, children } = page;
  return (
    <Container
      data-tone="paper"
      className={classNames("sm:pt-8", page.label ? "pt-3" : "pt-6", page.isBrief ? "pb-7 lg:pb-12" : "pb-section")}
    >
      <HeaderTrail {...page} />
      <div
        className={classNames(
          "grid gap-x-16 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:gap-y-7",
          page.isShort ? "lg:grid-rows-[1fr_auto_auto_1fr] lg:before:content-['']" : "lg:grid-rows-[auto_1fr]",
          page.trail ? "mt-4 sm:mt-5 lg:mt-8" : "lg:pt-4",
        )}
      >
        <HeaderTitle {...page} />
        <div data-artefact className="lg:col-start-2 lg:row-span-full">
          {figure}
        </div>
        <div>
          <p className="max-w-lead text-lead text-ink-soft max-sm:text-ui max-sm:leading-[1.4]">
            <InlineText text={lead} />
          </p>
          {actions && (
            <ShortActionRow actions={actions} className="mt-5 sm:mt-7 lg:mt-9" rowClassName={besideOnPhones}>
              {button}
            </ShortActionRow>
          )}
          {children && <div className="mt-8 lg:mt-9">{children}</div>}
        </div>
      </div>
    </Container>
  );
}

/** A step above the page is trail enough where its last one would say the label over again. */
export function HeaderTrail({
  trail,
  current,
  title,
  label,
}: Pick<HeaderProps, "trail" | "current" | "title" | "label">) {
  return trail ? (
    <Breadcrumb
      trail={trail}
      current={current ?? title}
      isSaidBelow={trail.length > 1 && current !== undefined && current === label}
    />
  ) : null;
}

export function HeaderTitle({
  label,
  title,
  titleIsName = false,
  hasSisters = false,
}: Pick<HeaderProps, "label" | "title" | "titleIsName" | "hasSisters">) {
  return (
    <div>
      {titleIsName && <p className="label mb-6 text-ink-soft max-sm:mb-2.5">{label}</p>}
      <NamedTitle
        name={titleIsName ? undefined : label}
        title={title}
        className={classNames(
          "max-w-narrow",
          // A headline of four lines leaves no room for what it announces; of two sentences, each has its own line.
          hasSisters
            ? "lg:text-[clamp(2.875rem,4.5vw,4.0625rem)]"
            : /.{61}|\. /.test(title) && "lg:text-[clamp(2.75rem,4.1vw,3.6875rem)]",
        )}
      />
    </div>
  );
}
