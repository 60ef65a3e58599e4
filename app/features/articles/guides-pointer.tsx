import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { SectionLabel } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { guidesPage } from "#content/guides.ts";
import { listGuides, summarize } from "./article-shelf.server.ts";

/** The way from the articles to the guides, by name; what else is put aside follows. */
export function GuidesPointer({ children }: { children?: ReactNode }) {
  const { label, title, text } = guidesPage.pointer;
  return (
    <Container className="pb-close">
      <section aria-labelledby="guides" className="grid gap-x-10 gap-y-5 border-t border-rule pt-8 lg:grid-cols-3">
        <div>
          {/* Numbered where it is one part among others. */}
          {children && <SectionLabel label={label} className="mb-4" />}
          <h2 id="guides" className="text-title-m">
            <a href="/guides" className="decoration-gold decoration-1 underline-offset-4 hover:underline">
              {title}
            </a>
          </h2>
        </div>
        <div className="lg:col-span-2">
          <p className="max-w-measure text-ink-soft">
            <Unbroken text={text} />
          </p>
          <ul className="mt-4 grid gap-x-10 gap-y-2 sm:grid-cols-2">
            {listGuides()
              .map(summarize)
              .map((guide) => (
                <li key={guide.path}>
                  <a
                    href={guide.path}
                    className="underline decoration-gold decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    {guide.title}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </section>
      {children}
    </Container>
  );
}
