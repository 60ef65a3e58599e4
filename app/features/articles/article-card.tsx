import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { ArticleSummary } from "./article-summary.ts";

export type ArticleCardProps = { article: ArticleSummary; readMore: string };

/** A line of the index of all articles: its drawing, what it is, and the emoji it is known by. */
export function IndexEntry({ article, readMore, drawing }: ArticleCardProps & { drawing: ReactNode }) {
  return (
    <article className="group relative grid grid-cols-[minmax(0,1fr)_8rem] gap-x-5 gap-y-2 py-6 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8 lg:grid-cols-[16.25rem_minmax(0,1fr)_15rem] lg:gap-x-12 print:block">
      <div
        aria-hidden="true"
        className="max-sm:col-start-2 max-sm:row-start-2 max-sm:mt-1.5 sm:row-span-2 lg:row-span-1"
      >
        {drawing}
      </div>
      <div className="max-sm:contents">
        <p className="label flex items-baseline gap-2 text-ink-soft max-sm:col-span-2">
          <span aria-hidden="true" className="emoji text-base leading-none tracking-normal">
            {article.emoji}
          </span>
          {article.category}
        </p>
        <h2 className="text-title-s group-hover:text-action-strong max-sm:row-start-2 sm:mt-1.5 sm:text-title-m">
          {article.title}
        </h2>
        <p className="max-w-measure text-ink-soft max-sm:col-span-2 max-sm:text-sm sm:mt-2">
          <Unbroken text={article.excerpt} />
        </p>
      </div>
      {/* From the line of the category to the foot of the row. */}
      <div className="flex flex-col justify-between gap-2 text-sm text-ink-soft max-sm:col-span-2 sm:col-start-2 lg:col-start-3">
        <p>
          {article.author}{" "}
          <span className="facts">
            <DateAndLength article={article} />
          </span>
        </p>
        <p>
          <ReadMore article={article} label={readMore} />
        </p>
      </div>
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
