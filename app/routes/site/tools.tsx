import { ArrowRight } from "lucide-react";
import { GraphSheet } from "#app/drawings/specimens/graph-sheet.tsx";
import { ToolDetail } from "#app/drawings/specimens/tool-details.tsx";
import { ToolIllustration } from "#app/drawings/tool-illustration.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { toolPictures } from "#content/author-tools/tool-pictures.ts";
import { toolFurniture } from "#content/author-tools/tool-words.ts";
import { authorTools, toolsPage } from "#content/author-tools/tools.ts";
import { homeLink } from "#content/links.ts";

const { meta, hero, open, privacy } = toolsPage;

export const head = () => pageMeta({ ...meta, path: "/tools" });

export default function ToolsPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        isShort
        isBrief
        figure={
          <Plate alt={toolPictures.earningsBack.alt} ground="sage" onPhone="tall">
            <GraphSheet />
          </Plate>
        }
      />
      <div data-tone="deep" className="bg-paper-deep pt-8 pb-section lg:pt-12">
        <Container>
          <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
            {authorTools.map(({ to, label, question, text }) => (
              <li
                key={to}
                // A phone has one detail of each picture, beside the question; what it says goes on below both.
                className="group relative flex flex-col max-sm:grid max-sm:grid-cols-[8.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_1fr] max-sm:items-start max-sm:gap-x-4"
              >
                <ToolDetail path={to} className="row-span-2 mt-1 block h-auto w-full sm:hidden" />
                <ToolIllustration path={to} className="block h-auto w-full max-sm:hidden" />
                <p className="label text-ink-soft sm:mt-5">{label}</p>
                <h2 className="mt-1.5 text-title-s sm:text-title-m lg:text-[clamp(1.375rem,1.8vw,1.625rem)]">
                  <a href={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                    {question}
                  </a>
                </h2>
                <p className="mt-2 max-w-measure text-ink-soft max-sm:col-span-2 max-sm:mt-3 sm:mb-3">{text}</p>
                {/* The question is the link, and reaches over the whole card; this only shows that it opens. */}
                <p
                  aria-hidden="true"
                  className="mt-auto flex items-center gap-2 font-semibold max-sm:col-span-2 max-sm:mt-1.5 text-ink decoration-1 underline-offset-4 group-hover:underline print:hidden"
                >
                  {open}
                  <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
                </p>
              </li>
            ))}
          </ol>
        </Container>
      </div>
      <Section title={privacy.title} head="running" layout="margin" tone="deep">
        <p className="prose max-w-none!">{privacy.text}</p>
      </Section>
      <CallToAction {...toolFurniture.callToAction} />
    </>
  );
}
