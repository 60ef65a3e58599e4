import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { articleFurniture } from "#content/blog.ts";
import { formatDate, groupBySource } from "#domain/article.ts";
import { relatedArticles } from "#domain/related-articles.ts";
import { authorOf, listArticles, summarize } from "./article-shelf.server.ts";

/** Everything the page of one article shows, rendered here so that nothing that reads Markdown reaches the browser. */
export function readArticlePage(slug: string) {
  const articles = listArticles();
  const article = articles.find((other) => other.slug === slug);
  if (!article) throw new Error(`There is no article ${slug}.`);
  return {
    article: summarize(article),
    reviewed: { date: formatDate(article.reviewed), isoDate: article.reviewed },
    imageAlt: article.illustrationAlt,
    keywords: article.keywords,
    ...renderMarkdown(article.body),
    sources: groupBySource(article.figures).map((note) => ({ ...note, date: formatDate(note.date) })),
    author: authorOf(article),
    related: relatedArticles(slug, articles, articleFurniture.related.shown).map(summarize),
  };
}
