import type { aliases } from "./aliases.ts";

/** The articles, by the last part of their address. */
export const articleSlugs = [
  "a-launch-plan-for-the-first-ninety-days",
  "author-marketing-101-building-your-platform",
  "complete-guide-hybrid-publishing-2024",
  "design-trends-in-book-publishing",
  "e-book-files-that-work-for-every-reader",
  "how-to-pitch-to-a-traditional-publisher",
  "how-to-revise-a-first-draft",
  "self-publishing-vs-traditional-2024-comparison",
  "the-truth-about-book-advances",
  "what-each-kind-of-editor-does",
  "what-hybrid-publishing-really-means",
  "your-author-name-as-a-brand",
] as const;
export type ArticleSlug = (typeof articleSlugs)[number];

/** The guides, outside the collection of articles, by the last part of their address. */
export const guideSlugs = [
  "a-synopsis-that-works",
  "audio-in-2026",
  "kindle-unlimited-and-price-promotions",
  "taxes-and-rights-sales-for-authors",
  "what-editing-costs",
  "word-counts-by-genre",
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

/** What authors work something out with, under /tools; not to be confused with the tools of portal and desk below. */
const authorToolPaths = [
  "/tools/rates",
  "/tools/compare",
  "/tools/calendar",
  "/tools/cover",
  "/tools/query",
  "/tools/manuscript",
] as const;
export type AuthorToolPath = (typeof authorToolPaths)[number];
/** The documents of the sample book, by the last part of their address, in the order in which the book met them. */
export const paperSlugs = [
  "query-letter",
  "synopsis",
  "book-proposal",
  "editorial-letter",
  "line-edit",
  "copyedit",
  "proofread-pages",
  "copyright-page",
  "sell-sheet",
  "metadata-sheet",
  "budget",
  "royalty-statement",
  "ninety-day-report",
] as const;
export type PaperSlug = (typeof paperSlugs)[number];
export const onePaperPath = <Slug extends PaperSlug>(slug: Slug) => `/one-book/${slug}` as const;

/** Every page that everybody may read: drawn once, when the site is built, and listed for search engines. */
export const publicPaths = [
  "/",
  "/about",
  "/services",
  "/services/editorial",
  "/services/design",
  "/services/publishing",
  "/services/marketing",
  "/services/representation",
  "/services/ghostwriting",
  "/services/author-website-development",
  "/services/social-media-setup",
  "/services/press-release-distribution",
  "/services/book-trailer-video",
  "/packages",
  "/terms-in-plain-words",
  "/specimen-agreement",
  "/are-we-a-real-hybrid",
  "/success-stories",
  "/media-coverage",
  "/blog",
  ...articleSlugs.map((slug) => `/blog/${slug}` as const),
  "/articles",
  "/guides",
  ...guideSlugs.map((slug) => `/guides/${slug}` as const),
  "/tools",
  ...authorToolPaths,
  "/one-book",
  ...paperSlugs.map((slug) => `/one-book/${slug}` as const),
  "/consultation",
  "/consultation/book",
  "/query-letter-template",
  "/faq",
  "/author-success-guide",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Where authors work; the first three are for whoever is about to come in. */
const portalPaths = [
  "/auth",
  "/auth/confirm",
  "/auth/new-password",
  "/dashboard",
  "/dashboard/projects/:id",
  "/dashboard/books/:id",
  "/dashboard/books/:id/proofs/:proof",
  "/dashboard/account",
] as const;

/** Where the house works. */
export const deskPaths = [
  "/staff",
  "/staff/inbox",
  "/staff/replies",
  "/staff/calendar",
  "/staff/people",
  "/staff/people/:key",
  "/staff/projects",
  "/staff/projects/:id",
  "/staff/books",
  "/staff/books/:id",
  "/staff/books/:id/proofs/:proof",
  "/staff/templates",
  "/staff/codes",
  "/staff/newsletter",
  "/staff/newsletter/:id",
  "/staff/mail",
  "/staff/letter-templates",
  "/staff/letter-templates/:id",
  "/staff/numbers",
  "/staff/team",
  "/staff/me",
  "/staff/log",
] as const;

/** The tools: not listed anywhere, not counted, and nothing without their scripts. */
export const toolPaths = [...portalPaths, ...deskPaths] as const;
export type ToolPath = (typeof toolPaths)[number];

/** The newsletter's archive, which the server fills by itself: its letters are nobody's to link here. */
type ArchivePath = "/letters";

/** Every address without a parameter: a link to anything else does not compile. */
export type SitePath = PublicPath | ArchivePath | Exclude<ToolPath, `${string}:${string}`> | keyof typeof aliases;

/** What is no page and begins like this, the server answers itself: server/app.ts lists it, `npm run dev` hands it on. */
export const serverPaths = [
  "/rest/v1",
  "/functions/v1",
  "/auth/v1",
  "/files",
  "/newsletter",
  "/booking",
  "/notices",
  "/calendar",
  "/chapter",
  "/letters",
  "/dev",
  "/healthz",
  "/readyz",
  "/metrics",
];
