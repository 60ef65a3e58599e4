import { authorOf, listArticles, listGuides } from "#app/features/articles/article-shelf.server.ts";
import { renderForFeed } from "#app/markdown/render-markdown.server.ts";
import { blogPage } from "#content/blog.ts";
import { site } from "#content/site.ts";

/** The blog and the guides for feed readers: RSS 2.0, every text whole, the newest first. */
export function makeFeed(): string {
  const articles = [...listArticles(), ...listGuides()].toSorted((one, other) => other.date.localeCompare(one.date));
  // The day of the newest change and not of the build: a build repeats, and readers learn what is new.
  const changed =
    articles
      .map(({ reviewed }) => reviewed)
      .toSorted()
      .at(-1) ?? "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    tag("title", `${site.name}: ${blogPage.hero.title}`),
    tag("link", address("/blog")),
    `<atom:link href="${escapeXml(address("/feed.xml"))}" rel="self" type="application/rss+xml"/>`,
    tag("description", blogPage.meta.description),
    tag("language", "en-us"),
    tag("lastBuildDate", mailDate(changed)),
    ...articles.flatMap((article) => [
      "<item>",
      tag("title", article.title),
      tag("link", address(article.path)),
      `<guid isPermaLink="true">${escapeXml(address(article.path))}</guid>`,
      tag("pubDate", mailDate(article.date)),
      tag("dc:creator", authorOf(article).name),
      tag("category", article.category),
      tag("description", article.excerpt),
      tag("content:encoded", renderForFeed(article.body, site.address)),
      "</item>",
    ]),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

function address(path: string): string {
  return new URL(path, site.address).href;
}

/** "2024-01-16" as mail and RSS write it, at noon so that no time zone turns it into another day. */
function mailDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
