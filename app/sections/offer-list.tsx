import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionProps } from "#app/ui/section.tsx";
import type { PricedCard } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";
import { PriceFigure } from "./price-figure.tsx";

export type OfferListProps = Omit<SectionProps, "children"> & {
  cards: readonly PricedCard[];
  note?: string;
  /** What is bought, in the order of the cards; where there is no room beside the words, beside the name. */
  pictures?: readonly ReactNode[];
};

/** Prices set like a table of contents: the name, a leader of dots, the figure; below it what the money buys. */
export function OfferList({ cards, note, pictures, ...head }: OfferListProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section layout={pictures ? "wide" : "margin"} {...head}>
      <ul className="border-t border-rule-strong pt-6 lg:pt-8">
        {cards.map((card, place) => (
          <li
            key={card.title}
            className={classNames(
              "break-inside-avoid border-t border-rule py-7 first:border-t-0 lg:py-10 first:pt-0",
              pictures && "gap-x-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]",
            )}
          >
            {pictures && <div className="max-lg:float-left max-lg:mr-5 max-lg:mb-4 max-lg:w-28">{pictures[place]}</div>}
            <div>
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-3">
                <Title className="text-title-m">{card.title}</Title>
                <span
                  aria-hidden="true"
                  className="hidden min-w-8 flex-1 -translate-y-1 border-b-2 border-dotted border-rule-strong/60 sm:block"
                />
                <PriceFigure price={card.price} className="max-sm:w-full" />
              </div>
              <div className="clear-left mt-4 grid gap-x-10 gap-y-5 lg:mt-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-4">
                <div>
                  <p className="max-w-measure">{card.text}</p>
                  {card.timeline && <p className="figures mt-4 text-sm font-semibold text-ink-soft">{card.timeline}</p>}
                </div>
                {card.features && <Features features={card.features} className="text-ui md:row-span-2" />}
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
          className={classNames("mt-3 max-w-narrow border-l-2 border-gold pl-5 text-ink-soft", pictures && "lg:ml-64")}
        >
          {note}
        </p>
      )}
    </Section>
  );
}
