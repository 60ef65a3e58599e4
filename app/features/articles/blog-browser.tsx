import { type ReactNode, useRef } from "react";
import { PageHeader } from "#app/sections/page-header.tsx";
import { ActionButton } from "#app/ui/action-button.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogFilters, blogPage } from "#content/blog.ts";
import { filterArticles, summarizeMatches } from "#domain/text-filter.ts";
import { ArticleGrid, MatchLine } from "./article-grid.tsx";
import { ArticleSearch } from "./article-search.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { CategoryButtons } from "./category-buttons.tsx";
import { useArticleFilter } from "./use-article-filter.ts";

type BlogBrowserProps = {
  articles: readonly Pick<ArticleSummary, "slug" | "title" | "excerpt" | "author" | "category">[];
  cards: Readonly<Record<string, ReactNode>>;
  featured: ReactNode;
  /** What the first screen shows. */
  figure: ReactNode;
};

/** The upper half of the blog: what is typed into its header narrows the list below. */
export function BlogBrowser({ articles, cards, featured, figure }: BlogBrowserProps) {
  const { filter, isActive, setText, setCategory, clear } = useArticleFilter(blogFilters);
  const searchBox = useRef<HTMLInputElement>(null);
  const { hero, search, filterLabel, list, seeAll } = blogPage;
  const matches = filterArticles(articles, filter);
  const onClear = () => {
    clear();
    searchBox.current?.focus();
  };
  return (
    <>
      <PageHeader {...hero} figure={figure}>
        <ArticleSearch
          words={search}
          text={filter.text}
          onChange={setText}
          inputRef={searchBox}
          className="max-w-measure"
        />
      </PageHeader>
      {/* Whoever searches wants the results where they are looking. */}
      {!filter.text.trim() && featured}
      <Section label={list.label} title={list.title} head="running">
        <CategoryButtons
          label={filterLabel}
          categories={blogFilters}
          chosen={filter.category}
          onChoose={setCategory}
          className="mb-4"
        />
        <div className="follows-address">
          <MatchLine
            line={summarizeMatches(matches.length, filter.category, list)}
            clear={isActive ? { label: list.clear, onClear } : undefined}
            className="mb-8"
          />
          {matches.length === 0 && <p className="mb-8 text-ink-soft">{list.noneHint}</p>}
          <ArticleGrid articles={matches.slice(0, list.shown)}>{({ slug }) => cards[slug]}</ArticleGrid>
        </div>
        <p className="mt-14">
          <ActionButton action={seeAll} variant="secondary" />
        </p>
      </Section>
    </>
  );
}
