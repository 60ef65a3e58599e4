import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Card } from "#content/shapes.ts";
import { Features } from "./feature-list.tsx";
import { MoreLink } from "./more-link.tsx";

/** Which of several suits whom: the case in large type, the reasons beside it, the way on below. On a phone a case unfolds. */
export function AdviceList({ cards, ...head }: SectionHead & { cards: readonly Card[] }) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="border-b border-rule">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid break-inside-avoid gap-x-12 border-t border-rule lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-9"
          >
            <Title className="text-title-s italic max-lg:not-print:hidden">{card.title}</Title>
            <details className="folds-on-phones">
              <summary className="flex min-h-14 list-none items-baseline justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
                <Title className="text-title-s italic">{card.title}</Title>
                <FoldMark />
              </summary>
              <div className={classNames("grid gap-x-12 gap-y-5 pb-7 lg:pb-0", card.features && "md:grid-cols-2")}>
                <div>
                  <p className="font-serif text-title-s">
                    <Unbroken text={card.text} />
                  </p>
                  {card.action && (
                    <p className="mt-5 print:hidden">
                      <MoreLink action={card.action} about={card.title} />
                    </p>
                  )}
                </div>
                {card.features && <Features features={card.features} className="text-sm md:pt-1" />}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
