import { homeLink } from "#content/links.ts";
import type { AdditionalService } from "#content/services.ts";
import { FactStrip } from "./fact-strip.tsx";
import { PageHeader } from "./page-header.tsx";
import { isWidePlate, type ServicePath, ServicePlate } from "./service-plates.tsx";

type ServiceHeaderProps = { page: Pick<AdditionalService, "hero" | "back" | "facts">; path: ServicePath };

/** The opening of every service: the way back, what it is, the thing itself, and the figures one came for. */
export function ServiceHeader({ page, path }: ServiceHeaderProps) {
  return (
    <PageHeader
      {...page.hero}
      trail={[homeLink, page.back]}
      current={page.hero.label}
      figure={<ServicePlate path={path} />}
      hasSisters
      place={isWidePlate(path) ? "below" : "beside"}
    >
      <FactStrip stats={page.facts} />
    </PageHeader>
  );
}
