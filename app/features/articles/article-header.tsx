import { Still } from "#app/still/still.tsx";
import { articlePath } from "./article-summary.ts";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share-button.tsx";

type ArticleHeaderProps = {
  article: { slug: string; title: string; category: string };
  /** Still parts: the title and its standfirst, who wrote it when, the picture. */
  opening: string;
  byline: string;
  picture: string;
};

/** The opening of an article: category in the margin, title, standfirst, byline, the two buttons, the picture. */
export function ArticleHeader({ article, opening, byline, picture }: ArticleHeaderProps) {
  return (
    <header className="grid gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="label text-gold-ink lg:pt-4">{article.category}</p>
      <div className="max-w-narrow">
        <Still html={opening} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4">
          <Still html={byline} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <ShareButton title={article.title} path={articlePath(article.slug)} />
            <SaveButton slug={article.slug} />
          </div>
        </div>
        <Still html={picture} />
      </div>
    </header>
  );
}
