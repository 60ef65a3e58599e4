import type { ReactNode } from "react";
import { ServiceFigure } from "#app/sections/service-header.tsx";
import type { ServicePath } from "#app/sections/service-spots.ts";
import { still } from "#app/still/still.server.tsx";
import { homeLink } from "#content/links.ts";
import type { AdditionalService } from "#content/services.ts";

type Demo = { marginLabel: string; label: string; title: string; description: string };

type DemoPageContent = {
  page: Pick<AdditionalService, "hero" | "back" | "facts"> & { demo: Demo };
  path: ServicePath;
  features: ReactNode;
  glimpse: ReactNode;
  /** The sample itself, for readers without scripts; a browser that runs them fetches it when it is asked for. */
  sample: ReactNode;
  ending: ReactNode;
};

/** What `DemoPage` shows: everything but the two buttons that open the sample is only read. */
export function readDemoPage({ page, path, ...parts }: DemoPageContent) {
  const { marginLabel, label, title, description } = page.demo;
  return {
    header: { ...page.hero, trail: [homeLink, page.back], current: page.hero.label },
    facts: page.facts,
    demo: { marginLabel, label, title, description },
    ...still({ figure: <ServiceFigure path={path} />, ...parts }),
  };
}
