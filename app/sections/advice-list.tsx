import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";

/** Which of several suits whom: the case in large type, the reasons beside it, the way on below. */
export function AdviceList({ cards, ...head }: SectionHead & { cards: readonly Card[] }) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="border-b border-rule">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid break-inside-avoid gap-x-12 gap-y-5 border-t border-rule py-9 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <Title className="text-title-s italic">{card.title}</Title>
            <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
              <div>
                <p className="font-serif text-title-s">{card.text}</p>
                {card.action && (
                  <p className="mt-5 print:hidden">
                    <MoreLink action={card.action} about={card.title} />
                  </p>
                )}
              </div>
              {card.features && <Features features={card.features} className="text-sm md:pt-1" />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
