import { packagesPage, packageTiers, singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";

const sums = packageTiers.map(({ slug, name }) => ({ name, parts: singlePrice(slug), whole: packages[slug].price }));
const largest = Math.max(...sums.map(({ parts }) => parts[1]));
/** The longest bar leaves room for its figures. */
const share = (sum: number) => ({ width: `${(sum / largest) * 66}%` });
const { head, rows, caption } = packagesPage.sums.table;
const [, separately, together, further] = head;

/** What the parts of each package cost by themselves, from the lower end to the upper, and below it the package. */
export function PackageSums() {
  return (
    <>
      <SpokenSums />
      <div aria-hidden="true" className="figures text-sm whitespace-nowrap text-ink-soft">
        <p className="mb-4 font-serif text-title-s whitespace-normal text-ink">{caption}</p>
        {sums.map(({ name, parts: [lower, upper], whole }, place) => (
          <div key={name} className="mb-5 lg:mb-6">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule pt-2 lg:pt-3">
              <span className="font-serif text-title-s text-ink">{name}</span>
              <span>
                {further}: {rows[place]?.[3]}
              </span>
            </p>
            <div className="mt-2 flex items-center gap-3 lg:mt-3">
              <span className="h-5 border border-dashed border-rule-strong lg:h-6" style={share(upper)}>
                <span
                  className="-m-px block h-5 border border-rule-strong bg-sand lg:h-6"
                  style={{ width: `${(lower / upper) * 100}%` }}
                />
              </span>
              {formatMoneySpan([lower, upper])}
            </div>
            <div className="mt-1 flex items-center gap-3">
              <span className="h-5 bg-ink lg:h-6" style={share(whole)} />
              <span className="font-semibold text-ink">{formatMoney(whole)}</span>
            </div>
          </div>
        ))}
        <p className="flex items-center gap-3 border-t border-rule pt-3 lg:pt-4">
          <span className="flex h-3 w-9 border border-dashed border-rule-strong">
            <span className="w-6 border-r border-rule-strong bg-sand" />
          </span>
          {separately}
        </p>
        <p className="mt-1 flex items-center gap-3">
          <span className="h-3 w-9 bg-ink" /> {together}
        </p>
      </div>
    </>
  );
}

/** The same for those who hear it. */
function SpokenSums() {
  return (
    <div className="sr-only">
      <table className="w-px table-fixed whitespace-normal [&_:is(td,th)]:overflow-hidden">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
