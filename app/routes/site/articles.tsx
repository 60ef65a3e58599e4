import { listArticles, summarize } from "#app/features/articles/article-shelf.server.ts";
import { ArticlesBrowser } from "#app/features/articles/articles-browser.tsx";
import { BackLink } from "#app/features/articles/back-link.tsx";
import { GuidesPointer } from "#app/features/articles/guides-pointer.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { articlesPage } from "#content/blog.ts";

export const head = () => pageMeta({ ...articlesPage.meta, path: "/articles" });

export default function ArticlesPage() {
  return (
    <>
      <Container className="pt-8">
        <BackLink {...articlesPage.back} />
      </Container>
      <Island of={ArticlesBrowser} props={{ articles: listArticles().map(summarize) }} />
      <GuidesPointer />
    </>
  );
}
