import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { type SampleName, sampleAnchor, ViewDemo } from "./view-demo.tsx";

type SampleSectionProps = {
  marginLabel: string;
  label: string;
  title: string;
  description: string;
  sampleName: SampleName;
  /** Whether what is seen of it goes from margin to margin; else it stands on the page's axis. */
  isWide: boolean;
  /** What is seen of it on the page. */
  preview: ReactNode;
  /** The sample itself, unless it is seen whole; a browser that runs scripts never draws what is inside a noscript element. */
  withoutScripts?: ReactNode;
};

/** The part of a page that offers a finished sample of the deliverable: what it looks like first, then all of it. */
export function SampleSection(props: SampleSectionProps) {
  const { marginLabel, label, title, description, sampleName, isWide, preview, withoutScripts } = props;
  return (
    <Section id={sampleAnchor} label={marginLabel} title={title} lead={description} head="plate" tone="sand">
      <Container data-artefact className="flex flex-col gap-8 pt-8 lg:gap-12 lg:pt-14">
        {preview}
        <div className={classNames("flex flex-col", isWide ? "sm:items-start" : "sm:items-center xl:items-start")}>
          <Island of={ViewDemo} props={{ label, sample: sampleName, hasFallback: false }} />
        </div>
        {withoutScripts && <noscript>{withoutScripts}</noscript>}
      </Container>
    </Section>
  );
}
