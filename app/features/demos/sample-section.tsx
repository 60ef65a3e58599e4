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
};

/** The part of a page that offers a finished sample of the deliverable; its first sight is the page's plate. */
export function SampleSection(props: SampleSectionProps) {
  const { marginLabel, label, title, description, sampleName, withoutScripts } = props;
  return (
    <Section id={sampleAnchor} label={marginLabel} title={title} lead={description} head="title-page" layout="margin">
      <div className="flex justify-center">
        <Island of={ViewDemo} props={{ label, sample: sampleName, hasFallback: false }} />
      </div>
      <noscript>{withoutScripts}</noscript>
    </Section>
  );
}
