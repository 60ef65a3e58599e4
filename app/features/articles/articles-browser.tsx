import type { ReactNode } from "react";
import { SelectField } from "#app/forms/select-field.tsx";
import { HeaderBesidePlate } from "#app/sections/header-beside-plate.tsx";
import { Button } from "#app/ui/button.tsx";
import { CategoryButtons } from "#app/ui/category-buttons.tsx";
import { Container } from "#app/ui/container.tsx";
import { articleFilters, articlesPage } from "#content/blog.ts";
import { IndexEntry } from "./article-card.tsx";
import { MatchLine } from "./article-grid.tsx";
import { ArticleSearch } from "./article-search.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { useArticleFilter } from "./use-article-filter.ts";

type ArticlesBrowserProps = {
  articles: readonly ArticleSummary[];
  /** The picture of each article, by its slug. */
  drawings: Readonly<Record<string, ReactNode>>;
  /** What the first screen shows. */
  figure: ReactNode;
};

/** Every article, narrowed by words and category. */
export function ArticlesBrowser({ articles, drawings, figure }: ArticlesBrowserProps) {
  const { isActive, matches, searchProps, categoryProps, clear } = useArticleFilter(articles, articleFilters);
  const { hero, search, categorySelect, filterLabel, count, none, readMore, ...page } = articlesPage;
  const line = count.replace("{shown}", String(matches.length)).replace("{total}", String(articles.length));
  return (
    <>
      <HeaderBesidePlate {...hero} isShort figure={figure}>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sm:gap-x-5">
          <ArticleSearch words={search} {...searchProps} />
          <SelectField
            label={categorySelect}
            options={categoryProps.choices}
            value={categoryProps.chosen}
            onChange={(event) => categoryProps.onChoose(event.target.value)}
            className="hidden! not-print:scripting:flex!"
          />
        </div>
      </HeaderBesidePlate>
      <Container className="pb-section">
        <div className="border-t border-rule pt-4 sm:pt-8">
          <CategoryButtons label={filterLabel} {...categoryProps} />
        </div>
        <div className="follows-address">
          <MatchLine
            line={line}
            clear={isActive && matches.length > 0 ? { label: page.clear, onClear: clear } : undefined}
            className="sm:mt-4 mb-3 sm:mb-6"
          />
          {matches.length === 0 ? (
            <div className="rounded-md border border-rule bg-surface px-6 py-16 text-center">
              <p className="font-serif text-title-s">{none}</p>
              <p className="mt-6">
                <Button variant="secondary" onClick={clear}>
                  {page.clear}
                </Button>
              </p>
            </div>
          ) : (
            <ul>
              {matches.map((article, place) => (
                <li key={article.slug} className="border-t border-rule">
                  <IndexEntry
                    article={article}
                    readMore={readMore}
                    drawing={drawings[article.slug]}
                    isFirst={place === 0}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </>
  );
}
