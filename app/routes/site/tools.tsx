import { FlatJacket } from "#app/drawings/plates/flat-jacket.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { authorTools, toolsPage } from "#content/author-tools/tools.ts";
import { homeLink } from "#content/links.ts";
import { jacket } from "#content/plates.ts";

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
          <Plate alt={jacket.alt} ground="sky">
            <FlatJacket className="absolute top-[3em] left-1/2 w-[50em] -translate-x-[60%]" />
          </Plate>
        }
      />
      <div className="bg-paper-deep py-section">
        <Container>
          <ol className="grid gap-x-12 md:grid-cols-2">
            {authorTools.map(({ to, label, question, text }) => (
              <li key={to} className="border-t border-rule py-7">
                <p className="label text-gold-ink">{label}</p>
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
