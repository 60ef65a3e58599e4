import { ArticleThumbnail } from "#app/drawings/article-illustration.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { type ArticleCardProps, ArticleFacts, ReadMore } from "./article-card.tsx";
import { ArticleTitle } from "./article-title.tsx";

/**
 * A card with the article's picture, and on a phone a row. The one link reaches over the whole card. It stands apart from what islands show of
 * an article, so that no page fetches eighteen drawings.
 */
export function IllustratedArticleCard({
  article,
  question,
  readMore,
}: ArticleCardProps & { question?: string | undefined }) {
  return (
    <article
      className={classNames(
        "group relative flex h-full flex-col max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_8.5rem] max-sm:content-start max-sm:gap-x-4",
        question && "max-sm:grid-rows-[auto_auto_1fr]",
      )}
    >
      <ArticleThumbnail
        slug={article.slug}
        className={classNames("max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-2", question && "max-sm:row-span-2")}
      />
      <p className="label text-ink-soft max-sm:col-span-2 max-sm:row-start-1 sm:mt-5">{article.category}</p>
      <h3 className="mt-2 text-title-s group-hover:text-action-strong">
        <ArticleTitle title={article.title} />
      </h3>
      {question && <p className="mt-1.5 font-serif text-balance italic">{question}</p>}
      <p className="mt-2.5 text-ink-soft max-sm:col-span-2 max-sm:text-sm">
        <Unbroken text={article.excerpt} />
      </p>
      <ArticleFacts article={article} className="mt-auto pt-2 max-lg:*:first:w-full max-sm:col-span-2 sm:pt-4" />
      <p className="pt-1 max-sm:col-span-2 sm:pt-3">
        <ReadMore article={article} label={readMore} />
      </p>
    </article>
  );
}
