import { readLegalText } from "#app/features/legal/legal-text.server.ts";
import { LongText } from "#app/markdown/long-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { stillPage } from "#app/still/still.server.tsx";
import { StillPage, stillMeta } from "#app/still/still-page.tsx";
import { Container } from "#app/ui/container.tsx";
import type { SitePath } from "#content/links.ts";
import { textWords } from "#content/text-words.ts";
import type { Route } from "./+types/legal";

/** Three addresses share this page; the pattern of each is the name of its text. */
export function loader({ pattern }: Route.LoaderArgs) {
  const text = readLegalText(pattern.split("/").at(-1) ?? "");
  const { title, description, slug } = text;
  return stillPage(
    <LegalPage text={text} />,
    pageMeta({ title, description, path: `/${slug}` as SitePath, priority: "low" }),
  );
}
export const meta = stillMeta;
export default StillPage;

function LegalPage({ text }: { text: ReturnType<typeof readLegalText> }) {
  const { title, description, updated, html, headings } = text;
  return (
    <>
      <PageHeader label={textWords.legal.label} title={title} lead={description}>
        <p className="text-sm font-semibold text-ink-soft">{textWords.legal.updated.replace("{date}", updated)}</p>
      </PageHeader>
      <Container className="pb-section">
        <LongText html={html} headings={headings} contentsTitle={textWords.contents.legal} />
      </Container>
    </>
  );
}
