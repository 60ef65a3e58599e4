import type { ReactNode } from "react";
import { ActionRow } from "#app/ui/action-button.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Container } from "#app/ui/container.tsx";
import type { NavLink } from "#content/links.ts";
import type { Hero as HeroContent } from "#content/shapes.ts";
import { NamedTitle } from "./named-title.tsx";

export type PageHeaderProps = HeroContent & {
  /** The pages above this one; `current` is how this page is called at the end of the trail. */
  trail?: readonly NavLink[];
  current?: string;
  /** Where the title says by itself what the page is, the label only says what kind of page: "Legal". */
  titleIsName?: boolean;
  /** A drawing beside the title. */
  figure?: ReactNode;
  /** Whatever else belongs to the first screen: a search box, a byline. */
  children?: ReactNode;
};

/** The opening of every inner page: the title set large in the text columns, the label in the margin. */
export function PageHeader(props: PageHeaderProps) {
  const { label, title, lead, actions, trail, current, titleIsName = false, figure, children } = props;
  return (
    <Container data-tone="paper" className="pt-10 pb-section sm:pt-14">
      {trail && <Breadcrumb trail={trail} current={current ?? title} />}
      <div
        className={
          figure
            ? "mt-10 grid items-center gap-12 sm:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-20"
            : "mt-10 grid items-baseline gap-x-12 gap-y-5 sm:mt-14 lg:grid-cols-[13rem_minmax(0,1fr)]"
        }
      >
        {!figure && titleIsName && <p className="label text-gold-ink">{label}</p>}
        <div className={figure ? undefined : "lg:col-start-2"}>
          <NamedTitle
            name={titleIsName ? undefined : label}
            title={title}
            inMargin={!figure}
            className="max-w-narrow"
          />
          <p className="mt-7 max-w-lead text-lead text-ink-soft">{lead}</p>
          {actions && <ActionRow actions={actions} className="mt-9" />}
          {children && <div className="mt-9">{children}</div>}
        </div>
        {figure}
      </div>
    </Container>
  );
}
