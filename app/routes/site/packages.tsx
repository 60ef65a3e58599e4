import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
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
import { packageList } from "#content/plates.ts";
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

/** The smallest package as a list that somebody went through with a pencil. */
function MarkedList() {
  const [{ name, price }] = tiers;
  const rows = packageStages.stages.flatMap((stage) => stage.rows);
  return (
    <div className="lg:text-[1.15em]">
      <RuledSheet title={`${name}, ${price}`}>
        {/* As many as fit share the height; the others stand in a column out of sight. */}
        <ul className="flex h-full flex-col flex-wrap overflow-hidden">
          {rows.map(({ name: part, isIn: [isInSmallest] }) => (
            <li key={part} className="flex w-full grow items-center border-b border-rule py-[0.45em]">
              {isInSmallest ? part : <s className="decoration-action decoration-[1.5px]">{part}</s>}
            </li>
          ))}
        </ul>
      </RuledSheet>
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
          <Plate alt={packageList.alt} ground="sage" place="list" className="max-sm:text-[3.1cqi] 2xl:text-[1rem]">
            <MarkedList />
          </Plate>
        }
      />
      <PriceTiers tiers={tiers} labels={labels} tone="deep" />
      <StageTable {...packageStages} head="running" />
      <RunInNotes {...limits} head="margin" tone="deep" />
      <Passages
        label={sums.label}
        title={sums.title}
        passages={[{ paragraphs: sums.paragraphs }]}
        head="running"
        facing={<PackageSums />}
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
