import type { ReactNode } from "react";
import { ActionLink } from "#app/ui/action-button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionProps } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Card as CardContent } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";

const gridColumns = {
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

/** Where a picture opens the card, it reaches the frame (beside the words on a tablet), or takes the hairline's place. */
const pictured = {
  framed: "relative overflow-hidden sm:max-lg:not-print:pl-[calc(40%+2rem)]!",
  ruled: "border-0! pt-0!",
} as const;
const frames = {
  framed:
    "max-sm:-mx-6 max-sm:-mt-6 max-sm:mb-6 sm:max-lg:absolute sm:max-lg:inset-y-0 sm:max-lg:left-0 sm:max-lg:w-2/5 sm:max-lg:*:h-full lg:-mx-8 lg:-mt-8 lg:mb-6",
  ruled: "mb-5",
} as const;

/** On a phone the picture has a column of its own, as far down as the words go. */
const besidePicture =
  "max-sm:grid max-sm:grid-cols-[8.25rem_minmax(0,1fr)] max-sm:grid-rows-[auto_minmax(0,1fr)] max-sm:gap-x-4 max-sm:*:first:row-span-2 max-sm:*:first:mb-0 max-sm:not-print:[&>:last-child_p]:mt-1.5 max-sm:not-print:[&>:last-child_p]:text-[0.9375rem] max-sm:not-print:[&>:last-child_p]:leading-snug";

/** Below each other, the cards leave the line that comes down from the drawing, each at the tip of an arrow; the last is its end. */
const branch =
  "max-lg:relative max-lg:border-l-[1.5px] max-lg:not-last:border-gold max-lg:last:border-transparent max-lg:pb-8 max-lg:pl-9 max-lg:last:pb-0 max-lg:first:pt-4 max-lg:before:absolute max-lg:before:top-0 max-lg:before:-left-[1.5px] max-lg:before:h-3.5 max-lg:first:before:h-7.5 max-lg:before:w-6.5 max-lg:before:border-b-[1.5px] max-lg:last:before:border-l-[1.5px] max-lg:before:border-gold max-lg:after:absolute max-lg:after:top-2.5 max-lg:first:after:top-6.5 max-lg:after:left-[1.15rem] max-lg:after:size-2 max-lg:after:rotate-45 max-lg:after:border-t-[1.5px] max-lg:after:border-r-[1.5px] max-lg:after:border-gold max-lg:*:border-t-0 max-lg:*:pt-0";

export type CardGridProps = Omit<SectionProps, "children"> & {
  cards: readonly CardContent[];
  columns?: keyof typeof gridColumns;
  /** `ruled` (a hairline above each) for reading, `framed` (a sheet each) for choosing. */
  variant?: "ruled" | "framed";
  /** Things of ours above the words, in the order of the cards; on a phone small ones stand beside them, or in pairs with a few words. */
  pictures?: readonly ReactNode[];
  onPhone?: "above" | "beside" | "pairs";
  /** A drawing across all of them, from which they hang. */
  from?: ReactNode;
  /** Whatever follows the cards, such as a row of actions. */
  children?: ReactNode;
};

export function CardGrid({
  cards,
  columns = 3,
  variant = "ruled",
  pictures,
  onPhone,
  from,
  children,
  ...head
}: CardGridProps) {
  const besideOnPhones = onPhone === "beside";
  const Title = head.title ? "h3" : "h2";
  // Beside each other under one drawing, or in pairs, their words begin on one line.
  const shared = from
    ? `lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${pictures ? "lg:row-span-3" : "lg:row-span-2"}`
    : onPhone === "pairs" && "max-sm:row-span-3 max-sm:grid max-sm:grid-rows-subgrid max-sm:gap-y-0";
  return (
    <Section {...head} columns={columns}>
      {from}
      <ul
        className={classNames(
          "grid gap-x-10 gap-y-8",
          // A sheet needs more room for its words than a column does.
          onPhone === "pairs" && "max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:text-sm max-sm:[&_.plate-stage]:text-[5cqi]",
          variant === "framed" ? "gap-y-6! max-lg:grid-cols-1!" : "lg:gap-y-12",
          // What is only read is set closer on a phone.
          variant === "ruled" && !pictures && "max-sm:[&_p]:mt-1.5 max-sm:[&_p]:text-ui max-sm:[&_p]:leading-[1.4]",
          variant === "ruled" && !pictures && !from && "max-sm:gap-y-5",
          // Under a centered title, what is ruled stands on its axis.
          variant === "ruled" && head.head === "title-page" && !pictures && "text-center [&_p]:text-balance",
          from ? "max-lg:ml-8 max-lg:gap-y-0 lg:grid-cols-4" : gridColumns[columns],
        )}
      >
        {cards.map((card, place) => (
          <li key={card.title} className={classNames("flex", from && branch, shared)}>
            <Card
              variant={variant}
              className={classNames(
                "flex w-full flex-col",
                shared,
                pictures && pictured[variant],
                besideOnPhones && besidePicture,
              )}
            >
              {pictures && (
                <div
                  className={classNames(
                    frames[variant],
                    from && "max-lg:mb-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-5",
                  )}
                >
                  {pictures[place]}
                </div>
              )}
              {/* In a narrow column a title is set a little closer, and keeps to it. */}
              <Title className={classNames("text-title-s", columns === 4 && "lg:text-[1.3125rem] lg:tracking-display")}>
                {card.title}
              </Title>
              <div className="flex grow flex-col">
                <p className="mt-2.5 text-ink-soft">
                  <Unbroken text={card.text} />
                </p>
                {card.features && <Features features={card.features} className="mt-5 text-sm" />}
                {card.action && (
                  <p className={classNames("print:hidden", "mt-auto", variant === "framed" ? "pt-6" : "pt-4")}>
                    <ActionLink action={card.action} />
                  </p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {children && <div className="mt-12">{children}</div>}
    </Section>
  );
}
