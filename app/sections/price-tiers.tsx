import { Check } from "lucide-react";
import { PackageRow } from "#app/drawings/plates/package-row.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FoldMark } from "#app/ui/fold-mark.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { PackageFeature, PackageTier, packagesPage } from "#content/packages.ts";
import { fillWords } from "#domain/fill-words.ts";
import { PriceFigure } from "./price-figure.tsx";

export type PriceTiersProps = SectionHead & {
  tiers: readonly PackageTier[];
  labels: { readonly [Label in keyof typeof packagesPage.labels]: string };
};

/**
 * The packages side by side. The rows of the three cards share one grid, so that like stands beside like; one below
 * the other, the price stands on the same shelf as the pile.
 */
export function PriceTiers({ tiers, labels, ...head }: PriceTiersProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-6 print:gap-y-4 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
        {tiers.map((tier) => (
          <li
            key={tier.slug}
            id={tier.slug}
            className={classNames(
              "flex break-inside-avoid flex-col rounded-md border bg-surface p-5 sm:p-8 lg:row-span-5 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0",
              tier.isPopular ? "border-gold shadow-page outline outline-gold" : "border-rule",
            )}
          >
            <TierHead tier={tier} labels={labels} />
            <TierFacts tier={tier} labels={labels} />
            <p className="mt-5 sm:mt-6 print:hidden">
              {"to" in tier.action && (
                <a
                  href={tier.action.to}
                  className={buttonClasses(tier.isPopular ? "primary" : "secondary", "medium", "w-full")}
                >
                  {tier.action.label}
                  <span className="sr-only">: {tier.name}</span>
                </a>
              )}
            </p>
            <div className="sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-12 lg:contents">
              <FeatureLines features={tier.features} labels={labels} />
              <Exclusions tier={tier} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TierProps = { tier: PackageTier; labels: PriceTiersProps["labels"] };

function TierHead({ tier, labels }: TierProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 lg:block">
      <div className="col-span-2 flex min-h-8 items-start justify-between gap-4">
        <h2 className="text-title-s">{tier.name}</h2>
        {tier.isPopular && (
          <Badge tone="gold" className="shrink-0 whitespace-nowrap">
            {labels.popular}
          </Badge>
        )}
      </div>
      <PriceFigure price={tier.price} size="text-title-l" className="mb-1 lg:mt-4 lg:mb-0" />
      {/* On a shelf from edge to edge of the card. */}
      <div className="col-span-2 -mx-5 mt-3 border-b border-rule-strong px-3 sm:mx-0 sm:px-0 lg:-mx-8 lg:mt-6 lg:px-3 print:hidden">
        <PackageRow size={tier.slug} className="w-full sm:max-lg:max-w-md" />
      </div>
      <p className="col-span-2 mt-4 text-ink-soft lg:mt-5">
        <Unbroken text={tier.description} />
      </p>
    </div>
  );
}

function TierFacts({ tier, labels }: TierProps) {
  const facts = [
    { label: labels.duration, value: tier.duration },
    { label: labels.support, value: tier.support },
  ];
  return (
    <dl className="figures mt-4 border-b sm:mt-6 border-rule text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On a phone the first lines say what kind of package it is; the rest unfolds. */
const shownOnPhones = 4;

function FeatureLines({ features, labels }: { features: readonly PackageFeature[]; labels: TierProps["labels"] }) {
  return (
    <div className="mt-6 sm:mt-8 lg:mb-8">
      <h3 className="label text-ink-soft">{labels.included}</h3>
      <FeatureItems features={features.slice(0, shownOnPhones)} className="mt-3 sm:mt-4" />
      <details className="folds-on-phones">
        <summary className="mt-3 flex min-h-6 list-none items-center gap-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {fillWords(labels.more, { count: features.length - shownOnPhones })}
          <FoldMark />
        </summary>
        <FeatureItems features={features.slice(shownOnPhones)} className="mt-2.5" />
      </details>
    </div>
  );
}

function FeatureItems({ features, className }: { features: readonly PackageFeature[]; className: string }) {
  return (
    <ul className={classNames("figures flex flex-col gap-2.5 text-sm", className)}>
      {features.map((feature) => (
        <li key={feature.text} className="flex gap-3">
          <Check aria-hidden="true" strokeWidth={1.75} className="mt-[0.3em] size-4 shrink-0 text-ink-soft" />
          {feature.to ? (
            <a
              href={feature.to}
              className="self-start decoration-1 underline-offset-4 hover:text-action-strong hover:underline focus-visible:underline"
            >
              <Unbroken text={feature.text} />
            </a>
          ) : (
            <span>
              <Unbroken text={feature.text} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Exclusions({ tier, labels }: TierProps) {
  return (
    <div className="mt-5 border-t border-rule pt-5 text-sm text-ink-soft sm:mt-8 sm:max-lg:border-t-0 sm:max-lg:pt-0 lg:mt-0 lg:pt-6">
      <h3 className="label">{labels.notIncluded}</h3>
      {tier.notIncluded.length === 0 ? (
        <p className="mt-3">{labels.nothingExcluded}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {tier.notIncluded.map((item) => (
            <li key={item.text} className="flex gap-3">
              <span aria-hidden="true" className="w-4 shrink-0">
                –
              </span>
              {item.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
