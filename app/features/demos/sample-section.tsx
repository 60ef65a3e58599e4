import type { ReactNode } from "react";
import { Island } from "#app/islands/island.tsx";
import { Section } from "#app/ui/section.tsx";
import { type SampleName, sampleAnchor, ViewDemo } from "./view-demo.tsx";

type SampleSectionProps = {
  marginLabel: string;
  label: string;
  title: string;
  description: string;
  sampleName: SampleName;
  /** What can be seen of it on the page; it then stands across the page as a plate. */
  preview?: ReactNode;
  /** The sample itself, unless it is seen whole; a browser that runs scripts never draws what is inside a noscript element. */
  withoutScripts: ReactNode;
};

/** The part of a page that offers a finished sample of the deliverable. */
export function SampleSection(props: SampleSectionProps) {
  const { marginLabel, label, title, description, sampleName, preview, withoutScripts } = props;
  const button = (
    <div className="flex justify-center">
      <Island of={ViewDemo} props={{ label, sample: sampleName, hasFallback: false }} />
    </div>
  );
  const words = { id: sampleAnchor, label: marginLabel, title, lead: description };
  return preview ? (
    <Section {...words} head="plate">
      <div data-artefact className="flex flex-col gap-8 bg-sand px-gutter py-close lg:gap-12 lg:py-section">
        {preview}
        {button}
      </div>
      {withoutScripts && <noscript>{withoutScripts}</noscript>}
    </Section>
  ) : (
    <Section {...words} head="title-page" layout="margin">
      {button}
      <noscript>{withoutScripts}</noscript>
    </Section>
  );
}
