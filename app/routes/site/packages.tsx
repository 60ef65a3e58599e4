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

/** What each package makes of one book, the largest first, and the gaps that the others leave; beside each what it costs. */
const ThreeShelves = () => (
  <div className="flex h-full flex-col sm:max-lg:flex-row">
    {tiers.toReversed().map(({ slug, name, price }) => (
      <div
        key={slug}
        className="flex grow basis-0 items-end justify-center gap-[1.2em] border-b-[0.55em] border-oak font-serif text-ink shadow-[inset_0_-1px_0_var(--color-oak-light)] sm:max-lg:flex-col sm:max-lg:items-center sm:max-lg:gap-[0.4em]"
      >
        <p className="w-[7.2em] pb-[0.6em] text-[1.15em] leading-tight text-balance max-sm:text-[1.2em] sm:max-lg:w-auto sm:max-lg:pb-0 sm:max-lg:text-center sm:max-lg:text-[1em]">
          {name}
          <span className="figures mt-[0.2em] block text-ink-soft">{price}</span>
        </p>
        <PackageRow size={slug} className="w-[23em] shrink-0 max-sm:w-[15.5em] sm:max-lg:w-[88%]" />
      </div>
    ))}
  </div>
);

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
            <ThreeShelves />
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
