import { ProposalSheet } from "#app/drawings/specimens/services/proposal-sheet.tsx";
import { Still } from "#app/drawings/stills/still.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { ServiceGrid } from "#app/sections/service-grid.tsx";
import { ServiceList } from "#app/sections/service-list.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { breadcrumbList, service } from "#app/structured-data.ts";
import { homeLink } from "#content/links.ts";
import { oneBook } from "#content/plates.ts";
import { startingPrices } from "#content/prices.ts";
import { servicesPage } from "#content/services.ts";

const { meta: words, hero, services } = servicesPage;

const path = "/services";
const offers = Object.values(startingPrices).map((from, index) => ({
  name: services.cards[index]?.title ?? "",
  price: { from },
}));

export const head = () =>
  pageMeta({
    ...words,
    path,
    schema: [
      service({ name: words.title, description: words.description, path, offers }),
      breadcrumbList([homeLink], { label: hero.label, to: path }),
    ],
  });

export default function ServicesPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        place="below"
        figure={
          <Plate alt={oneBook.alt} ground="sage" place="band" onPhone="low">
            <Still
              of="services-desk"
              alt=""
              isFirst
              sizes="(width >= 40rem) 100vw, 160vw"
              className="absolute inset-0 size-full object-cover max-sm:object-right"
            />
          </Plate>
        }
      />
      <ServiceList {...services} />
      <StepList
        {...servicesPage.process}
        tone="deep"
        beside={
          <Plate place="column" ground="clay">
            <ProposalSheet />
          </Plate>
        }
      />
      <ServiceGrid {...servicesPage.additional} columns={4} />
      <CallToAction {...servicesPage.callToAction} />
    </>
  );
}
