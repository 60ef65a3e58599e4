import type { ComponentType } from "react";
import {
  type ArticleSlug,
  articleSlugs,
  type GuideSlug,
  guideSlugs,
  type PaperSlug,
  type PublicPath,
  paperSlugs,
} from "#domain/addresses.ts";
import type { HeadTag } from "./page-meta.ts";

/** A page that everybody may read: what its head says, and its text. It is drawn when the site is built. */
type SitePage = {
  head: (path: string) => readonly HeadTag[];
  default: ComponentType<{ path: string }>;
};
type LoadPage = () => Promise<SitePage>;

const article: LoadPage = () => import("./routes/site/article.tsx");
const articles = Object.fromEntries(articleSlugs.map((slug) => [`/blog/${slug}`, article]));
const guides = Object.fromEntries(guideSlugs.map((slug) => [`/guides/${slug}`, article]));

const paper: LoadPage = () => import("./routes/site/one-paper.tsx");
const papers = Object.fromEntries(paperSlugs.map((slug) => [`/one-book/${slug}`, paper]));

/** Every public page of domain/addresses.ts; one that is missing here does not compile. */
export const pages: Record<PublicPath, LoadPage> = {
  "/": () => import("./routes/site/home.tsx"),
  "/about": () => import("./routes/site/about.tsx"),

  "/services": () => import("./routes/site/services.tsx"),
  "/services/editorial": () => import("./routes/site/services/editorial.tsx"),
  "/services/design": () => import("./routes/site/services/design.tsx"),
  "/services/publishing": () => import("./routes/site/services/publishing.tsx"),
  "/services/marketing": () => import("./routes/site/services/marketing.tsx"),
  "/services/representation": () => import("./routes/site/services/representation.tsx"),
  "/services/ghostwriting": () => import("./routes/site/services/ghostwriting.tsx"),
  "/services/author-website-development": () => import("./routes/site/services/author-website-development.tsx"),
  "/services/social-media-setup": () => import("./routes/site/services/social-media-setup.tsx"),
  "/services/press-release-distribution": () => import("./routes/site/services/press-release-distribution.tsx"),
  "/services/book-trailer-video": () => import("./routes/site/services/book-trailer-video.tsx"),
  "/packages": () => import("./routes/site/packages.tsx"),
  "/terms-in-plain-words": () => import("./routes/site/terms-in-plain-words.tsx"),
  "/specimen-agreement": () => import("./routes/site/specimen-agreement.tsx"),
  "/are-we-a-real-hybrid": () => import("./routes/site/are-we-a-real-hybrid.tsx"),

  "/success-stories": () => import("./routes/site/success-stories.tsx"),
  "/media-coverage": () => import("./routes/site/media-coverage.tsx"),
  "/blog": () => import("./routes/site/blog.tsx"),
  "/articles": () => import("./routes/site/articles.tsx"),
  ...(articles as Record<`/blog/${ArticleSlug}`, LoadPage>),
  "/guides": () => import("./routes/site/guides.tsx"),
  ...(guides as Record<`/guides/${GuideSlug}`, LoadPage>),

  "/tools": () => import("./routes/site/tools.tsx"),
  "/tools/rates": () => import("./routes/site/tools/rates.tsx"),
  "/tools/compare": () => import("./routes/site/tools/compare.tsx"),
  "/tools/calendar": () => import("./routes/site/tools/calendar.tsx"),
  "/tools/cover": () => import("./routes/site/tools/cover.tsx"),
  "/tools/query": () => import("./routes/site/tools/query.tsx"),
  "/tools/manuscript": () => import("./routes/site/tools/manuscript.tsx"),
  "/one-book": () => import("./routes/site/one-book.tsx"),
  ...(papers as Record<`/one-book/${PaperSlug}`, LoadPage>),

  "/consultation": () => import("./routes/site/consultation.tsx"),
  "/consultation/book": () => import("./routes/site/book.tsx"),
  "/query-letter-template": () => import("./routes/site/query-letter-template.tsx"),
  "/faq": () => import("./routes/site/faq.tsx"),
  "/author-success-guide": () => import("./routes/site/author-success-guide.tsx"),

  "/privacy-policy": () => import("./routes/site/legal.tsx"),
  "/terms-of-service": () => import("./routes/site/legal.tsx"),
  "/cookie-policy": () => import("./routes/site/legal.tsx"),
};

/** Sent for any address that leads nowhere, below /blog/ and elsewhere. */
export const missingPages = {
  "/blog/404": () => import("./routes/site/post-not-found.tsx"),
  "/404": () => import("./routes/site/not-found.tsx"),
} satisfies Record<string, LoadPage>;

/** Drawn like a page, and filled by the server with what only it knows. */
export const framePages = {
  "/letters/:frame": () => import("./routes/site/letter-frame.tsx"),
} satisfies Record<string, LoadPage>;
