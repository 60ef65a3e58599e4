import type { ReactNode } from "react";
import { HeaderBesidePlate } from "#app/sections/header-beside-plate.tsx";
import { ActionButton } from "#app/ui/action-button.tsx";
import { CategoryButtons } from "#app/ui/category-buttons.tsx";
import { RunningSection } from "#app/ui/section.tsx";
import { blogFilters, blogPage } from "#content/blog.ts";
import { fillWords } from "#domain/fill-words.ts";
import { summarizeMatches } from "#domain/text-filter.ts";
import { ArticleGrid, MatchLine } from "./article-grid.tsx";
import { ArticleSearch } from "./article-search.tsx";
import type { ArticleSummary } from "./article-summary.ts";
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
  const { filter, isActive, matches, searchProps, categoryProps, clear } = useArticleFilter(articles, blogFilters);
  const { hero, search, filterLabel, list, seeAll, first } = blogPage;
  return (
    <>
      <HeaderBesidePlate {...hero} isShort figure={figure}>
        <ArticleSearch words={search} {...searchProps} className="max-w-measure" />
      </HeaderBesidePlate>
      {/* Whoever searches wants the results where they are looking. */}
      {!filter.text.trim() && (
        <div data-tone="paper" className="pb-section">
          {featured}
        </div>
      )}
      <RunningSection label={list.label} title={list.title}>
        <div className="mb-4">
          <CategoryButtons label={filterLabel} {...categoryProps} />
        </div>
        <div className="follows-address">
          <MatchLine
            line={summarizeMatches(matches.length, filter.category, list)}
            clear={isActive ? { label: list.clear, onClear: clear } : undefined}
            className="mb-8"
          />
          {matches.length === 0 && <p className="mb-8 text-ink-soft">{list.noneHint}</p>}
          <ArticleGrid articles={matches.slice(0, list.shown)}>{({ slug }) => cards[slug]}</ArticleGrid>
        </div>
        <p className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActionButton action={seeAll} variant="secondary" />
          {matches.length > list.shown && (
            <span className="figures text-sm text-ink-soft">
              {fillWords(first, { shown: list.shown, count: matches.length })}
            </span>
          )}
        </p>
      </RunningSection>
    </>
  );
}
