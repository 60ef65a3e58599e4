import { Portrait } from "#app/drawings/portrait.tsx";
import type { ArticleAuthor } from "#content/article-authors.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { Dot } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

type BylineProps = { article: ArticleSummary; reviewed: { date: string; isoDate: string } };

/** Who wrote it, how long it takes, when it appeared and when somebody last went through its figures. */
export function Byline({ article, reviewed }: BylineProps) {
  return (
    <div className="text-sm leading-relaxed text-ink-soft">
      <p>
        <span className="font-semibold text-ink">{articleFurniture.byline.replace("{author}", article.author)}</span>{" "}
        <Dot /> <span className="whitespace-nowrap">{article.readTime}</span>
      </p>
      <p>
        <time dateTime={article.isoDate}>{article.date}</time> <Dot />{" "}
        <time dateTime={reviewed.isoDate}>{articleFurniture.reviewed.replace("{date}", reviewed.date)}</time>
      </p>
    </div>
  );
}

/** Who writes, beside the first lines. */
export function AuthorInMargin({ author }: { author: Omit<ArticleAuthor, "slug"> }) {
  return (
    <div className="flex items-center gap-5 border-t border-rule-strong pt-4">
      <Portrait id={author.portraitId} className="w-18 shrink-0" />
      <div>
        <p className="font-serif text-title-s">{author.name}</p>
        <p className="mt-1 text-sm text-ink-soft">{author.role}</p>
      </div>
    </div>
  );
}
