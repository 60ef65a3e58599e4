import type { ReactNode } from "react";
import { ActionLink } from "#app/ui/action-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card as CardContent } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";

export const gridColumns = {
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

export type CardGridProps = SectionHead & {
  cards: readonly CardContent[];
  columns?: keyof typeof gridColumns;
  /** `ruled` (a hairline above each) for reading, `framed` (a sheet each) for choosing. */
  variant?: "ruled" | "framed";
  /** Without icons, where the thing itself is shown beside the list. */
  isPlain?: boolean;
  /** Whatever follows the cards, such as a row of actions. */
  children?: ReactNode;
};

export function CardGrid({ cards, columns = 3, variant = "ruled", isPlain = false, children, ...head }: CardGridProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul
        className={classNames(
          "grid gap-x-10 gap-y-8 lg:gap-y-12",
          variant === "framed" && "gap-6!",
          gridColumns[columns],
        )}
      >
        {cards.map((card) => (
          <li key={card.title} className="flex">
            <Card variant={variant} className="flex w-full flex-col">
              {card.icon && !isPlain && <Icon name={card.icon} className="mb-4 size-6 text-ink-soft max-sm:hidden" />}
              <Title className="text-title-s">{card.title}</Title>
              <p className="mt-2.5 text-ink-soft">{card.text}</p>
              {card.features && <Features features={card.features} className="mt-5 text-sm" />}
              {card.action && (
                <p className="mt-auto pt-6">
                  <ActionLink action={card.action} />
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
