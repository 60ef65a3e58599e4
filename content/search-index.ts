import { onePaperPath, type PaperSlug, type PublicPath } from "#domain/addresses.ts";
import type { SearchEntryType } from "#domain/search.ts";
import { aboutPage } from "./about.ts";
import { realHybridPage } from "./are-we-a-real-hybrid.ts";
import { authorSuccessGuidePage } from "./author-success-guide.ts";
import { calendarPage } from "./author-tools/calendar.ts";
import { comparePage } from "./author-tools/compare.ts";
import { coverPage } from "./author-tools/cover.ts";
import { manuscriptPage } from "./author-tools/manuscript.ts";
import { queryLabPage } from "./author-tools/query.ts";
import { ratesPage } from "./author-tools/rates.ts";
import { authorTools, toolsPage } from "./author-tools/tools.ts";
import { articlesPage, blogPage } from "./blog.ts";
import { bookingPage } from "./booking.ts";
import { consultationPage } from "./consultation.ts";
import { faqCategories, faqPage } from "./faq.ts";
import { guidesPage } from "./guides.ts";
import { homePage } from "./home.ts";
import { mediaCoveragePage } from "./media-coverage.ts";
import { oneBookPage, papers } from "./one-book/one-book.ts";
import { packagesPage } from "./packages.ts";
import { queryLetterPage } from "./query-letter-template.ts";
import { resources } from "./resources.ts";
import { authorWebsitePage } from "./services/author-website-development.ts";
import { bookTrailerPage } from "./services/book-trailer-video.ts";
import { designPage } from "./services/design.ts";
import { editorialPage } from "./services/editorial.ts";
import { ghostwritingPage } from "./services/ghostwriting.ts";
import { marketingPage } from "./services/marketing.ts";
import { pressReleasePage } from "./services/press-release-distribution.ts";
import { publishingPage } from "./services/publishing.ts";
import { representationPage } from "./services/representation.ts";
import { socialMediaPage } from "./services/social-media-setup.ts";
import { servicesPage } from "./services.ts";
import type { Metadata } from "./shapes.ts";
import { agreementParts, specimenAgreementPage } from "./specimen-agreement.ts";
import { authorStories, successStoriesPage } from "./success-stories.ts";
import { plainTermsPage } from "./terms-in-plain-words.ts";

/** Articles, guides and legal pages bring title, description and keywords in their own files. */
type WrittenInMarkdown =
  | `/blog/${string}`
  | `/guides/${string}`
  | "/privacy-policy"
  | "/terms-of-service"
  | "/cookie-policy";

export type SearchedPath = Exclude<PublicPath, WrittenInMarkdown>;

export type SearchedPage = {
  type: SearchEntryType;
  /** Title, description and keywords are the page's own. */
  meta: Metadata;
  /** Where the page's title is written for search engines, the name under which visitors know it. */
  title?: string;
  /** Words that visitors may type and that the page's own description lacks. */
  alsoFoundBy: readonly string[];
};

/** Each document is found by its name and by what its parts are called. */
const searchedPapers: Record<string, SearchedPage> = Object.fromEntries(
  papers.map(({ slug, name, description, keywords, parts }) => [
    onePaperPath(slug),
    {
      type: "guide",
      meta: { title: name, description, keywords },
      alsoFoundBy: ["example", "blank", "fillable", "PDF", ...parts.map(({ title }) => title)],
    } satisfies SearchedPage,
  ]),
);

