import { Spot } from "#app/drawings/spot.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card } from "#content/shapes.ts";
import { MoreLink } from "./more-link.tsx";
import { spotOf } from "./service-spots.ts";

/** The crafts of the house side by side, each with its drawing, as a type specimen shows its cuts. */
export function ServiceGrid({ cards, ...head }: SectionHead & { cards: readonly Card[] }) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="grid gap-x-12 gap-y-16 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.title}
            className="row-span-4 grid break-inside-avoid grid-rows-subgrid gap-y-0 border-t border-rule-strong pt-6"
          >
            <div className="flex min-h-20 items-start justify-between gap-6">
              <Title className="text-title-m">{card.title}</Title>
              <CardSpot card={card} />
            </div>
            <p className="mt-3 text-ink-soft">{card.text}</p>
            <ul className="mt-5 mb-6 text-sm">
              {card.features?.map((feature) => (
                <li key={feature} className="border-t border-rule py-2">
                  {feature}
                </li>
              ))}
            </ul>
            {card.action && <MoreLink action={card.action} about={card.title} className="justify-self-start" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardSpot({ card }: { card: Card }) {
  const spot = card.action && "to" in card.action ? spotOf(card.action.to) : undefined;
  return spot ? <Spot name={spot} className="-mt-1 size-20 shrink-0" /> : null;
}
