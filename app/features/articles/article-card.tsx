import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { ArticleSummary } from "./article-summary.ts";

type ArticleCardProps = { article: ArticleSummary; readMore: string; titleLevel?: "h2" | "h3" };

/** A card with the article's picture. The one link reaches over the whole card. */
export function IllustratedArticleCard({ article, readMore, titleLevel: Title = "h3" }: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <ArticleIllustration slug={article.slug} className="block h-auto w-full rounded-sm border border-rule" />
      <p className="label mt-5 text-gold-ink">{article.category}</p>
      <Title className="mt-2 text-title-s group-hover:text-action-strong">{article.title}</Title>
      <p className="mt-2.5 text-ink-soft">{article.excerpt}</p>
      <ArticleFacts article={article} className="mt-4" />
      <p className="mt-auto pt-4">
        <ReadMore article={article} label={readMore} />
      </p>
    </article>
  );
}

/** A card as the whole shelf shows it: the emoji stands where the picture would. */
export function EmojiArticleCard({ article, readMore, titleLevel: Title = "h2" }: ArticleCardProps) {
  return (
    <Card className="group relative flex h-full flex-col transition-colors hover:border-rule-strong">
      <div className="flex items-center justify-between gap-4">
        <p className="label text-gold-ink">{article.category}</p>
        <span aria-hidden="true" className="text-title-l leading-none">
          {article.emoji}
        </span>
      </div>
      <Title className="mt-5 text-title-s group-hover:text-action-strong">{article.title}</Title>
      <p className="mt-1.5 text-sm text-ink-soft">
        {article.author} <Dot /> {article.readTime}
      </p>
      <p className="mt-4 text-ink-soft">{article.excerpt}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-6">
        <time dateTime={article.isoDate} className="text-sm text-ink-soft">
          {article.date}
        </time>
        <ReadMore article={article} label={readMore} />
      </p>
    </Card>
  );
}

/** Who, when, how long: one line in every place where an article is named. */
export function ArticleFacts({ article, className }: { article: ArticleSummary; className?: string }) {
  return (
    <p className={classNames("text-sm text-ink-soft", className)}>
      {article.author} <Dot /> <time dateTime={article.isoDate}>{article.date}</time> <Dot />{" "}
      <span className="whitespace-nowrap">{article.readTime}</span>
    </p>
  );
}

function ReadMore({ article, label }: { article: ArticleSummary; label: string }) {
  return (
    <a href={article.path} className="text-link font-semibold after:absolute after:inset-0">
      {label}
      <span className="sr-only">: {article.title}</span>
    </a>
  );
}

export function Dot() {
  return (
    <span aria-hidden="true" className="text-gold-ink">
      ·
    </span>
  );
}
