import { FactStrip } from "#app/sections/fact-strip.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Still } from "#app/still/still.tsx";
import type { readDemoPage } from "./demo-page.server.tsx";
import { SampleSection } from "./sample-section.tsx";
import { ViewDemo, type ViewDemoProps } from "./view-demo.tsx";

type DemoPageProps = ReturnType<typeof readDemoPage> & { load: ViewDemoProps["load"] };

/** A service that can be seen before it is bought: the sample opens from the first screen and from its own part. */
export function DemoPage({ header, facts, demo, load, ...parts }: DemoPageProps) {
  return (
    <>
      <PageHeader {...header} figure={<Still html={parts.figure} />}>
        <ViewDemo label={demo.label} load={load} variant="quiet" className="-ml-5" />
        <FactStrip stats={facts} className="mt-12" />
      </PageHeader>
      <Still html={parts.features} />
      <SampleSection
        {...demo}
        load={load}
        glimpse={<Still html={parts.glimpse} />}
        withoutScripts={<Still html={parts.sample} />}
      />
      <Still html={parts.ending} />
    </>
  );
}
