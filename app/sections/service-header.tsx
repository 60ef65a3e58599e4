import { Spot, type SpotName } from "#app/drawings/spot.tsx";
import { homeLink } from "#content/links.ts";
import type { AdditionalService } from "#content/services.ts";
import { FactStrip } from "./fact-strip.tsx";
import { PageHeader } from "./page-header.tsx";
import { type ServicePath, serviceSpots } from "./service-spots.ts";

type ServiceHeaderProps = { page: Pick<AdditionalService, "hero" | "back" | "facts">; path: ServicePath };

/** The opening of every service: the way back, what it is, its drawing, and the figures one came for. */
export function ServiceHeader({ page, path }: ServiceHeaderProps) {
  return (
    <PageHeader
      {...page.hero}
      trail={[homeLink, page.back]}
      current={page.hero.label}
      figure={<ServiceFigure path={path} />}
    >
      <FactStrip stats={page.facts} className="mt-12" />
    </PageHeader>
  );
}

export const ServiceFigure = ({ path }: { path: ServicePath }) => <SpotFigure name={serviceSpots[path]} />;

/** The window of the house's still life, with one thing on the sill. */
export function SpotFigure({ name }: { name: SpotName }) {
  return (
    <div className="mx-auto flex aspect-4/5 w-72 items-end justify-center self-end rounded-t-full border-b border-rule-strong bg-paper-deep pb-10 max-lg:hidden xl:w-80">
      <Spot name={name} className="size-52 xl:size-56 [&_path]:[vector-effect:non-scaling-stroke]" />
    </div>
  );
}
