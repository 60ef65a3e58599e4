import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Card } from "#content/shapes.ts";
import { MoreLink } from "./more-link.tsx";
import { isServicePath, SmallServicePlate } from "./service-plates.tsx";

export type ServiceGridProps = SectionHead & { cards: readonly Card[]; columns?: 3 | 4 };

/** The crafts of the house side by side, each with something it made. On a phone they are a list of lines. */
export function ServiceGrid({ cards, columns = 3, ...head }: ServiceGridProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head} columns={columns}>
      <ul
        className={classNames(
          "grid gap-x-10 max-sm:border-b max-sm:border-rule sm:grid-cols-2 sm:gap-y-14",
          columns === 4 ? "lg:grid-cols-4 lg:gap-x-8" : "lg:grid-cols-3",
        )}
      >
        {cards.map((card) => (
          <li
            key={card.title}
            className="relative break-inside-avoid max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-t max-sm:border-rule max-sm:py-2.5 sm:row-span-5 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0"
          >
            <CardPlate card={card} />
            <div className="sm:contents">
              <Title className="text-title-s max-sm:pr-8 sm:mt-5 sm:text-title-m">{card.title}</Title>
              <p className="text-ink-soft max-sm:text-sm max-sm:leading-snug sm:mt-2.5">
                <Unbroken text={card.text} />
              </p>
              {card.features && (
                <ul className="mt-5 text-sm max-sm:hidden">
                  {card.features.map((feature) => (
                    <li key={feature} className="border-t border-rule py-2">
                      {feature}
                    </li>
                  ))}
                </ul>
              )}
              {card.action && (
                <MoreLink
                  action={card.action}
                  about={card.title}
                  className="mt-5 justify-self-start max-sm:absolute max-sm:mt-0 max-sm:inset-0 max-sm:justify-self-stretch! max-sm:items-start max-sm:justify-end max-sm:pt-4 max-sm:[&>span]:sr-only"
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardPlate({ card }: { card: Card }) {
  const path = card.action && "to" in card.action ? card.action.to : "";
  return <div>{isServicePath(path) && <SmallServicePlate path={path} />}</div>;
}
