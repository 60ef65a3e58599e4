import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { blogPage } from "#content/blog.ts";
import { ArticleFacts } from "./article-card.tsx";
import type { ArticleSummary } from "./article-summary.ts";

/** The one article everybody should see first: its picture on the left page, its title on the right. */
export function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const { featured } = blogPage;
  return (
    <Container>
      <section
        aria-labelledby="featured"
        className="grid items-center gap-x-14 gap-y-8 border-t border-rule pt-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-12"
      >
        <ArticleIllustration slug={article.slug} className="block h-auto w-full rounded-sm border border-rule" />
        <div>
          <p className="label text-ink-soft">
            {featured.label} · {article.category}
          </p>
          <h2 id="featured" className="mt-4 text-title-l">
            {article.title}
          </h2>
          <p className="mt-5 text-lead text-ink-soft">{article.excerpt}</p>
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
