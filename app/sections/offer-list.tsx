import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionProps } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { PricedCard } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";
import { PriceFigure } from "./price-figure.tsx";

export type OfferListProps = Omit<SectionProps, "children"> & {
  cards: readonly PricedCard[];
  note?: string;
  /** What is bought, in the order of the cards: beside the words, or above them where there is no room. */
  pictures?: readonly ReactNode[];
};

/** Prices set like a table of contents: the name, a leader of dots, the figure; below it what the money buys. */
export function OfferList({ cards, note, pictures, ...head }: OfferListProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section layout={pictures ? "wide" : "margin"} columns={pictures && 3} {...head}>
      <ul className="border-t border-rule-strong pt-6 lg:pt-8">
        {cards.map((card, place) => (
          <li
            key={card.title}
            className={classNames(
              "break-inside-avoid border-t border-rule py-7 first:border-t-0 lg:py-10 first:pt-0",
              pictures && "gap-x-10 md:grid md:grid-cols-3",
            )}
          >
            {pictures && <div className="max-md:mb-5 sm:max-md:*:aspect-2/1">{pictures[place]}</div>}
            <div className={pictures && "md:col-span-2"}>
              <div className="flex flex-wrap items-baseline gap-x-2 gap-y-2 sm:gap-x-4">
                <Title className="text-title-s md:text-title-m">
                  <Unbroken text={card.title} />
                </Title>
                <span
                  aria-hidden="true"
                  className="min-w-3 flex-1 -translate-y-1 border-b-2 border-dotted border-rule-strong/60"
                />
                <PriceFigure price={card.price} size="text-title-s md:text-title-m" className="ml-auto" />
              </div>
              <div
                className={classNames(
                  "mt-4 grid gap-x-10 gap-y-5 lg:mt-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-y-4",
                  !pictures && "md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-4",
                )}
              >
                <div>
                  <p className="max-w-measure">{card.text}</p>
                  {card.timeline && <p className="figures mt-4 text-sm font-semibold text-ink-soft">{card.timeline}</p>}
                </div>
                {card.features && (
                  <Features
                    features={card.features}
                    className={pictures ? "text-ui lg:row-span-2" : "text-ui md:row-span-2"}
                  />
                )}
                {card.action && (
                  <p>
                    <MoreLink action={card.action} about={card.title} />
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {note && (
        <p
          className={classNames(
            "mt-3 max-w-narrow border-l-2 border-gold pl-5 text-ink-soft",
            pictures && "md:ml-[calc((100%+2.5rem)/3)]",
          )}
        >
          {note}
        </p>
      )}
    </Section>
  );
}
