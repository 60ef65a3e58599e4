import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { blogPage } from "#content/blog.ts";
import { ArticleFacts } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";
import { ArticleTitle } from "./article-title.tsx";

/** The one article everybody should see first: its picture on the left page, its title on the right. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const { featured } = blogPage;
  return (
    <Container>
      <section aria-labelledby="featured" className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="max-lg:bleed plate-edge relative after:-left-px max-lg:after:-right-px overflow-hidden sm:before:block sm:before:pt-[62%] lg:ml-[min(-1*var(--spacing-gutter),(var(--container-page)-100vw)/2)]">
          <ArticleIllustration
            slug={article.slug}
            className="block h-auto w-full overflow-visible sm:absolute sm:bottom-0 sm:left-[11%] sm:w-[78%]"
          />
        </div>
        <div className="lg:py-6">
          <p className="label text-ink-soft">
            {featured.label} · {article.category}
          </p>
          <h2 id="featured" className="mt-4 text-title-l">
            <ArticleTitle title={article.title} />
          </h2>
          <p className="mt-5 text-lead text-ink-soft">
            <Unbroken text={article.excerpt} />
          </p>
          <ArticleFacts article={article} className="mt-5" />
          <p className="mt-7">
            <a href={article.path} className={buttonClasses()}>
              {featured.action}
              <span className="sr-only">: {article.title}</span>
            </a>
          </p>
        </div>
      </section>
    </Container>
  );
}
