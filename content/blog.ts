import type { NavLink } from "#content/links.ts";
import { newsletter } from "#content/newsletter.ts";
import { consultation } from "#content/prices.ts";
import type { Action, Hero, Metadata } from "#content/shapes.ts";
import { site } from "#content/site.ts";

/** Every category an article can have, in the order of the filters on /articles; /blog offers the first five. */
export const articleCategories = [
  "Publishing",
  "Marketing",
  "Traditional Publishing",
  "Design",
  "Writing",
  "Technology",
  "Branding",
] as const;

/** What a filter can be set to. */
const allCategories = "All";
export const blogFilters = ["All", "Publishing", "Marketing", "Traditional Publishing", "Design", "Writing"] as const;
export const articleFilters = [allCategories, ...articleCategories] as const;

/** Words in {braces} are filled by the page. */
export const blogPage = {
  meta: {
    title: "Publishing Resources and Blog",
    description:
      "Articles and free downloads for authors: hybrid and traditional publishing, marketing, design and writing, from the people who make books for a living.",
    keywords: ["publishing blog", "author resources", "book marketing articles", "free author downloads"],
    priority: "high",
  },
  hero: {
    label: "Resources & Blog",
    title: "Notes from the workroom",
    lead: "What we have learned about making books and finding readers, written down for whoever comes next.",
  },
  search: { label: "Search articles", placeholder: "Search articles...", clear: "Clear" },
  filterLabel: "Filter by category",
  featured: {
    label: "Featured article",
    slug: "complete-guide-hybrid-publishing-2024",
    action: "Read the Article",
  },
  list: {
    label: "Articles",
    title: "Latest articles",
    /** How many of the matches the page shows. */
    shown: 6,
    found: { one: "Found {count} article", many: "Found {count} articles", inCategory: "in {category}" },
    none: "No articles found matching your criteria",
    noneHint: "Try another word, or look through all categories.",
    clear: "Clear Filters",
    readMore: "Read More",
  },
  seeAll: { label: "See All Articles", to: "/articles" },
  saved: {
    title: "Your saved articles",
    lead: "Kept in this browser only.",
    empty: "Nothing saved yet. The Save button on any article puts it here.",
    remove: "Remove {title} from saved articles",
  },
  resources: {
    label: "Downloads",
    title: "Free resources",
    lead: "Eight documents to print, fill in and spill coffee on. No address asked.",
    download: "Download",
    pages: "{count} pages",
  },
  newsletter: {
    label: "By mail",
    title: `Get ${newsletter.title}`,
    text: `${newsletter.join} who read our letter on writing, publishing and finding readers.`,
  },
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  seeAll: NavLink;
} & Record<string, unknown>;

export const articlesPage = {
  meta: {
    title: "All Articles for Authors",
    description:
      "Every article we have published for authors, searchable by word and by category: publishing, marketing, design, writing, technology and branding.",
    keywords: ["publishing articles", "articles for authors", "writing advice", "book design articles"],
    priority: "medium",
  },
  back: { label: "Back to Blog", to: "/blog" },
  hero: {
    label: "All Articles",
    title: "The whole shelf",
    lead: "Search by word or browse by category. Everything here is free to read and free to quote.",
  },
  search: { label: "Search articles", placeholder: "Search articles..." },
  categorySelect: "Category",
  filterLabel: "Filter by category",
  count: "Showing {shown} of {total} articles",
  none: "No articles found matching your criteria.",
  clear: "Clear Filters",
  readMore: "Read More",
} as const satisfies {
  meta: Metadata;
  hero: Hero;
  back: NavLink;
} & Record<string, unknown>;

/** What stands around the text of every article. */
export const articleFurniture = {
  back: { label: "Back to Blog", to: "/blog" },
  byline: "By {author}",
  readTime: "{minutes} min read",
  reviewed: "Last reviewed {date}",
  share: {
    label: "Share",
    text: `From the ${site.name} blog`,
    /** Where the browser keeps its clipboard closed; the address follows. */
    copyByHand: "Copy this address to share the article:",
  },
  save: { off: "Save", on: "Bookmarked" },
  contents: "In this article",
  callToAction: {
    title: "Have a book of your own in mind?",
    text: `Ask us about it. A consultation is ${consultation.minutes} minutes, free, and obliges you to nothing.`,
    actions: [
      { label: "Email Us", href: `mailto:${site.email}` },
      { label: "Call Us", href: site.phone.href },
      { label: "Free Consultation", to: "/consultation", newTab: true },
    ],
  },
  aboutTheAuthor: "About the Author",
  sources: {
    title: "Figures and sources",
    lead: "Where each figure comes from, the date it stands for, and the day we last read the source or a stored copy of it. “Not rechecked” means that we could not; look before you rely on it. Worked examples are our own arithmetic on invented numbers.",
    readOn: "Read {date}.",
    notRechecked: "Not rechecked since {date}.",
  },
  related: { label: "Read on", title: "Related Articles", shown: 3 },
} as const satisfies {
  back: NavLink;
  callToAction: { title: string; text: string; actions: readonly Action[] };
} & Record<string, unknown>;
