import { Spot } from "#app/drawings/spot.tsx";
import { homeLink } from "#content/links.ts";
import type { ServiceDetail } from "#content/services.ts";
import { FactStrip } from "./fact-strip.tsx";
import { PageHeader } from "./page-header.tsx";
import { type ServicePath, serviceSpots } from "./service-spots.ts";

/** The opening of every service: the way back, what it is, its drawing, and the figures one came for. */
export function ServiceHeader({ page, path }: { page: ServiceDetail; path: ServicePath }) {
  return (
    <PageHeader
      {...page.hero}
      trail={[homeLink, page.back]}
      current={page.hero.label}
      figure={
        <Spot
          name={serviceSpots[path]}
          className="mx-auto size-64 max-lg:hidden xl:size-72 [&_path]:[vector-effect:non-scaling-stroke]"
        />
      }
    >
      <FactStrip stats={page.facts} className="mt-12" />
    </PageHeader>
  );
}
