import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { Island } from "#app/islands/island.tsx";
import { ArticleOpening, Byline } from "./article-opening.tsx";
import type { readArticlePage } from "./article-page.server.ts";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** The opening of an article: category in the margin, title, standfirst, byline, the two buttons, the picture. */
export function ArticleHeader({ page }: { page: ReturnType<typeof readArticlePage> }) {
  const { article, isGuide, reviewed, imageAlt } = page;
  return (
    <header className="grid gap-x-12 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="label text-gold-ink lg:pt-4">{article.category}</p>
      <div className="max-w-narrow">
        <ArticleOpening article={article} />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4">
          <Byline article={article} reviewed={reviewed} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Island of={ShareButton} props={{ title: article.title, path: article.path }} />
            {/* What is saved is listed on /blog, among the articles. */}
            {!isGuide && <Island of={SaveButton} props={{ slug: article.slug }} />}
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
