import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { packagesPage, packageTiers, singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";

const sums = packageTiers.map(({ slug, name }) => ({ name, parts: singlePrice(slug), whole: packages[slug].price }));
const largest = Math.max(...sums.map(({ parts }) => parts[1]));
/** The longest bar leaves room for its figures. */
const share = (sum: number) => ({ width: `calc((100% - 7.5rem) * ${(sum / largest).toFixed(3)})` });
const { head, rows, caption } = packagesPage.sums.table;
const [, , together, further] = head;
const [lowerEnd, upperEnd] = packagesPage.sums.ends;

/** What the parts of each package cost by themselves, from the lower end to the upper, and below it the package. */
export function PackageSums() {
  return (
    <>
      <SpokenSums />
      <div aria-hidden="true" className="figures text-sm whitespace-nowrap text-ink-soft">
        <p className="mb-4 font-serif text-title-s text-balance whitespace-normal text-ink">{caption}</p>
        <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 lg:mb-6">
          <Key className="bg-gold/75">{lowerEnd}</Key>
          <Key className="bg-gold/35">{upperEnd}</Key>
          <Key className="bg-ink">{together}</Key>
        </p>
        {sums.map(({ name, parts: [lower, upper], whole }, place) => (
          <div key={name} className="mb-5 lg:mb-6">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule pt-2 lg:pt-3">
              <span className="font-serif text-title-s text-ink">{name}</span>
              <span className="max-sm:w-full">
                {further}: {rows[place]?.[3]}
              </span>
            </p>
            <div className="mt-2 flex items-center gap-3 lg:mt-3">
              <span className="h-5 bg-gold/35 lg:h-8" style={share(upper)}>
                <span className="block h-full bg-gold/75" style={{ width: `${(lower / upper) * 100}%` }} />
              </span>
              {formatMoneySpan([lower, upper])}
            </div>
            <div className="mt-1 flex items-center gap-3">
              <span className="h-5 bg-ink lg:h-8" style={share(whole)} />
              <span className="font-semibold text-ink">{formatMoney(whole)}</span>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span className={classNames("size-3", className)} />
      {children}
    </span>
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
