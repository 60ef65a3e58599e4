import { classNames } from "#app/ui/class-names.ts";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { packageStages } from "#content/package-stages.ts";

/** The packages in one table, by the stages of a book. Where something is not included nothing stands. */
export function StageTable({
  packages,
  stages,
  unfold,
  rowHead,
  included,
  missing,
  ...head
}: SectionHead & Omit<typeof packageStages, keyof SectionHead>) {
  return (
    <Section {...head}>
      <details className="folds-on-phones">
        <FoldSummary className="border-y border-rule">{unfold}</FoldSummary>
        <table className="w-full table-fixed border-collapse text-left">
          <thead className="sticky top-header z-10 bg-paper print:static">
            <tr className="align-bottom">
              <td className="w-[21.5%] shadow-[inset_0_-1px_var(--color-ink)] max-lg:hidden" />
              <th scope="col" className="w-[34%] shadow-[inset_0_-1px_var(--color-ink)] lg:w-[21.5%]">
                <span className="sr-only">{rowHead}</span>
              </th>
              {packages.map(({ name, price }, place) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames(
                    "pt-3 pb-3 text-center font-normal shadow-[inset_0_-1px_var(--color-ink)] sm:px-3 lg:pt-5 lg:pb-4",
                    place === 1 && "bg-sand",
                  )}
                >
                  <span className="mb-2 block font-serif text-sm leading-tight max-sm:text-label max-sm:tracking-title lg:text-[1.0625rem]">
                    {name}
                  </span>
                  <span className="figures font-serif whitespace-nowrap max-sm:text-sm sm:text-title-s lg:text-title-m">
                    {price}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {stages.map(({ stage, rows }) => (
            <tbody key={stage} className="border-ink not-first-of-type:border-t last:border-b">
              {/* A narrow table names the stage in a row of its own, a wide one beside its rows: under the head in both. */}
              <tr className="lg:hidden">
                <th scope="rowgroup" colSpan={packages.length + 1} className="pt-4 pb-1 font-normal">
                  <span className="font-serif text-title-s">{stage}</span>
                </th>
              </tr>
              {rows.map(({ name, isIn }, row) => (
                <tr key={name} className="break-inside-avoid">
                  {row === 0 && (
                    <th
                      scope="rowgroup"
                      rowSpan={rows.length}
                      className="pt-2.5 pr-5 pb-2.5 align-top font-normal max-lg:hidden"
                    >
                      <span className="sticky top-[calc(var(--spacing-header)+6.25rem)] block font-serif text-title-s">
                        {stage}
                      </span>
                    </th>
                  )}
                  <th
                    scope="row"
                    className={classNames(
                      "py-2.5 pr-2 font-normal max-lg:text-sm lg:pr-5",
                      row > 0 && "border-t border-rule",
                    )}
                  >
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
                      {is && <span aria-hidden="true" className="mx-auto block w-0 rounded-full border-5 border-ink" />}
                      <span className="sr-only">{is ? included : missing}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </details>
    </Section>
  );
}
