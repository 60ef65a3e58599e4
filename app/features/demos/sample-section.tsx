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
  /** The sample itself; a browser that runs scripts never draws what is inside a noscript element. */
  withoutScripts: ReactNode;
  /** Its upper edge, drawn from a few of its words. */
  glimpse: ReactNode;
};

/** The part of a page that offers a finished sample of the deliverable. */
export function SampleSection(props: SampleSectionProps) {
  const { marginLabel, label, title, description, sampleName, withoutScripts, glimpse } = props;
  return (
    <Section id={sampleAnchor} label={marginLabel} title={title} lead={description} tone="deep" layout="margin">
      {/* Only a look through the door: whoever wants the sample opens it. */}
      <div
        inert
        aria-hidden="true"
        className="mb-9 max-h-72 max-w-measure overflow-hidden mask-b-from-45% noscript:hidden print:hidden"
      >
        {glimpse}
      </div>
      <Island of={ViewDemo} props={{ label, sample: sampleName, hasFallback: false }} />
      <noscript>{withoutScripts}</noscript>
    </Section>
  );
}
