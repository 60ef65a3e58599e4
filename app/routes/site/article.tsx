import { ArticleIllustration } from "#app/drawings/article-illustration.tsx";
import { IllustratedArticleCard } from "#app/features/articles/article-card.tsx";
import { AboutTheAuthor, ArticleInvitation, SourceNotes } from "#app/features/articles/article-ending.tsx";
import { ArticleGrid } from "#app/features/articles/article-grid.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { ArticleOpening, Byline } from "#app/features/articles/article-opening.tsx";
import { readArticlePage } from "#app/features/articles/article-page.server.ts";
import { articlePath } from "#app/features/articles/article-summary.ts";
import { BackLink } from "#app/features/articles/back-link.tsx";
import { LongText } from "#app/markdown/long-text.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { still } from "#app/still/still.server.tsx";
import { Still } from "#app/still/still.tsx";
import { stillMeta } from "#app/still/still-page.tsx";
import { article as articleData, breadcrumbList } from "#app/structured-data.ts";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { articleFurniture, blogPage } from "#content/blog.ts";
import { homeLink, type NavLink } from "#content/links.ts";
import { textWords } from "#content/text-words.ts";
import type { Route } from "./+types/article";

type Page = ReturnType<typeof readArticlePage>;

/** Every article has a route of its own; the last word of its pattern is the article's slug. */
export function loader({ pattern }: Route.LoaderArgs) {
  const page = readArticlePage(pattern.split("/").at(-1) ?? "");
  const { slug, title, category } = page.article;
  return {
    meta: describe(page),
    article: { slug, title, category },
    ...still({
      back: <BackLink {...articleFurniture.back} />,
      opening: <ArticleOpening article={page.article} />,
      byline: <Byline article={page.article} reviewed={page.reviewed} />,
      picture: <Picture page={page} />,
      text: <Text page={page} />,
      related: <Related page={page} />,
    }),
  };
}
export const meta = stillMeta;

export default function ArticlePage({ loaderData: { back, text, related, ...header } }: Route.ComponentProps) {
  return (
    <>
      <article>
        <Container className="pt-8 pb-section">
          <Still html={back} />
          <div className="mt-8 mb-12 sm:mt-12 lg:mb-16">
            <ArticleHeader {...header} />
          </div>
          <Still html={text} />
        </Container>
      </article>
      <Still html={related} />
    </>
  );
}

function Picture({ page: { article, imageAlt } }: { page: Page }) {
  const className = "mt-8 block h-auto w-full rounded-sm border border-rule print:mx-auto print:w-2/3";
  return <ArticleIllustration slug={article.slug} alt={imageAlt} className={className} />;
}

function Text({ page: { html, headings, sources, author } }: { page: Page }) {
  return (
    <>
      <LongText html={html} headings={headings} contentsTitle={textWords.contents.article} dropCap />
      <div className="mt-16 flex flex-col gap-14 lg:ml-64">
        <SourceNotes notes={sources} />
        <ArticleInvitation />
        <AboutTheAuthor author={author} />
      </div>
    </>
  );
}

function Related({ page }: { page: Page }) {
  return (
    <div className="print:hidden">
      <Section label={articleFurniture.related.label} title={articleFurniture.related.title} tone="deep">
        <ArticleGrid articles={page.related}>
          {(other) => <IllustratedArticleCard article={other} readMore={blogPage.list.readMore} />}
        </ArticleGrid>
      </Section>
    </div>
  );
}

function describe({ article, reviewed, keywords }: Page) {
  const path = articlePath(article.slug);
  const trail: NavLink[] = [homeLink, { label: blogPage.hero.label, to: "/blog" }];
  return [
    ...pageMeta({
      title: article.title,
      description: article.excerpt,
      keywords,
      path,
      type: "article",
      schema: [
        articleData({
          title: article.title,
          description: article.excerpt,
          path,
          author: article.author,
          published: article.isoDate,
          modified: reviewed.isoDate,
          section: article.category,
        }),
        breadcrumbList(trail, { label: article.title, to: path }),
      ],
    }),
    { property: "article:published_time", content: article.isoDate },
    { property: "article:modified_time", content: reviewed.isoDate },
    { property: "article:author", content: article.author },
    { property: "article:section", content: article.category },
  ];
}
