/** The pictures that stand for a page where it is shared, one per kind of page. The longest matching prefix counts. */
export const socialImages = [
  {
    prefix: "/",
    file: "/og-image.jpg",
    label: "A hybrid publishing house",
    title: "From manuscript to published book",
  },
  { prefix: "/services", file: "/social/services.jpg", label: "Services", title: "Every hand a book passes through" },
  { prefix: "/packages", file: "/social/packages.jpg", label: "Packages", title: "The whole price, before you begin" },
  {
    prefix: "/terms-in-plain-words",
    file: "/social/packages.jpg",
    label: "Packages",
    title: "The whole price, before you begin",
  },
  {
    prefix: "/specimen-agreement",
    file: "/social/packages.jpg",
    label: "Packages",
    title: "The whole price, before you begin",
  },
  {
    prefix: "/are-we-a-real-hybrid",
    file: "/social/packages.jpg",
    label: "Packages",
    title: "The whole price, before you begin",
  },
  {
    prefix: "/success-stories",
    file: "/social/authors.jpg",
    label: "Our authors",
    title: "Books, and the people who wrote them",
  },
  { prefix: "/blog", file: "/social/articles.jpg", label: "From the house", title: "What we know about making books" },
  {
    prefix: "/articles",
    file: "/social/articles.jpg",
    label: "From the house",
    title: "What we know about making books",
  },
  {
    prefix: "/guides",
    file: "/social/guides.jpg",
    label: "Guides",
    title: "Guides and worksheets to keep",
  },
  {
    prefix: "/one-book",
    file: "/social/guides.jpg",
    label: "Guides",
    title: "Guides and worksheets to keep",
  },
  {
    prefix: "/author-success-guide",
    file: "/social/guides.jpg",
    label: "Guides",
    title: "Guides and worksheets to keep",
  },
  {
    prefix: "/query-letter-template",
    file: "/social/guides.jpg",
    label: "Guides",
    title: "Guides and worksheets to keep",
  },
  {
    prefix: "/consultation",
    file: "/social/consultation.jpg",
    label: "Free consultation",
    title: "Thirty minutes about your book",
  },
] as const satisfies { prefix: string; file: `/${string}.jpg`; label: string; title: string }[];

export type SocialFile = (typeof socialImages)[number]["file"];
