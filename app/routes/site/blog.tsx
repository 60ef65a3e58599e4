import { useRef } from "react";
import { IllustratedArticleCard } from "#app/features/articles/article-card.tsx";
import { ArticleGrid, MatchLine } from "#app/features/articles/article-grid.tsx";
import { ArticleSearch } from "#app/features/articles/article-search.tsx";
import { listArticles, summarize } from "#app/features/articles/article-shelf.server.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { CategoryButtons } from "#app/features/articles/category-buttons.tsx";
import { FeaturedArticle } from "#app/features/articles/featured-article.tsx";
import { SavedArticles } from "#app/features/articles/saved-articles.tsx";
import { useArticleFilter } from "#app/features/articles/use-article-filter.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { ResourceList } from "#app/features/resources/resource-list.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { ActionButton } from "#app/ui/action-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogFilters, blogPage } from "#content/blog.ts";
import { resources } from "#content/resources.ts";
import { filterArticles, summarizeMatches } from "#domain/text-filter.ts";
import type { Route } from "./+types/blog";

export function loader() {
  const articles = listArticles().map(summarize);
  const featured = articles.find(({ slug }) => slug === blogPage.featured.slug);
  return {
    meta: pageMeta({ ...blogPage.meta, path: "/blog" }),
    articles,
    cards: still(
      Object.fromEntries(articles.map((article) => [article.slug, <Card key={article.slug} {...article} />])),
    ),
    ...still({ featured: featured && <FeaturedArticle article={featured} />, resources: <Resources /> }),
  };
}
export const meta = stillMeta;

export default function BlogPage({ loaderData: { articles, cards, ...parts } }: Route.ComponentProps) {
  const { filter, isActive, setText, setCategory, clear } = useArticleFilter(blogFilters);
  const searchBox = useRef<HTMLInputElement>(null);
  const { hero, search, filterLabel, list, seeAll, newsletter } = blogPage;
  const matches = filterArticles(articles, filter);
  return (
    <>
      <PageHeader {...hero}>
        <ArticleSearch
          words={search}
          text={filter.text}
          onChange={setText}
          inputRef={searchBox}
          className="max-w-measure"
        />
      </PageHeader>
      {/* Whoever searches wants the results where they are looking. */}
      {!filter.text.trim() && <Still html={parts.featured} />}
      <Section label={list.label} title={list.title}>
        <CategoryButtons
          label={filterLabel}
          categories={blogFilters}
          chosen={filter.category}
          onChoose={setCategory}
          className="mb-4"
        />
        <MatchLine
          line={summarizeMatches(matches.length, filter.category, list)}
          clear={
            isActive
              ? {
                  label: list.clear,
                  onClear: () => {
                    clear();
                    searchBox.current?.focus();
                  },
                }
              : undefined
          }
          className="mb-8"
        />
        {matches.length === 0 && <p className="mb-8 text-ink-soft">{list.noneHint}</p>}
        <ArticleGrid articles={matches.slice(0, list.shown)}>
          {({ slug }) => <Still html={cards[slug] ?? ""} />}
        </ArticleGrid>
        <p className="mt-14">
          <ActionButton action={seeAll} variant="secondary" />
        </p>
      </Section>
      <SavedArticles articles={articles} />
      <Still html={parts.resources} />
      <Section label={newsletter.label} title={newsletter.title} lead={newsletter.text} layout="margin">
        <NewsletterForm className="max-w-measure" />
      </Section>
    </>
  );
}

function Card(article: ArticleSummary) {
  return <IllustratedArticleCard article={article} readMore={blogPage.list.readMore} />;
}

function Resources() {
  const { label, title, lead, ...words } = blogPage.resources;
  return <ResourceList label={label} title={title} lead={lead} tone="deep" resources={resources} words={words} />;
}
