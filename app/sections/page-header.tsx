import { ActionRow, besideOnPhones } from "#app/ui/action-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { InlineText } from "#app/ui/inline-text.tsx";
import { HeaderBesidePlate, type HeaderProps, HeaderTitle, HeaderTrail } from "./header-beside-plate.tsx";
import { HalfTitlePlate } from "./plate.tsx";

export type PageHeaderProps = Omit<HeaderProps, "figure"> & {
  /** Left out, it is the page's own half-title. */
  figure?: HeaderProps["figure"];
  /** `beside` the words, or `below` them across the page. */
  place?: "beside" | "below";
};

/** The opening of every inner page: its title, what it is about, and a thing to look at. */
export function PageHeader({ place = "beside", figure, ...page }: PageHeaderProps) {
  const shown = figure ?? <HalfTitlePlate title={page.titleIsName ? page.title : (page.label ?? page.title)} />;
  const Header = place === "below" ? HeaderAbovePlate : HeaderBesidePlate;
  return <Header {...page} figure={shown} />;
}

/** The plate spans the page; the words above it share a line, so that both are on the first screen. */
function HeaderAbovePlate(page: HeaderProps) {
  const { lead, actions, button, figure, children } = page;
  return (
    // Where the plate's edge is the last line of it, no second one follows.
    <Container
      data-tone={children ? "paper" : undefined}
      className={classNames("pt-3 sm:pt-5 lg:pt-8", children ? "pb-close" : "max-lg:pb-6")}
    >
      <HeaderTrail {...page} />
      <div
        className={classNames(
          "grid gap-x-16 gap-y-4 sm:gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start",
          page.trail ? "mt-4 lg:mt-6" : "lg:pt-4",
        )}
      >
        {/* Beside a long lead a headline of two short halves has a line for each. */}
        <div className={/^.{1,12}, .{1,12}$/.test(page.title) ? "lg:[&_h1]:max-w-[6.5em]" : undefined}>
          <HeaderTitle {...page} />
        </div>
        <div className="bleed lg:col-span-2 lg:row-start-2 lg:mt-6">{figure}</div>
        {/* The first line of each stands beside that of the other. */}
        <div className={classNames("lg:col-start-2 lg:row-start-1", !page.titleIsName && "lg:pt-10")}>
          <p className="max-w-lead text-lead text-pretty text-ink-soft max-sm:text-ui max-sm:leading-[1.4]">
            <InlineText text={lead} />
          </p>
          {actions && (
            <ActionRow actions={actions} className={`mt-5 sm:mt-7 ${besideOnPhones}`}>
              {button}
            </ActionRow>
          )}
        </div>
      </div>
      {children && <div className="mt-8 lg:mt-10 lg:[&>dl]:gap-x-10">{children}</div>}
    </Container>
  );
}
