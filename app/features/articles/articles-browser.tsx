import { SelectField } from "#app/forms/select-field.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { Button } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { articleFilters, articlesPage } from "#content/blog.ts";
import { EmojiArticleCard } from "./article-card.tsx";
import { ArticleGrid, MatchLine } from "./article-grid.tsx";
import { ArticleSearch } from "./article-search.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { CategoryButtons } from "./category-buttons.tsx";
import { useArticleFilter } from "./use-article-filter.ts";

const options = articleFilters.map((category) => ({ value: category, label: category }));

/** Every article, narrowed by words and category. */
export function ArticlesBrowser({ articles }: { articles: readonly ArticleSummary[] }) {
  const { isActive, matches, searchProps, categoryProps, clear } = useArticleFilter(articles, articleFilters);
  const { hero, search, categorySelect, filterLabel, count, none, readMore, ...page } = articlesPage;
  const line = count.replace("{shown}", String(matches.length)).replace("{total}", String(articles.length));
  return (
    <>
      <PageHeader {...hero}>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <ArticleSearch words={search} {...searchProps} />
          <SelectField
            label={categorySelect}
            options={options}
            value={categoryProps.chosen}
            onChange={(event) => categoryProps.onChoose(event.target.value)}
            className="hidden! scripting:flex!"
          />
        </div>
      </PageHeader>
      <Container className="pb-section">
        <CategoryButtons label={filterLabel} {...categoryProps} className="border-t border-rule pt-8" />
        <div className="follows-address">
          <MatchLine
            line={line}
            clear={isActive && matches.length > 0 ? { label: page.clear, onClear: clear } : undefined}
            className="mt-4 mb-6"
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
            <ArticleGrid articles={matches} gap="gap-6">
              {(article) => <EmojiArticleCard article={article} readMore={readMore} />}
            </ArticleGrid>
          )}
        </div>
      </Container>
    </>
  );
}
