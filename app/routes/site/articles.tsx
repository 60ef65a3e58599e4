import { ArticleThumbnail } from "#app/drawings/article-illustration.tsx";
import { TitleShelf } from "#app/drawings/plates/title-shelf.tsx";
import { listArticles, summarize } from "#app/features/articles/article-shelf.server.ts";
import { ArticlesBrowser } from "#app/features/articles/articles-browser.tsx";
import { BackLink } from "#app/features/articles/back-link.tsx";
import { GuidesPointer } from "#app/features/articles/guides-pointer.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Plate } from "#app/sections/plate.tsx";
import { Container } from "#app/ui/container.tsx";
import { articleFurniture } from "#content/article-furniture.ts";
import { articlesPage } from "#content/blog.ts";

export const head = () => pageMeta({ ...articlesPage.meta, path: "/articles" });

export default function ArticlesPage() {
  const { callToAction: invitation } = articleFurniture;
  const articles = listArticles().map(summarize);
  return (
    <>
      <Container className="pt-8">
        <BackLink {...articlesPage.back} />
      </Container>
      <Island
        of={ArticlesBrowser}
        props={{
          articles,
          drawings: Object.fromEntries(articles.map(({ slug }) => [slug, <ArticleThumbnail key={slug} slug={slug} />])),
          figure: (
            <Plate ground="clay">
              <TitleShelf texts={articles} />
            </Plate>
          ),
        }}
      />
      <GuidesPointer />
      <CallToAction {...invitation} actions={invitation.actions.toReversed()} />
    </>
  );
}
