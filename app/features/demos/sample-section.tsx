import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";
import { sampleAnchor, ViewDemo, type ViewDemoProps } from "./view-demo.tsx";

type SampleSectionProps = {
  marginLabel: string;
  label: string;
  title: string;
  description: string;
  load: ViewDemoProps["load"];
  /**
   * The sample itself, for readers without scripts. Pass it as `import.meta.env.SSR && <Sample />`: the browser never
   * draws what is inside a noscript element, so its bundle need not carry it.
   */
  withoutScripts: ReactNode;
  /** A glimpse of the sample beside the words. */
  glimpse?: ReactNode;
};

/** The part of a page that offers a finished sample of the deliverable. */
export function SampleSection(props: SampleSectionProps) {
  const { marginLabel, label, title, description, load, withoutScripts, glimpse } = props;
  return (
    <Section id={sampleAnchor} label={marginLabel} title={title} lead={description} tone="deep" layout="margin">
      {glimpse && <div className="mb-10">{glimpse}</div>}
      <ViewDemo label={label} load={load} />
      <noscript>{withoutScripts}</noscript>
    </Section>
  );
}
