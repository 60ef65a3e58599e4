import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FactStrip } from "#app/sections/fact-strip.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Passages } from "#app/sections/passages.tsx";
import { isWidePlate, nextServiceAfter, type ServicePath, ServicePlate } from "#app/sections/service-plates.tsx";
import { StepList } from "#app/sections/step-list.tsx";
import { homeLink } from "#content/links.ts";
import type { AdditionalService, TextSection } from "#content/services.ts";
import { SampleSection } from "./sample-section.tsx";
import { type SampleName, ViewDemo } from "./view-demo.tsx";

type Demo = { marginLabel: string; label: string; title: string; description: string };

type DemoPageProps = {
  page: Pick<AdditionalService, "hero" | "back" | "facts" | "timeline" | "callToAction"> & { demo: Demo };
  path: ServicePath;
  sampleName: SampleName;
  features: ReactNode;
  /** What is seen of the sample on the page. */
  preview: ReactNode;
  /** The sample itself, for readers without scripts, unless the preview is all of it; a browser that runs them fetches it when it is asked for. */
  sample?: ReactNode;
  /** What the house says about it frankly, before it asks for anything. */
  frankly: TextSection;
  /** A thing that the timeline ends with or begins from, under its head. */
  beside: ReactNode;
  /** What is spoken of where the house speaks frankly. */
  figure: ReactNode;
};

/** A service that can be seen before it is bought: the sample opens from the first screen and from its own part. */
export function DemoPage(parts: DemoPageProps) {
  const { page, path, sampleName, features, preview, sample, frankly, beside, figure } = parts;
  const { hero, back, facts, demo, timeline, callToAction } = page;
  const isWide = isWidePlate(path);
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink, back]}
        current={hero.label}
        figure={<ServicePlate path={path} />}
        hasSisters
        place={isWide ? "below" : "beside"}
        button={
          <Island
            of={ViewDemo}
            props={{
              label: demo.label,
              sample: sampleName,
              variant: "quiet",
              className:
                "self-start px-0! whitespace-nowrap underline decoration-1 underline-offset-4 max-sm:mt-3 max-sm:w-full max-sm:flex-none! max-sm:justify-start lg:self-center",
            }}
          />
        }
      >
        <FactStrip stats={facts} />
      </PageHeader>
      {features}
      <SampleSection {...demo} isWide={isWide} sampleName={sampleName} preview={preview} withoutScripts={sample} />
      <StepList {...timeline} tone="deep" beside={beside} />
      <Passages {...frankly} passages={[{ paragraphs: frankly.paragraphs }]} head="margin" figure={figure} />
      <CallToAction {...callToAction} next={nextServiceAfter(path)} />
    </>
  );
}
