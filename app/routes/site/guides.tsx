import { DrawnCards } from "#app/drawings/plates/drawn-cards.tsx";
import { IllustratedArticleCard } from "#app/features/articles/article-card.tsx";
import { ArticleGrid } from "#app/features/articles/article-grid.tsx";
import { listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Section } from "#app/ui/section.tsx";
import { guidesPage } from "#content/guides.ts";
import { homeLink } from "#content/links.ts";
import { drawnCards } from "#content/plates.ts";

export const head = () => pageMeta({ ...guidesPage.meta, path: "/guides" });

export default function GuidesPage() {
  const { hero, list, more } = guidesPage;
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        figure={
          <Plate alt={drawnCards.alt} ground="sky">
            <DrawnCards slugs={["word-counts-by-genre", "audio-in-2026", "a-synopsis-that-works"]} />
          </Plate>
        }
      />
      <Section label={list.label} title={list.title} head="running" tone="deep">
        <ArticleGrid articles={listGuides().map(summarize)}>
          {(guide) => <IllustratedArticleCard article={guide} readMore={list.readMore} />}
        </ArticleGrid>
        <p className="mt-14 text-ink-soft">
          {more.text}{" "}
          <a href={more.link.to} className="text-link font-semibold">
            {more.link.label}
          </a>
          . {more.tools.text}{" "}
          <a href={more.tools.link.to} className="text-link font-semibold">
            {more.tools.link.label}
          </a>
          .
        </p>
      </Section>
    </>
  );
}
