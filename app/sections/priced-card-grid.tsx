import type { ReactNode } from "react";
import { ActionButton } from "#app/ui/action-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { PricedCard } from "#content/shapes.ts";
import { gridColumns } from "./card-grid.tsx";
import { Features } from "./feature-list.tsx";

type PricedCardItem = PricedCard & {
  /** Such as “Most Popular”: the card then stands out. */
  badge?: string;
  /** What the price does not cover. */
  excluded?: readonly string[];
};

export type PricedCardGridProps = SectionHead & {
  cards: readonly PricedCardItem[];
  columns?: keyof typeof gridColumns;
  /** Said before each price, such as “from”. */
  pricePrefix?: string;
  /** Said after each price, such as “per word”. */
  priceSuffix?: string;
  children?: ReactNode;
};

/** Offers to choose from: title, price in tabular figures, time, what is in it, what to do next. */
export function PricedCardGrid({
  cards,
  columns = 3,
  pricePrefix,
  priceSuffix,
  children,
  ...head
}: PricedCardGridProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className={classNames("grid gap-6", gridColumns[columns])}>
        {cards.map((card) => (
          <li key={card.title} className="flex">
            <Card className={classNames("flex w-full flex-col", card.badge && "border-gold! shadow-page")}>
              <div className="flex min-h-7 items-start justify-between gap-4">
                {card.icon ? <Icon name={card.icon} className="size-6 text-ink-soft" /> : <span />}
                {card.badge && <Badge tone="gold">{card.badge}</Badge>}
              </div>
              <Title className="mt-4 text-title-s">{card.title}</Title>
              <p className="figures mt-3 flex flex-wrap items-baseline gap-x-2 border-b border-rule pb-5">
                {pricePrefix && <span className="text-sm text-ink-soft">{pricePrefix}</span>}
                <span className="font-serif text-title-l leading-none">{card.price}</span>
                {priceSuffix && <span className="text-sm text-ink-soft">{priceSuffix}</span>}
                {card.timeline && (
                  <span className="ml-auto text-sm font-semibold whitespace-nowrap">{card.timeline}</span>
                )}
              </p>
              <p className="mt-5 text-ink-soft">{card.text}</p>
              {card.features && <Features features={card.features} excluded={card.excluded} className="mt-5 text-sm" />}
              {card.action && (
                <p className="mt-auto pt-8">
                  <ActionButton
                    action={card.action}
                    variant={card.badge ? "primary" : "secondary"}
                    className="w-full"
                  />
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {children && <div className="mt-12">{children}</div>}
    </Section>
  );
}
