import { packagesPage, packageTiers, singlePrice } from "#content/packages.ts";
import { packages } from "#content/prices.ts";

const sums = packageTiers.map(({ slug, name }) => ({ name, parts: singlePrice(slug), whole: packages[slug].price }));
const largest = Math.max(...sums.map(({ parts }) => parts[1]));
const share = (sum: number) => ({ width: `${(sum / largest) * 100}%` });
const [, separately, together] = packagesPage.sums.table.head;

/** What the parts of each package cost by themselves, from the lower end to the upper, and below it the package. */
export function PackageSums() {
  return (
    <div aria-hidden="true" className="text-sm text-ink-soft">
      {sums.map(({ name, parts: [lower, upper], whole }) => (
        <div key={name} className="mb-7">
          <p>{name}</p>
          <div className="relative mt-2 h-5">
            <div className="absolute inset-y-0 left-0 border border-dashed border-rule-strong" style={share(upper)} />
            <div className="absolute inset-y-0 left-0 border border-rule-strong bg-sand" style={share(lower)} />
          </div>
          <div className="mt-1 h-5 bg-ink" style={share(whole)} />
        </div>
      ))}
      <p className="mt-6 flex items-center gap-3 border-t border-rule pt-4">
        <span className="h-3 w-6 border border-rule-strong bg-sand" /> {separately}
      </p>
      <p className="mt-1 flex items-center gap-3">
        <span className="h-3 w-6 bg-ink" /> {together}
      </p>
    </div>
  );
}
