import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { Island } from "#app/islands/island.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { Byline } from "./article-opening.tsx";
import type { readArticlePage } from "./article-page.server.ts";
import { ArticleTitle } from "./article-title.tsx";
import { SaveButton } from "./save-button.tsx";
import { ShareButton } from "./share-button.tsx";

/**
 * The opening of an article: what kind, title, picture, standfirst, byline and the two buttons. Beside the words the picture
 * is as high as they are: it stands on the lower edge, and its ground goes on above it, and beside it where the page is wide.
 * Paper is for words.
 */
export function ArticleHeader({ page }: { page: ReturnType<typeof readArticlePage> }) {
  const { article, isGuide, reviewed, imageAlt } = page;
  return (
    <header className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-y-7">
      <div>
        <p className="label mb-4 text-ink-soft lg:mb-5">{article.category}</p>
        <h1 className="display max-sm:text-[2.0625rem] lg:text-[clamp(2.75rem,4.1vw,3.6875rem)]">
          <ArticleTitle title={article.title} />
        </h1>
      </div>
      <div
        data-artefact
        className="max-lg:-mx-gutter lg:bleed-right plate-edge relative after:-right-px max-lg:after:-left-px overflow-hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[max(22.75rem,21.9vw)] print:hidden"
      >
        <ArticleIllustration
          slug={article.slug}
          alt={imageAlt}
          className="block h-auto w-full overflow-visible lg:absolute lg:inset-x-0 lg:bottom-0 lg:mx-auto lg:max-w-[max(40.4rem,38.9vw)] lg:min-h-2/3"
        />
      </div>
      <div className="flex flex-col justify-between gap-7">
        <p className="max-w-lead font-serif text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] leading-[1.42] text-ink-soft italic">
          <Unbroken text={article.excerpt} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-rule py-4">
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
