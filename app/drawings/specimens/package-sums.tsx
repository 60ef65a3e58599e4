import { packagesPage, packageTiers, singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";

const sums = packageTiers.map(({ slug, name }) => ({ name, parts: singlePrice(slug), whole: packages[slug].price }));
const largest = Math.max(...sums.map(({ parts }) => parts[1]));
/** The longest bar leaves room for its figures. */
const share = (sum: number) => ({ width: `${(sum / largest) * 66}%` });
const [, separately, together] = packagesPage.sums.table.head;

/** What the parts of each package cost by themselves, from the lower end to the upper, and below it the package. */
export function PackageSums() {
  return (
    <div aria-hidden="true" className="figures text-sm whitespace-nowrap text-ink-soft max-lg:mt-6">
      {sums.map(({ name, parts: [lower, upper], whole }) => (
        <div key={name} className="mb-5 lg:mb-9">
          <p className="border-t border-rule pt-2 font-serif text-title-s text-ink lg:pt-3">{name}</p>
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
  );
}
