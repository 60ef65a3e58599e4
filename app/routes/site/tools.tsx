import { CoverWrap } from "#app/drawings/specimens/cover-wrap.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { authorTools, toolsPage } from "#content/author-tools/tools.ts";
import { homeLink } from "#content/links.ts";

const { meta, hero, privacy } = toolsPage;

export const head = () => pageMeta({ ...meta, path: "/tools" });

export default function ToolsPage() {
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        figure={
          <Plate ground="sky" className="flex items-center justify-center">
            <CoverWrap className="h-[90%] w-[92%]" />
          </Plate>
        }
      />
      <div className="bg-paper-deep py-section">
        <Container>
          <ol className="grid gap-x-12 md:grid-cols-2">
            {authorTools.map(({ to, label, question, text }) => (
              <li key={to} className="border-t border-rule py-7">
                <p className="label text-ink-soft">{label}</p>
                <h2 className="mt-2 text-title-m">
                  <a href={to} className="underline-offset-4 hover:underline">
                    {question}
                  </a>
                </h2>
                <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          <section aria-labelledby="privacy" className="mt-10 border-t border-rule pt-7">
            <h2 id="privacy" className="text-title-s">
              {privacy.title}
            </h2>
            <p className="mt-2 max-w-measure text-ink-soft">{privacy.text}</p>
          </section>
        </Container>
      </div>
    </>
  );
}
