import { PackageRow } from "#app/drawings/plates/package-row.tsx";
import { ApplicationSlip } from "#app/drawings/specimens/application-slip.tsx";
import { PackageSums } from "#app/drawings/specimens/package-sums.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { AdviceList } from "#app/sections/advice-list.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FaqAccordion } from "#app/sections/faq-accordion.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { PriceTiers } from "#app/sections/price-tiers.tsx";
import { RunInNotes } from "#app/sections/run-in-notes.tsx";
import { StageTable } from "#app/sections/stage-table.tsx";
import { breadcrumbList, faqPage, service } from "#app/structured-data.ts";
import { ActionLinks } from "#app/ui/action-button.tsx";
import { homeLink } from "#content/links.ts";
import { packageStages } from "#content/package-stages.ts";
import { packagesPage } from "#content/packages.ts";
import { packageShelves } from "#content/plates.ts";
import { packages } from "#content/prices.ts";

const { meta: words, hero, labels, tiers, limits, sums, guide, terms, faq } = packagesPage;

const path = "/packages";

export const head = () =>
  pageMeta({
    ...words,
    path,
    schema: [
      service({ name: hero.label, description: words.description, path, offers: Object.values(packages) }),
      faqPage(faq.questions),
      breadcrumbList([homeLink], { label: hero.label, to: path }),
    ],
  });

/** What the largest package makes of one book, and below it the gaps that the smallest leaves; each on a board that says its price. */
function TwoShelves() {
  return (
    <div className="flex h-full flex-col justify-end sm:max-lg:flex-row sm:max-lg:items-end">
      {[tiers[2], tiers[0]].map(({ slug, name, price }) => (
        <div
          key={slug}
          className="max-sm:not-last:*:last:border-b lg:not-last:*:last:border-b flex grow basis-0 flex-col justify-end font-serif"
        >
          <PackageRow size={slug} className="mx-auto w-[31em] max-sm:w-[18.5em] sm:max-lg:w-[88%]" />
          <p className="figures border-t border-rule-strong bg-sand py-[0.4em] text-center text-[1.1em] leading-tight text-ink max-sm:py-[0.15em] max-sm:text-[1em]">
            {name}, {price}
          </p>
        </div>
      ))}
    </div>
  );
}

export default function PackagesPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        isBrief
        figure={
          <Plate
            alt={packageShelves.alt}
            ground="sage"
            place="shelves"
            className="max-sm:text-[3.3333cqi] 2xl:text-[1rem]"
          >
            <TwoShelves />
          </Plate>
        }
      />
      <PriceTiers tiers={tiers} labels={labels} tone="deep" />
      <StageTable {...packageStages} head="running" />
      <RunInNotes {...limits} head="margin" tone="deep" />
      <Passages
        label={sums.label}
        title={sums.title}
        passages={[{ paragraphs: sums.paragraphs, further: sums.further }]}
        head="running"
        facing={
          <div className="max-lg:order-first">
            <PackageSums />
          </div>
        }
      />
      <AdviceList {...guide} head="title-page" tone="deep" />
      <FaqAccordion
        {...faq}
        beside={
          <Plate place="column" ground="sky">
            <ApplicationSlip />
          </Plate>
        }
      >
        <ActionLinks actions={terms} />
      </FaqAccordion>
      <CallToAction {...packagesPage.callToAction} next={packagesPage.next} />
    </>
  );
}
