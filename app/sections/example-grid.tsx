import { Card } from "#app/ui/card.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";

export type ExampleGridProps = SectionHead & {
  exampleLabel: string;
  cards: readonly { title: string; description: string; example: string }[];
};

/** A rule of the craft, then how it sounds. Three in the first row, the others share the second. */
export function ExampleGrid({ exampleLabel, cards, ...head }: ExampleGridProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-6">
        {cards.map((card) => (
          <li key={card.title} className="flex sm:last:odd:col-span-2 lg:col-span-2 lg:nth-[n+4]:col-span-3!">
            <Card className="flex w-full flex-col">
              <h3 className="text-title-s">{card.title}</h3>
              <p className="mt-2.5 text-ink-soft">{card.description}</p>
              <div className="pt-6">
                <div className="border-l-2 border-gold pl-5">
                  <p className="label text-ink-soft">{exampleLabel}</p>
                  <p className="mt-2 font-serif text-[1.125rem] italic">{card.example}</p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
