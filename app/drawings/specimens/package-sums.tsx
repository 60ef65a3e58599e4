import { packagesPage, packageTiers, singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";
import { formatMoney, formatMoneySpan } from "#domain/money.ts";

const sums = packageTiers.map(({ slug, name }) => ({ name, parts: singlePrice(slug), whole: packages[slug].price }));
const largest = Math.max(...sums.map(({ parts }) => parts[1]));
const share = (sum: number) => ({ width: `${(sum / largest) * 100}%` });
const [, separately, together] = packagesPage.sums.table.head;

/** What the parts of each package cost by themselves, from the lower end to the upper, and below it the package. */
export function PackageSums() {
  return (
    <div aria-hidden="true" className="figures text-sm text-ink-soft">
      {sums.map(({ name, parts: [lower, upper], whole }) => (
        <div key={name} className="mb-9">
          <p className="flex items-baseline justify-between border-t border-rule pt-3">
            <span className="font-serif text-title-s text-ink">{name}</span>
            {formatMoneySpan([lower, upper])}
          </p>
          <div className="relative mt-3 h-6">
            <div className="absolute inset-y-0 left-0 border border-dashed border-rule-strong" style={share(upper)} />
            <div className="absolute inset-y-0 left-0 border border-rule-strong bg-sand" style={share(lower)} />
          </div>
          <div className="mt-1 flex items-center gap-3">
            <span className="h-6 bg-ink" style={share(whole)} />
            <span className="font-semibold text-ink">{formatMoney(whole)}</span>
          </div>
        </div>
      ))}
      <p className="mt-6 flex items-center gap-3 border-t border-rule pt-4">
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
