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
