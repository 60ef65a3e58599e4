import { Section, type SectionHead } from "#app/ui/section.tsx";

/** Sentences that count: one numeral and one hairline each, in two columns where there is room. */
export function NumberedList({ items, ...head }: SectionHead & { items: readonly string[] }) {
  return (
    <Section columns={2} {...head}>
      <ol className="grid gap-x-10 md:grid-cols-2">
        {items.map((item, place) => (
          <li key={item} className="grid grid-cols-[3rem_minmax(0,1fr)] -mt-px border-y border-rule py-5">
            <span aria-hidden="true" className="figures font-serif text-title-m leading-none text-gold-ink">
              {place + 1}
            </span>
            <span className="max-w-measure">{item}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
