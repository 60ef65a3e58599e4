import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { Island } from "#app/islands/island.tsx";
import { Byline } from "./article-opening.tsx";
import type { readArticlePage } from "./article-page.server.ts";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** The opening of an article: what kind, title, picture, standfirst, byline and the two buttons. */
export function ArticleHeader({ page }: { page: ReturnType<typeof readArticlePage> }) {
  const { article, isGuide, reviewed, imageAlt } = page;
  return (
    <header className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-y-7">
      <div className="self-end">
        <p className="label mb-4 text-ink-soft">{article.category}</p>
        <h1 className="text-[clamp(2.125rem,1.5rem+2.7vw,3.75rem)] leading-[1.05] tracking-display">{article.title}</h1>
      </div>
      <div
        data-artefact
        className="max-lg:-mx-gutter lg:bleed-right lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center"
      >
        <ArticleIllustration
          slug={article.slug}
          alt={imageAlt}
          className="block h-auto w-full print:mx-auto print:w-2/3"
        />
      </div>
      <div className="max-w-lead">
        <p className="font-serif text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] leading-[1.42] text-ink-soft italic">
          {article.excerpt}
        </p>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4">
          <Byline article={article} reviewed={reviewed} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Island of={ShareButton} props={{ title: article.title, path: article.path }} />
            {/* What is saved is listed on /blog, among the articles. */}
            {!isGuide && <Island of={SaveButton} props={{ slug: article.slug }} />}
          </div>
        </div>
      </div>
    </header>
  );
}
