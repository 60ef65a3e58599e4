import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section, type SectionProps } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { includedLabel, type PricedSection } from "#content/services.ts";
import type { PricedCard } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";
import { PriceFigure } from "./price-figure.tsx";
import { splitPrice } from "./split-price.ts";

export type OfferListProps = Omit<SectionProps, "children"> & {
  cards: readonly PricedCard[];
  note?: string;
  /** What is bought, in the order of the cards: beside the words, or above them where there is no room; on a phone small beside the name, or wide above it where they are to be read. */
  pictures?: readonly ReactNode[];
  onPhone?: "small" | "wide";
  groups?: PricedSection["groups"];
};

/** Prices set like a table of contents: the name, a leader of dots, the figure; below it what the money buys, which a phone unfolds. */
export function OfferList({ cards, note, pictures, onPhone = "small", groups, ...head }: OfferListProps) {
  const Title = groups ? "h4" : head.title ? "h3" : "h2";
  const list = (from = 0, to = cards.length) => (
    <ul className={groups ? undefined : "border-t border-rule-strong pt-6 lg:pt-8"}>
      {cards.slice(from, to).map((card, place) => (
        <Offer
          key={card.title}
          card={card}
          Title={Title}
          picture={pictures?.[from + place]}
          isSmall={!!pictures && onPhone === "small"}
          isNarrow={!!pictures}
        />
      ))}
    </ul>
  );
  return (
    <Section layout={pictures ? "wide" : "margin"} columns={pictures && 3} {...head}>
      {groups?.map(({ title, text, size }, place) => {
        const from = groups.slice(0, place).reduce((sum, group) => sum + group.size, 0);
        return (
          <section
            key={title}
            className={classNames(
              "border-rule-strong pt-6 lg:pt-8",
              // What they have in common ends here.
              place > 0 ? "border-t-6 border-double max-lg:mt-7" : "border-t",
            )}
          >
            <div className="mb-7 items-baseline gap-x-10 md:grid md:grid-cols-3 lg:mb-8">
              <h3 className="text-title-m italic">{title}</h3>
              <p className="mt-1.5 text-ink-soft md:col-span-2">
                <Unbroken text={text} />
              </p>
            </div>
            {list(from, from + size)}
          </section>
        );
      }) ?? list()}
      {note && (
        <p
          className={classNames(
            "mt-6 max-w-narrow border-l-2 border-gold pl-5 text-ink-soft",
            pictures && "md:ml-[calc((100%+2.5rem)/3)]",
          )}
        >
          <Unbroken text={note} />
        </p>
      )}
    </Section>
  );
}

type OfferProps = {
  card: PricedCard;
  Title: "h2" | "h3" | "h4";
  picture: ReactNode;
  /** On a phone, beside the name. */
  isSmall: boolean;
  isNarrow: boolean;
};

function Offer({ card, Title, picture, isSmall, isNarrow }: OfferProps) {
  return (
    <li
      className={classNames(
        "break-inside-avoid border-t border-rule py-7 first:border-t-0 lg:py-10 first:pt-0",
        // What unfolds ends at the hairline of the next.
        card.features && !card.action && "max-lg:pb-0 max-lg:[:is(div,section)>ul>&]:last:border-b",
        picture && "gap-x-10 md:grid md:grid-cols-3",
        isSmall && "max-sm:grid max-sm:grid-cols-[7.5rem_minmax(0,1fr)] max-sm:gap-x-4",
      )}
    >
      {picture && (
        <div
          className={classNames(
            "max-md:mb-5 sm:max-md:*:aspect-2/1",
            // What is to be read is as wide as the house's drawings of papers, whose lines end inside their frame.
            isSmall ? "*:aspect-4/3 max-sm:*:aspect-square" : "*:aspect-8/5",
          )}
        >
          {picture}
        </div>
      )}
      <div className={classNames(picture && "md:col-span-2", isSmall && "max-sm:contents")}>
        <div
          className={classNames(
            "flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1.5 sm:gap-x-4 sm:gap-y-2",
            isSmall && "max-sm:mb-5 max-sm:flex-col max-sm:justify-center",
          )}
        >
          <Title className="text-title-s md:text-title-m">
            <Unbroken text={card.title} />
          </Title>
          {/* The dots go with the figure, also to a line of its own. A phone has it smaller, without them. */}
          <span className="flex items-baseline gap-x-4 sm:flex-auto">
            <span
              aria-hidden="true"
              className="min-w-3 flex-1 -translate-y-1 border-b-2 border-dotted border-rule-strong/60 max-sm:hidden"
            />
            <PriceFigure
              price={card.price}
              size="text-title-s max-sm:text-ui md:text-title-m"
              // What the figure is a part of stands below it, where a phone has no room beside a long name.
              className={
                !isSmall && splitPrice(card.price).after ? "max-sm:flex-col max-sm:items-end max-sm:gap-y-1" : undefined
              }
            />
          </span>
        </div>
        <div
          className={classNames(
            "mt-4 grid gap-x-10 gap-y-5 lg:mt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-4",
            isSmall && "max-sm:col-span-2 max-sm:mt-0",
            !isNarrow && "md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-4",
          )}
        >
          <div>
            <p className="max-w-measure">
              <Unbroken text={card.text} />
            </p>
            {card.timeline && <p className="figures mt-4 text-sm font-semibold text-ink-soft">{card.timeline}</p>}
          </div>
          {card.features && (
            <details
              className={classNames(
                "folds-on-phones border-t border-rule lg:border-t-0",
                card.action && "max-lg:border-b",
                isNarrow ? "lg:row-span-2" : "md:row-span-2",
              )}
            >
              <FoldSummary className="text-ui">
                <span>
                  {includedLabel}
                  <span className="sr-only">: {card.title}</span>
                </span>
              </FoldSummary>
              <Features features={card.features} className="text-ui max-lg:pt-1 max-lg:pb-5" />
            </details>
          )}
          {card.action && (
            <p>
              <MoreLink action={card.action} about={card.title} />
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
