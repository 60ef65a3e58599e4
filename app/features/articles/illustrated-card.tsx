import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { type ArticleCardProps, ArticleFacts, ReadMore } from "./article-card.tsx";

/**
 * A card with the article's picture. The one link reaches over the whole card. It stands apart from what islands show of
 * an article, so that no page fetches eighteen drawings.
 */
export function IllustratedArticleCard({ article, readMore }: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticleIllustration slug={article.slug} className="block h-auto w-full rounded-sm" />
      <p className="label mt-5 text-ink-soft">{article.category}</p>
      <h3 className="mt-2 text-title-s group-hover:text-action-strong">{article.title}</h3>
      <p className="mt-2.5 text-ink-soft">{article.excerpt}</p>
      <ArticleFacts article={article} className="mt-auto pt-4" />
      <p className="pt-3">
        <ReadMore article={article} label={readMore} />
      </p>
    </article>
  );
}
