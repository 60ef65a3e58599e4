import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { articleFurniture } from "#content/blog.ts";
import { Dot } from "./article-card.tsx";
import { type ArticleSummary, articlePath } from "./article-summary.ts";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share-button.tsx";

type ArticleHeaderProps = { article: ArticleSummary; reviewed: { date: string; isoDate: string }; imageAlt: string };

/** The opening of an article: category in the margin, title, standfirst, byline, the two buttons, the picture. */
export function ArticleHeader({ article, reviewed, imageAlt }: ArticleHeaderProps) {
  return (
    <header className="grid gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="label text-gold-ink lg:pt-4">{article.category}</p>
      <div className="max-w-narrow">
        <h1 className="text-[clamp(2.375rem,1.7rem+2.9vw,4rem)] leading-[1.05] tracking-display">{article.title}</h1>
        <p className="mt-6 max-w-measure text-lead text-ink-soft">{article.excerpt}</p>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4">
          <div className="text-sm leading-relaxed text-ink-soft">
            <p>
              <span className="font-semibold text-ink">
                {articleFurniture.byline.replace("{author}", article.author)}
              </span>{" "}
              <Dot /> {article.readTime}
            </p>
            <p>
              <time dateTime={article.isoDate}>{article.date}</time> <Dot />{" "}
              <time dateTime={reviewed.isoDate}>{articleFurniture.reviewed.replace("{date}", reviewed.date)}</time>
            </p>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ShareButton title={article.title} path={articlePath(article.slug)} />
            <SaveButton slug={article.slug} />
          </div>
        </div>
        <ArticleIllustration
          slug={article.slug}
          alt={imageAlt}
          className="mt-8 block h-auto w-full rounded-sm border border-rule print:mx-auto print:w-2/3"
        />
      </div>
    </header>
  );
}
