import { Sheet } from "#app/drawings/plates/sheet.tsx";
import { IllustratedArticleCard } from "#app/features/articles/article-card.tsx";
import { ArticleGrid } from "#app/features/articles/article-grid.tsx";
import { listGuides, summarize } from "#app/features/articles/article-shelf.server.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Section } from "#app/ui/section.tsx";
import { guidesPage } from "#content/guides.ts";
import { homeLink } from "#content/links.ts";

export const head = () => pageMeta({ ...guidesPage.meta, path: "/guides" });

export default function GuidesPage() {
  const { hero, list, more } = guidesPage;
  const guides = listGuides().map(summarize);
  return (
    <>
      <PageHeader
        {...hero}
        trail={[homeLink]}
        current={hero.label}
        figure={
          <Plate ground="clay">
            <ContentsPage title={list.label} guides={guides} />
          </Plate>
        }
      />
      <Section label={list.label} title={list.title} head="running">
        <ArticleGrid articles={guides}>
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

/** The page of contents of the book that the guides would make. */
function ContentsPage({ title, guides }: { title: string; guides: readonly ArticleSummary[] }) {
  return (
    <Sheet className="top-[2.6em] left-1/2 h-[46em] w-[34em] -translate-x-1/2 rotate-2 px-[3.2em] pt-[3.6em]">
      <p className="text-center text-[2.6em] leading-none italic">{title}</p>
      <p className="mx-auto mt-[1.4em] mb-[2.2em] w-[3em] border-t border-gold" />
      <ol className="flex flex-col gap-[1.6em] whitespace-nowrap">
        {guides.map((guide, place) => (
          <li key={guide.slug} className="flex items-baseline gap-[0.6em] text-[1.16em] leading-tight">
            <span className="figures w-[1em] text-gold-ink">{place + 1}</span>
            {guide.title}
            <span className="grow border-b border-dotted border-rule-strong" />
            <span className="text-[0.8em] text-ink-soft italic">{guide.readTime}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
