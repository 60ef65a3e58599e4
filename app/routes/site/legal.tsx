import type { CSSProperties } from "react";
import { RuledSheet } from "#app/drawings/plates/ruled-sheet.tsx";
import { LongText } from "#app/markdown/long-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import type { SitePath } from "#content/links.ts";
import { textWords } from "#content/text-words.ts";
import { readLegalText } from "./legal-text.server.ts";

const textAt = (path: string) => readLegalText(path.slice(1));

export function head(path: string) {
  const { title, description } = textAt(path);
  return pageMeta({ title, description, path: path as SitePath, priority: "low" });
}

/** Three addresses share this page; each is the name of its text. */
export default function LegalPage({ path }: { path: string }) {
  const { title, description, updated, wording, html, headings } = textAt(path);
  return (
    <>
      <PageHeader
        label={textWords.legal.label}
        title={title}
        titleIsName
        isShort
        lead={description}
        figure={
          <Plate ground="sand" className="2xl:text-[1rem]">
            <RuledSheet title={title}>
              {headings.map(({ id, text }, index) => (
                <p
                  key={id}
                  className="flex break-inside-avoid justify-between gap-[1em] border-b border-rule py-[min(0.42em,var(--room))] leading-[1.35] last:border-b-0 lg:py-[min(0.9em,var(--room))]"
                  style={{ "--room": `${(12 / headings.length - 0.68).toFixed(2)}em` } as CSSProperties}
                >
                  {text}
                  <span className="figures text-gold-ink">{index + 1}</span>
                </p>
              ))}
            </RuledSheet>
          </Plate>
        }
      >
        <p className="text-sm font-semibold text-ink-soft">{textWords.legal.updated.replace("{date}", updated)}</p>
        {wording && <p className="mt-1 text-sm text-ink-soft">{textWords.legal.wording.replace("{date}", wording)}</p>}
      </PageHeader>
      <Container className="pb-section">
        <LongText html={html} headings={headings} contentsTitle={textWords.contents.legal} contents="page" />
      </Container>
    </>
  );
}
