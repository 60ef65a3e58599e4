import { useRef } from "react";
import { IllustratedArticleCard } from "#app/features/articles/article-card.tsx";
import { ArticleGrid, MatchLine } from "#app/features/articles/article-grid.tsx";
import { ArticleSearch } from "#app/features/articles/article-search.tsx";
import { listArticles, summarize } from "#app/features/articles/article-shelf.server.ts";
import { CategoryButtons } from "#app/features/articles/category-buttons.tsx";
import { FeaturedArticle } from "#app/features/articles/featured-article.tsx";
import { SavedArticles } from "#app/features/articles/saved-articles.tsx";
import { useArticleFilter } from "#app/features/articles/use-article-filter.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { ResourceList } from "#app/features/resources/resource-list.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ActionButton } from "#app/ui/action-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogFilters, blogPage } from "#content/blog.ts";
import { resources } from "#content/resources.ts";
import { filterArticles, summarizeMatches } from "#domain/text-filter.ts";
import type { Route } from "./+types/blog";

export const meta = () => pageMeta({ ...blogPage.meta, path: "/blog" });

export function loader() {
  return listArticles().map(summarize);
}

export default function BlogPage({ loaderData: articles }: Route.ComponentProps) {
  const { filter, isActive, setText, setCategory, clear } = useArticleFilter(blogFilters);
  const searchBox = useRef<HTMLInputElement>(null);
  const { hero, search, filterLabel, featured, list, seeAll, newsletter, ...page } = blogPage;
  const matches = filterArticles(articles, filter);
  const featuredArticle = articles.find(({ slug }) => slug === featured.slug);
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
      {featuredArticle && !filter.text.trim() && <FeaturedArticle article={featuredArticle} />}
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
          {(article) => <IllustratedArticleCard article={article} readMore={list.readMore} />}
        </ArticleGrid>
        <p className="mt-14">
          <ActionButton action={seeAll} variant="secondary" />
        </p>
      </Section>
      <SavedArticles articles={articles} />
      <ResourceList
        {...{ label: page.resources.label, title: page.resources.title, lead: page.resources.lead }}
        tone="deep"
        resources={resources}
        words={page.resources}
      />
      <Section label={newsletter.label} title={newsletter.title} lead={newsletter.text} layout="margin">
        <NewsletterForm className="max-w-measure" />
      </Section>
    </>
  );
}
