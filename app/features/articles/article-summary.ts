import type { SitePath } from "#content/links.ts";

export type ArticleSummary = {
  slug: string;
  /** Articles stand below /blog, guides below /guides. */
  path: SitePath;
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
