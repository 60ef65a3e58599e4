import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { ArticleTitle } from "./article-title.tsx";

export type ArticleCardProps = { article: ArticleSummary; readMore: string };

type IndexEntryProps = ArticleCardProps & { drawing: ReactNode; isFirst: boolean };

/** A line of the index of all articles: its drawing, what it is, and the emoji it is known by. The first one leads. */
export function IndexEntry({ article, readMore, drawing, isFirst }: IndexEntryProps) {
  return (
    <article
      className={classNames(
        "group relative grid grid-cols-[minmax(0,1fr)_8.5rem] gap-x-5 gap-y-2 py-6 sm:gap-x-8 lg:gap-x-12 print:block",
        isFirst
          ? "sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_14.5rem]"
          : "sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[16.25rem_minmax(0,1fr)_14.5rem]",
      )}
    >
      <div
        aria-hidden="true"
        className="max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-1.5 sm:row-span-2 lg:row-span-1"
      >
        {drawing}
      </div>
      <div className={classNames("max-sm:contents", isFirst && "sm:self-end lg:self-center")}>
        <p className="label flex items-baseline gap-2 text-ink-soft max-sm:col-span-2">
          <span aria-hidden="true" className="emoji text-base leading-none tracking-normal">
            {article.emoji}
          </span>
          {article.category}
        </p>
        <h2
          className={classNames(
            "text-title-s group-hover:text-action-strong max-sm:row-start-2",
            isFirst ? "sm:mt-3 sm:text-title-l" : "sm:mt-2.5 sm:text-title-m",
          )}
        >
          <ArticleTitle title={article.title} />
        </h2>
        <p className="max-w-measure text-ink-soft max-sm:col-span-2 max-sm:text-sm sm:mt-2">
          <Unbroken text={article.excerpt} />
        </p>
        <p className="text-sm max-sm:order-1 max-sm:col-span-2 sm:mt-3">
          <ReadMore article={article} label={readMore} />
        </p>
      </div>
      <p className="text-sm text-ink-soft max-sm:col-span-2 sm:col-start-2 lg:col-start-3 lg:row-start-1">
        {article.author}{" "}
        <span className="facts">
          <DateAndLength article={article} />
        </span>
      </p>
    </article>
  );
}

/** Who, when, how long: one line in every place where an article is named, and on a phone two. */
export function ArticleFacts({ article, className }: { article: ArticleSummary; className?: string }) {
  return (
    <p className={classNames("facts text-sm text-ink-soft", className)}>
      <span>{article.author}</span> <DateAndLength article={article} />
    </p>
  );
}

function DateAndLength({ article }: { article: ArticleSummary }) {
  return (
    <>
      <time dateTime={article.isoDate}>{article.date}</time> <span>{article.readTime}</span>
    </>
  );
}

export function ReadMore({ article, label }: { article: ArticleSummary; label: string }) {
  return (
    <a
      href={article.path}
      className="print:hidden font-semibold text-ink underline decoration-1 underline-offset-4 after:absolute after:inset-0"
    >
      {label}
      <span className="sr-only">: {article.title}</span>
    </a>
  );
}