/** Every page that the header's search finds; one that is missing here does not compile. */
export const searchedPages: Record<SearchedPath, SearchedPage> = {
  "/": {
    type: "page",
    meta: homePage.meta,
    alsoFoundBy: ["home", "start", "testimonials", "process", "contact", "newsletter", "video"],
  },
  "/about": {
    type: "page",
    meta: aboutPage.meta,
    alsoFoundBy: ["team", "story", "history", "office", "Glendale", "who we are", "imprint"],
  },
  "/services/editorial": {
    type: "service",
    title: "Editorial Services and Book Editing",
    meta: editorialPage.meta,
    alsoFoundBy: [
      "editor",
      "editors",
      "manuscript",
      "revision",
      "proofread",
      "price per word",
      "book editing services",
    ],
  },
  "/services/design": {
    type: "service",
    title: "Book Design: Cover, Interior and E-book",
    meta: designPage.meta,
    alsoFoundBy: ["designer", "jacket", "illustration", "typography", "ebook", "EPUB", "book design services"],
  },
  "/services/publishing": {
    type: "service",
    title: "Publishing and Book Distribution",
    meta: publishingPage.meta,
    alsoFoundBy: ["bookstores", "libraries", "wholesale", "printing", "ebook", "returns", "publishing services"],
  },
  "/services/marketing": {
    type: "service",
    title: "Marketing and Publicity Services",
    meta: marketingPage.meta,
    alsoFoundBy: ["marketing services", "launch", "promotion", "advertising", "reviews", "press", "readers"],
  },
  "/services/representation": {
    type: "service",
    title: "Literary Representation and Agents",
    meta: representationPage.meta,
    alsoFoundBy: ["agent", "traditional publishing", "commission", "submission", "Endorsed Author Pathway", "TV"],
  },
  "/services/ghostwriting": {
    type: "service",
    title: "Ghostwriting Services",
    meta: ghostwritingPage.meta,
    alsoFoundBy: ["ghostwriter", "ghost writer", "fiction", "self-help", "memoir", "interviews", "write my book"],
  },
  "/services/author-website-development": {
    type: "service",
    meta: authorWebsitePage.meta,
    alsoFoundBy: ["web site", "homepage", "domain", "mailing list", "marketing services"],
  },
  "/services/social-media-setup": {
    type: "service",
    meta: socialMediaPage.meta,
    alsoFoundBy: ["profiles", "posts", "platform", "marketing services"],
  },
  "/services/press-release-distribution": {
    type: "service",
    meta: pressReleasePage.meta,
    alsoFoundBy: ["journalists", "media", "news", "publicity", "marketing services"],
  },
  "/services/book-trailer-video": {
    type: "service",
    meta: bookTrailerPage.meta,
    alsoFoundBy: ["film", "video", "animation", "captions", "marketing services"],
  },
  // After the services themselves: between equals, the particular page comes first.
  "/services": {
    type: "service",
    meta: servicesPage.meta,
    alsoFoundBy: ["what we do", "starting prices", "cost", "representation", "process"],
  },
  "/packages": {
    type: "service",
    meta: packagesPage.meta,
    alsoFoundBy: ["cost", "price", "compare", "upgrade", "support", "hybrid publishing", "services"],
  },
  "/terms-in-plain-words": {
    type: "guide",
    meta: plainTermsPage.meta,
    alsoFoundBy: ["royalty", "royalties", "payment", "returns", "license", "reversion", "bankruptcy", "author copies"],
  },
  "/specimen-agreement": {
    type: "guide",
    meta: specimenAgreementPage.meta,
    alsoFoundBy: [
      "contract",
      "PDF",
      "download",
      ...agreementParts.flatMap(({ clauses }) => clauses.map(({ title }) => title)),
    ],
  },
  "/are-we-a-real-hybrid": {
    type: "guide",
    meta: realHybridPage.meta,
    alsoFoundBy: ["legitimate", "trust", "ALLi", "criteria", "declined", "questions to ask a publisher"],
  },
  "/success-stories": {
    type: "page",
    meta: successStoriesPage.meta,
    alsoFoundBy: authorStories.flatMap(({ name, bookTitle, genre }) => [name, bookTitle, genre]),
  },
  "/media-coverage": {
    type: "page",
    meta: mediaCoveragePage.meta,
    alsoFoundBy: ["press", "as seen in", "news", "interviews", "reviews"],
  },
  "/blog": {
    type: "page",
    meta: blogPage.meta,
    alsoFoundBy: resources.map(({ title }) => title),
  },
  "/articles": {
    type: "page",
    meta: articlesPage.meta,
    alsoFoundBy: ["blog", "posts", "archive"],
  },
  "/guides": {
    type: "guide",
    meta: guidesPage.meta,
    alsoFoundBy: ["audiobooks", "taxes", "word count", "synopsis", "Kindle Unlimited", "cost of editing"],
  },
  "/consultation": {
    type: "page",
    meta: consultationPage.meta,
    alsoFoundBy: ["contact", "call", "appointment", "ask a question", "apply", "quote", "meeting"],
  },
  "/consultation/book": {
    type: "page",
    meta: bookingPage.meta,
    alsoFoundBy: ["appointment", "schedule", "calendar", "call", "meeting", "video"],
  },
  "/query-letter-template": {
    type: "guide",
    meta: queryLetterPage.meta,
    alsoFoundBy: ["agents", "pitch", "submission", "checklist", "example", "synopsis", "PDF", "download"],
  },
  "/faq": {
    type: "page",
    meta: faqPage.meta,
    alsoFoundBy: faqCategories.flatMap(({ title, questions }) => [title, ...questions.map(({ question }) => question)]),
  },
  "/author-success-guide": {
    type: "guide",
    meta: authorSuccessGuidePage.meta,
    alsoFoundBy: ["roadmap", "checklist", "metrics", "tips", "mistakes", "launch", "writing", "PDF", "download"],
  },
  // After the pages that they are made from: between equals, what is read comes first.
  "/tools": {
    type: "guide",
    meta: toolsPage.meta,
    alsoFoundBy: authorTools.map(({ label }) => label),
  },
  "/tools/rates": {
    type: "guide",
    meta: ratesPage.meta,
    alsoFoundBy: ["figures", "fees", "royalties", "prices", ...ratesPage.groups.map(({ title }) => title)],
  },
  "/tools/compare": {
    type: "guide",
    meta: comparePage.meta,
    alsoFoundBy: ["calculator", "break-even", "quote", "net receipts", "earn back", "royalty calculator", "refund"],
  },
  "/tools/calendar": {
    type: "guide",
    meta: calendarPage.meta,
    alsoFoundBy: ["timeline", "publication date", "schedule", "galleys", "pre-order", "deadline"],
  },
  "/tools/cover": {
    type: "guide",
    meta: coverPage.meta,
    alsoFoundBy: ["spine width", "template", "bleed", "barcode", "ISBN", "page count", "cover size"],
  },
  "/tools/query": {
    type: "guide",
    meta: queryLabPage.meta,
    alsoFoundBy: ["agents", "pitch", "comps", "comparison titles", "check my query letter"],
  },
  "/tools/manuscript": {
    type: "guide",
    meta: manuscriptPage.meta,
    alsoFoundBy: ["word count", "DOCX", "EPUB", "chapters", "tracked changes", "quotes", "formatting"],
  },
  // Last, so that of two pages with the same score the older one is found first.
  "/one-book": {
    type: "guide",
    meta: oneBookPage.meta,
    alsoFoundBy: [
      "templates",
      "samples",
      "examples",
      "forms",
      "fillable",
      "download",
      ...papers.map(({ name }) => name),
    ],
  },
  ...(searchedPapers as Record<`/one-book/${PaperSlug}`, SearchedPage>),
};
