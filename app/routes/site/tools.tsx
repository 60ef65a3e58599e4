import { ArrowRight } from "lucide-react";
import { GraphSheet } from "#app/drawings/specimens/graph-sheet.tsx";
import { ToolIllustration } from "#app/drawings/tool-illustration.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
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
          <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
            {authorTools.map(({ to, label, question, text }) => (
              <li key={to} className="group relative flex flex-col">
                <ToolIllustration path={to} className="block h-auto w-full" />
                <p className="label mt-4 text-ink-soft sm:mt-5">{label}</p>
                <h2 className="mt-1 text-title-m sm:mt-1.5 lg:text-[clamp(1.375rem,1.8vw,1.625rem)]">
                  <a href={to} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                    {question}
                  </a>
                </h2>
                <p className="mt-2 mb-3 max-w-measure text-ink-soft max-sm:mb-2">
                  <Unbroken text={text} />
                </p>
                {/* The question is the link, and reaches over the whole card; this only shows that it opens. */}
                <p
                  aria-hidden="true"
                  className="mt-auto flex items-center gap-2 font-semibold text-ink decoration-1 underline-offset-4 group-hover:underline print:hidden"
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
        <p className="prose max-w-none!">
          <Unbroken text={privacy.text} />
        </p>
      </Section>
      <CallToAction {...toolFurniture.callToAction} />
    </>
  );
}
