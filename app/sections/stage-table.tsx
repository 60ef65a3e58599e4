import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { packageStages } from "#content/package-stages.ts";

/** The packages in one table, by the stages of a book. Where something is not included nothing stands. */
export function StageTable({
  packages,
  stages,
  rowHead,
  included,
  missing,
  ...head
}: SectionHead & Omit<typeof packageStages, keyof SectionHead>) {
  return (
    <div className="max-md:hidden print:hidden">
      <Section {...head}>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="w-2/5 pb-4">
                <span className="sr-only">{rowHead}</span>
              </th>
              {packages.map(({ name, price }, place) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames("px-5 pt-4 pb-4 font-normal", place === 1 && "bg-sand")}
                >
                  <span className="block font-serif text-title-s">{name}</span>
                  <span className="figures text-ink-soft">{price}</span>
                </th>
              ))}
            </tr>
          </thead>
          {stages.map(({ stage, rows }) => (
            <tbody key={stage} className="border-t border-ink">
              <tr>
                <th scope="rowgroup" className="label pt-5 pb-2 text-ink-soft">
                  {stage}
                </th>
                {packages.map(({ name }, place) => (
                  <td key={name} className={place === 1 ? "bg-sand" : ""} />
                ))}
              </tr>
              {rows.map(({ name, isIn }) => (
                <tr key={name} className="border-t border-rule">
                  <th scope="row" className="py-2.5 pr-5 font-normal">
                    {name}
                  </th>
                  {isIn.map((is, place) => (
                    <td key={packages[place]?.name} className={classNames("px-5 py-2.5", place === 1 && "bg-sand")}>
                      {is && <span aria-hidden="true" className="block size-2.5 rounded-full bg-ink" />}
                      <span className="sr-only">{is ? included : missing}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Section>
    </div>
  );
}
