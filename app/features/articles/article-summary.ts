import type { SitePath } from "#content/links.ts";

export type ArticleSummary = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** As printed, and as machines read it. */
  date: string;
  isoDate: string;
  readTime: string;
  category: string;
  emoji: string;
};

/** Every file in content/articles has its route, so that a slug read from there always leads somewhere. */
export function articlePath(slug: string): SitePath {
  return `/blog/${slug}` as SitePath;
}
