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
        <table className="w-full table-fixed border-collapse text-left">
          <thead className="sticky top-header z-10 bg-paper">
            <tr className="align-bottom">
              <th scope="col" colSpan={2} className="w-1/2 pb-4 shadow-[inset_0_-1px_var(--color-ink)] lg:w-[43%]">
                <span className="sr-only">{rowHead}</span>
              </th>
              {packages.map(({ name, price }, place) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames(
                    "px-3 pt-5 pb-4 text-center font-normal shadow-[inset_0_-1px_var(--color-ink)] lg:px-5",
                    place === 1 && "bg-sand",
                  )}
                >
                  <span className="block text-sm">{name}</span>
                  <span className="figures font-serif text-title-s whitespace-nowrap lg:text-title-m">{price}</span>
                </th>
              ))}
            </tr>
          </thead>
          {stages.map(({ stage, rows }) => (
            <tbody key={stage} className="border-ink not-first-of-type:border-t last:border-b">
              {rows.map(({ name, isIn }, row) => (
                <tr key={name}>
                  {row === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length} className="pt-2.5 pr-5 align-top font-normal">
                      <span className="font-serif text-title-s">{stage}</span>
                    </th>
                  )}
                  <th scope="row" className={classNames("py-2.5 pr-5 font-normal", row > 0 && "border-t border-rule")}>
                    {name}
                  </th>
                  {isIn.map((is, place) => (
                    <td
                      key={packages[place]?.name}
                      className={classNames(
                        "px-3 py-2.5 lg:px-5",
                        row > 0 && "border-t border-rule",
                        place === 1 && "bg-sand",
                      )}
                    >
                      {is && <span aria-hidden="true" className="mx-auto block size-2.5 rounded-full bg-ink" />}
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
