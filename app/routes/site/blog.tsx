import { PaperFan } from "#app/drawings/plates/paper-fan.tsx";
import { listArticles, summarize } from "#app/features/articles/article-shelf.server.ts";
import { BlogBrowser } from "#app/features/articles/blog-browser.tsx";
import { FeaturedArticle } from "#app/features/articles/featured-article.tsx";
import { GuidesPointer } from "#app/features/articles/guides-pointer.tsx";
import { IllustratedArticleCard } from "#app/features/articles/illustrated-card.tsx";
import { SavedArticles } from "#app/features/articles/saved-articles.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { Island } from "#app/islands/island.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { Plate } from "#app/sections/plate.tsx";
import { Section } from "#app/ui/section.tsx";
import { blogPage } from "#content/blog.ts";
import { letterArchive } from "#content/letter-archive.ts";
import { newsletter } from "#content/newsletter.ts";
import { papers } from "#content/plates.ts";
import { fanned, resources } from "#content/resources.ts";
import { ResourceList } from "./resource-list.tsx";

export const head = () => pageMeta({ ...blogPage.meta, path: "/blog" });

export default function BlogPage() {
  const articles = listArticles().map(summarize);
  const featured = articles.find(({ slug }) => slug === blogPage.featured.slug);
  const { list } = blogPage;
  const { label, title, lead, ...words } = blogPage.resources;
  return (
    <>
      <Island
        of={BlogBrowser}
        props={{
          articles: articles.map((article) => ({ ...article, emoji: undefined, isoDate: undefined, path: undefined })),
          cards: Object.fromEntries(
            articles.map((article) => [
              article.slug,
              <IllustratedArticleCard key={article.slug} article={article} readMore={list.readMore} />,
            ]),
          ),
          featured: featured && <FeaturedArticle article={featured} />,
          figure: (
            <Plate alt={papers.alt} ground="sage">
              <PaperFan {...fanned("manuscript-preparation-checklist")} />
            </Plate>
          ),
        }}
      />
      <GuidesPointer />
      <Island of={SavedArticles} props={{ articles }} />
      <ResourceList label={label} title={title} lead={lead} tone="deep" resources={resources} words={words} />
      <Section
        label={newsletter.blog.label}
        title={newsletter.blog.title}
        lead={newsletter.blog.text}
        head="running"
        layout="margin"
      >
        <Island of={NewsletterForm} props={{ className: "max-w-measure", offersLessons: true }} when="visible" />
        <p className="mt-6">
          <a href={letterArchive.link.to} className="text-link">
            {letterArchive.link.label}
          </a>
        </p>
      </Section>
    </>
  );
}
