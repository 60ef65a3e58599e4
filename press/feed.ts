import { authorOf, listArticles, listGuides } from "#app/features/articles/article-shelf.server.ts";
import { tellChange } from "#app/features/author-tools/rates/tell-change.ts";
import { renderForFeed } from "#app/markdown/render-markdown.server.ts";
import { ratesPage } from "#content/author-tools/rates.ts";
import { blogPage } from "#content/blog.ts";
import { rateChanges } from "#content/rate-changes.ts";
import { rates } from "#content/rates.ts";
import { site } from "#content/site.ts";
import { escapeXml } from "#domain/escape-xml.ts";

/** A feed as its readers know it; `items` are lines of elements. */
function makeChannel(
  { title, page, feed, description, changed }: Record<"title" | "page" | "feed" | "description" | "changed", string>,
  items: readonly string[],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    tag("title", `${site.name}: ${title}`),
    tag("link", address(page)),
    `<atom:link href="${escapeXml(address(feed))}" rel="self" type="application/rss+xml"/>`,
    tag("description", description),
    tag("language", "en-us"),
    tag("lastBuildDate", mailDate(changed)),
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

// The day of the newest change and not of the build: a build repeats, and readers learn what is new.
const newestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? "";

/** The blog and the guides for feed readers: RSS 2.0, every text whole, the newest first. */
export function makeFeed(): string {
  const articles = [...listArticles(), ...listGuides()].toSorted((one, other) => other.date.localeCompare(one.date));
  return makeChannel(
    {
      title: blogPage.hero.title,
      page: "/blog",
      feed: "/feed.xml",
      description: blogPage.meta.description,
      changed: newestOf(articles.map(({ reviewed }) => reviewed)),
    },
    articles.flatMap((article) => [
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
  );
}

/** What changed among the trade's figures: one item for each change, under the day on which we noted it. */
export function makeRatesFeed(): string {
  const { changes, hero } = ratesPage;
  return makeChannel(
    {
      title: changes.feed.title,
      page: "/tools/rates",
      feed: "/tools/rates.xml",
      description: hero.lead,
      changed: newestOf(rateChanges.map(({ noted }) => noted)),
    },
    rateChanges.flatMap((change) => [
      "<item>",
      tag("title", rates[change.rate].what),
      tag("link", address(`/tools/rates#${change.rate}`)),
      `<guid isPermaLink="false">${escapeXml(`${change.rate} ${change.noted} ${change.was}`)}</guid>`,
      tag("pubDate", mailDate(change.noted)),
      tag("description", tellChange(change)),
      "</item>",
    ]),
  );
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function address(path: string): string {
  return new URL(path, site.address).href;
}

/** "2024-01-16" as mail and RSS write it, at noon so that no time zone turns it into another day. */
function mailDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
