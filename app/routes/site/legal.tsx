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

/** Of each text its second part lies on the plate: far enough down the page to be no echo of what follows. */
const shownPart = 1;

/** The sentences of one part, without their marks. */
function readPart(html: string, part: number): string[] {
  const [, ...parts] = html.split("<h2");
  return [...(parts[part] ?? "").matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , text = ""]) =>
    text.replace(/<[^>]*>/g, ""),
  );
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
              <p className="mt-[0.9em] text-[1.2em]">
                <span className="figures mr-[0.5em] text-gold-ink">{shownPart + 1}</span>
                {headings[shownPart]?.text}
              </p>
              {readPart(html, shownPart).map((paragraph) => (
                <p key={paragraph} className="mt-[0.7em] [orphans:1] lg:text-[1.15em]">
                  {paragraph}
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
