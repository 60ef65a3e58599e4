import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

export type ExampleListProps = SectionHead & {
  exampleLabel: string;
  cards: readonly { title: string; description: string; example: string }[];
};

/** A rule of the craft, then how it sounds: a line each, and each has its number. */
export function ExampleList({ exampleLabel, cards, ...head }: ExampleListProps) {
  return (
    <Section columns={3} {...head}>
      <ul className="border-b border-rule">
        {cards.map((card, place) => (
          <li
            key={card.title}
            className="grid break-inside-avoid gap-x-10 gap-y-4 border-t border-rule py-7 lg:grid-cols-[14.5rem_minmax(0,1fr)_calc((100%-5rem)/3)]"
          >
            <div className="flex gap-4 text-title-s">
              <span aria-hidden="true" className="font-serif text-gold-ink">
                {place + 1}
              </span>
              <h3>{card.title}</h3>
            </div>
            <p className="max-w-short text-ink-soft">
              <Unbroken text={card.description} />
            </p>
            <div className="border-l-2 border-gold pl-5">
              <p className="label text-ink-soft">{exampleLabel}</p>
              <p className="mt-1.5 font-serif text-[1.125rem] italic">
                <Unbroken text={card.example} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
