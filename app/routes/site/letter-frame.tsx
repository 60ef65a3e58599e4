import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Container } from "#app/ui/container.tsx";
import { letterArchive, letterMarks } from "#content/letter-archive.ts";
import type { SitePath } from "#content/links.ts";

export const head = () => [
  ...pageMeta({
    title: letterMarks.title,
    description: letterMarks.description,
    path: letterMarks.path as SitePath,
    priority: "low",
  }),
  { rel: "alternate", href: "/letters/feed.xml", type: "application/rss+xml" },
];

/** The site's frame around a letter of the archive. What stands in it, the server fills in: server/site/letter-archive.ts. */
export default function LetterFrame() {
  return (
    <>
      <PageHeader label={letterArchive.label} title={letterMarks.title} lead={letterMarks.lead} />
      <Container className="pb-section">
        <div className="long-text prose">{letterMarks.body}</div>
      </Container>
    </>
  );
}
