import type { publishingPage } from "#content/services/publishing.ts";

/** One copy on a leaf of the ledger: as it is sold, and as it comes back. */
export function ReturnSlip({ title, head, rows }: typeof publishingPage.returnSlip) {
  return (
    <div className="on-paper bg-paper px-5 pt-4 pb-3 text-ink shadow-page lg:px-7 lg:pt-6">
      <table className="figures w-full text-ui">
        <caption className="mb-2 text-left font-serif text-title-s italic">{title}</caption>
        <thead>
          <tr className="border-b border-rule-strong text-right text-sm text-ink-soft *:py-1 *:font-normal">
            <td />
            {head.map((name) => (
              <th key={name} scope="col" className="not-last:pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...sums]) => (
            <tr
              key={name}
              className="border-b border-rule last:border-b-0 last:border-t-2 last:border-ink *:py-1.5 last:*:pt-2.5"
            >
              <th scope="row" className="text-left font-normal">
                {name}
              </th>
              {sums.map((sum, column) => (
                <td
                  key={head[column]}
                  className="border-l border-danger/50 pl-3 text-right not-last:pr-3 whitespace-nowrap in-[tr:last-child]:font-semibold"
                >
                  {sum}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
