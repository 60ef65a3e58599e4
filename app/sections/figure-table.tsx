import { Unbroken } from "#app/ui/unbroken.tsx";
import type { FigureTable as FigureTableContent } from "#content/shapes.ts";

/** Figures in rows and columns, with its caption above; a narrow screen scrolls the table and nothing else. */
export function FigureTable({ caption, head, rows }: FigureTableContent) {
  // A phone has room for four columns only where they stand close, and the names in a narrow one.
  const isClose = head.length > 3;
  const gap = isClose ? "pl-2 max-sm:w-1/5 sm:pl-4" : "pl-3 sm:pl-4";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="goes-on break-inside-avoid">
      <table
        className={`figures w-full border-collapse text-sm sm:text-ui ${isClose ? "lg:table-fixed" : "min-[23rem]:table-fixed"}`}
      >
        <caption className="pb-3 text-left font-serif text-title-s">{caption}</caption>
        <thead>
          <tr className="align-bottom text-label tracking-title text-ink-soft sm:text-sm">
            {head.map((name, column) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-rule-strong pb-2 font-semibold text-balance ${column > 0 ? `${gap} text-right` : `text-left ${isClose ? "w-1/6 lg:w-1/3" : "w-[46%] lg:w-1/2 xl:w-[62%]"}`}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...figures], row) => {
            const [subject, rest] = name.split(": ");
            const goesOn = rest && rows[row - 1]?.[0]?.startsWith(`${subject} `);
            const rule = rows[row + 1]?.[0]?.startsWith(`${name.split(" ").slice(0, -1).join(" ")}: `)
              ? "sm:border-b border-rule pt-2.5 pb-0.5 sm:pb-2.5"
              : goesOn
                ? "border-b border-rule pb-2.5 pt-0.5 sm:pt-2.5"
                : "border-b border-rule py-2.5";
            return (
              <tr key={name} className="align-baseline">
                <th
                  scope="row"
                  className={`pr-2 text-left leading-snug font-normal text-pretty ${goesOn ? "max-sm:text-ink-soft" : ""} ${rule}`}
                >
                  {goesOn && <span className="max-sm:sr-only">{subject}: </span>}
                  <Unbroken text={goesOn ? rest : name} />
                </th>
                {figures.map((figure, column) => (
                  <td key={head[column + 1]} className={`text-right whitespace-nowrap ${gap} ${rule}`}>
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
