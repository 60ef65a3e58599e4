import { articleFurniture } from "#content/article-furniture.ts";
import type { ArticleSummary } from "./article-summary.ts";

type BylineProps = { article: ArticleSummary; reviewed: { date: string; isoDate: string } };

/** Who wrote it, how long it takes, when it appeared and when somebody last went through its figures, where that was later. */
export function Byline({ article, reviewed }: BylineProps) {
  return (
    <div className="text-sm leading-relaxed text-ink-soft">
      <p className="facts">
        <span className="font-semibold text-ink">{articleFurniture.byline.replace("{author}", article.author)}</span>{" "}
        <span>{article.readTime}</span>
      </p>
      <p className="facts">
        <time dateTime={article.isoDate}>{article.date}</time>{" "}
        {reviewed.isoDate !== article.isoDate && (
          <time dateTime={reviewed.isoDate}>{articleFurniture.reviewed.replace("{date}", reviewed.date)}</time>
        )}
      </p>
    </div>
  );
}
