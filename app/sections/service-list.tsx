import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { PricedCard } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";
import { PriceFigure } from "./price-figure.tsx";
import { isServicePath, SmallServicePlate } from "./service-plates.tsx";

/** The catalogue: one entry a line, with what it is, what it holds, and where its price begins. On a phone all of it leads on. */
export function ServiceList({ cards, ...head }: SectionHead & { cards: readonly PricedCard[] }) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="border-b border-rule">
        {cards.map((card) => (
          <li
            key={card.title}
            className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] break-inside-avoid gap-x-4 border-t border-rule py-4 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-8 md:py-7 lg:grid-cols-[13rem_minmax(0,5fr)_minmax(0,4fr)_auto] lg:gap-x-12 lg:py-10 print:grid-cols-2"
          >
            <CardPlate card={card} />
            <div>
              <Title className="text-title-s max-md:pr-8 md:text-title-m">{card.title}</Title>
              <p className="text-ink-soft max-md:mt-1 max-md:text-sm max-md:leading-snug md:mt-3">
                <Unbroken text={card.text} />
              </p>
            </div>
            {card.features && (
              <Features features={card.features} className="text-ui max-md:hidden md:pt-2 print:flex" />
            )}
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-4 max-lg:col-start-2 max-lg:col-end-[-1] max-md:mt-2.5 md:max-lg:mt-5 lg:w-40 lg:flex-col lg:items-end lg:justify-start lg:pt-1">
              <PriceFigure price={card.price} size="text-title-s md:text-title-m" />
              {card.action && (
                <MoreLink
                  action={card.action}
                  about={card.title}
                  className="max-md:absolute max-md:inset-0 max-md:items-start max-md:justify-end max-md:pt-5.5 max-md:[&>span]:sr-only"
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Stands in the margin, where the folio of the section stands. */
function CardPlate({ card }: { card: PricedCard }) {
  const path = card.action && "to" in card.action ? card.action.to : "";
  return (
    <div className="max-md:row-span-2 max-md:pt-1 print:hidden">
      {isServicePath(path) && <SmallServicePlate path={path} />}
    </div>
  );
}
