import { ArticleEnding } from "#app/features/articles/article-ending.tsx";
import { ArticleGrid } from "#app/features/articles/article-grid.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { readArticlePage } from "#app/features/articles/article-page.server.ts";
import { socialPictureOf } from "#app/features/articles/article-summary.ts";
import { BackLink } from "#app/features/articles/back-link.tsx";
import { IllustratedArticleCard } from "#app/features/articles/illustrated-card.tsx";
import { LongText } from "#app/markdown/long-text.tsx";
import { withSideNotes } from "#app/markdown/side-notes.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { article as articleData, breadcrumbList } from "#app/structured-data.ts";
import { Container } from "#app/ui/container.tsx";
import { Section } from "#app/ui/section.tsx";
import { articleFurniture } from "#content/article-furniture.ts";
import { blogPage } from "#content/blog.ts";
import { guidesPage } from "#content/guides.ts";
import { homeLink, type NavLink } from "#content/links.ts";
import { textWords } from "#content/text-words.ts";

type Page = ReturnType<typeof readArticlePage>;

export const head = (path: string) => describe(readArticlePage(path));

/** Every article and every guide has this page. */
export default function ArticlePage({ path }: { path: string }) {
  const page = readArticlePage(path);
  return (
    <>
      <article data-tone="paper">
        <Container className="pt-8">
          <BackLink {...(page.isGuide ? guidesPage.back : articleFurniture.back)} />
          {/* Where the contents follow folded, the line under the byline is their first. */}
          <div className="mt-6 -mb-px sm:mt-12 lg:mb-16">
            <ArticleHeader page={page} />
          </div>
          <Text page={page} />
        </Container>
      </article>
      <Related page={page} />
    </>
  );
}

function Text({ page: { html, headings, sources, pulled, author, isGuide } }: { page: Page }) {
  return (
    <>
      <LongText
        html={withSideNotes(html, sources, pulled)}
        headings={headings}
        contentsTitle={textWords.contents[isGuide ? "guide" : "article"]}
        dropCap
      />
      <ArticleEnding author={author} sources={sources} />
    </>
  );
}

function Related({ page }: { page: Page }) {
  return (
    <div data-tone="paper" className="print:hidden">
      <Section title={page.isGuide ? guidesPage.related : articleFurniture.related.title} head="running">
        <ArticleGrid articles={page.related} isOneRow>
          {(other) => <IllustratedArticleCard article={other} readMore={blogPage.list.readMore} />}
        </ArticleGrid>
      </Section>
    </div>
  );
}

function describe({ article, isGuide, reviewed, keywords }: Page) {
  const { path } = article;
  const above: NavLink = isGuide
    ? { label: guidesPage.hero.label, to: "/guides" }
    : { label: blogPage.hero.label, to: "/blog" };
  return [
    ...pageMeta({
      title: article.title,
      description: article.excerpt,
      keywords,
      path,
      type: "article",
      image: socialPictureOf(path),
      schema: [
        articleData({
          title: article.title,
          description: article.excerpt,
          path,
          author: article.author,
          published: article.isoDate,
          modified: reviewed.isoDate,
          image: socialPictureOf(path),
          section: article.category,
        }),
        breadcrumbList([homeLink, above], { label: article.title, to: path }),
      ],
    }),
    { property: "article:published_time", content: article.isoDate },
    { property: "article:modified_time", content: reviewed.isoDate },
    { property: "article:author", content: article.author },
    { property: "article:section", content: article.category },
  ];
}
