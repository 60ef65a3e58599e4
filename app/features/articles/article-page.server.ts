import { renderMarkdown } from "#app/markdown/render-markdown.server.ts";
import { articleFurniture } from "#content/article-furniture.ts";
import { groupBySource, type SourceNote } from "#domain/article.ts";
import { formatDate } from "#domain/format-date.ts";
import { relatedArticles } from "#domain/related-articles.ts";
import { authorOf, listArticles, listGuides, summarize } from "./article-shelf.server.ts";
import { drawFigure } from "./figures/draw-figure.server.tsx";

/** Everything the page of one article or guide shows, rendered here so that nothing that reads Markdown reaches the browser. */
export function readArticlePage(path: string) {
  const articles = listArticles();
  const isGuide = path.startsWith("/guides/");
  // An article leads on to articles, as it always did; a guide to whatever is nearest.
  const shelf = isGuide ? [...listGuides(), ...articles] : articles;
  const article = shelf.find((other) => other.path === path);
  if (!article) throw new Error(`There is no article at ${path}.`);
  return {
    article: summarize(article),
    isGuide,
    reviewed: { date: formatDate(article.reviewed), isoDate: article.reviewed },
    imageAlt: article.illustrationAlt,
    keywords: article.keywords,
    ...renderMarkdown(article.body, drawFigure),
    sources: groupBySource(article.figures).map(printNote),
    pulled: article.pulled,
    author: authorOf(article),
    related: relatedArticles(article.slug, shelf, articleFurniture.related.shown).map(summarize),
  };
}

/** When the figure dates from, and when somebody last read its source: said apart, because they differ. */
function printNote({ date, isSince, read, notRechecked, ...note }: SourceNote) {
  const { readOn, notRechecked: notSince, since } = articleFurniture.sources;
  return {
    ...note,
    date: formatDate(date),
    ...(isSince && { since: since.replace("{date}", formatDate(date)) }),
    ...(read && { reading: readOn.replace("{date}", formatDate(read)) }),
    ...(notRechecked && { reading: notSince.replace("{date}", formatDate(notRechecked)) }),
  };
}
