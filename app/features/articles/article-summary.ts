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
/** Where the picture lies under which an article or a guide is shared: "/social/blog/how-to-revise-a-first-draft.jpg". */
export const socialPictureOf = (path: string): `/social/${string}.jpg` => `/social${path as `/${string}`}.jpg`;
