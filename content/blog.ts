import type { NavLink } from "#content/links.ts";
import type { Hero, Metadata } from "#content/shapes.ts";

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
    title: "Articles, kept up to date",
    /** How many of the matches the page shows. */
    shown: 6,
    found: { one: "Found {count} article", many: "Found {count} articles", inCategory: "in {category}" },
    none: "No articles found matching your criteria",
    noneHint: "Try another word, or look through all categories.",
    clear: "Clear Filters",
    readMore: "Read More",
  },
  seeAll: { label: "See All Articles", to: "/articles" },
  /** Beside it, where the page shows only the first of them. */
  first: "Here are the first {shown} of {count}.",
  saved: {
    title: "Your saved articles",
    lead: "Kept in this browser only.",
    empty: "Nothing saved yet. The Save button on any article puts it here.",
    remove: "Remove {title} from saved articles",
  },
  resources: {
    label: "Downloads",
    title: "Free resources",
    lead: "Eight documents to type into, or to print and spill coffee on. No address asked.",
    download: "Download",
    pages: "{count} pages",
    more: {
      text: "To see papers like these filled in, from the query letter to the first royalty statement:",
      link: { label: "one book, every document", to: "/one-book" },
    },
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
