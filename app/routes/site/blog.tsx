import { PaperFan } from "#app/drawings/plates/paper-fan.tsx";
import { Sheet, wholeLines } from "#app/drawings/plates/sheet.tsx";
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
import { lessons, lessonWords } from "#content/newsletter-lessons.ts";
import { papers } from "#content/plates.ts";
import { fanned, resources } from "#content/resources.ts";
import { fillWords } from "#domain/fill-words.ts";
import { ResourceList } from "./resource-list.tsx";

export const head = () => pageMeta({ ...blogPage.meta, path: "/blog" });

/** What the course of letters begins with. */
const [lesson] = lessons;

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
            <Plate alt={papers.alt} ground="sage" className="plate-whole">
              <PaperFan {...fanned("manuscript-preparation-checklist")} />
            </Plate>
          ),
        }}
      />
      <GuidesPointer>
        <Island of={SavedArticles} props={{ articles }} />
      </GuidesPointer>
      <ResourceList label={label} title={title} lead={lead} tone="deep" resources={resources} words={words} />
      <div className="print:hidden">
        <Section
          label={newsletter.blog.label}
          title={newsletter.blog.title}
          lead={newsletter.blog.text}
          head="running"
          layout="margin"
        >
          <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
            <div>
              <Island of={NewsletterForm} props={{ className: "max-w-measure", offersLessons: true }} when="visible" />
              <p className="mt-6">
                <a href={letterArchive.link.to} className="text-link">
                  {letterArchive.link.label}
                </a>
              </p>
            </div>
            <Plate ground="sky" place="letter">
              <Sheet
                className={`inset-x-[2.4em] top-[2em] -bottom-[2em] -rotate-1 px-[2.2em] pt-[1.8em] pb-[3em] ${wholeLines}`}
              >
                <p className="text-[0.86em] text-ink-soft italic">
                  {fillWords(lessonWords.preview, { number: 1, count: lessons.length })}
                </p>
                <p className="mt-[0.3em] text-[1.5em] leading-tight">{lesson?.title}</p>
                {lesson?.paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-[0.8em]">
                    {paragraph}
                  </p>
                ))}
              </Sheet>
            </Plate>
          </div>
        </Section>
      </div>
    </>
  );
}
