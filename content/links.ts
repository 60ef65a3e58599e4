import type { SitePath } from "#domain/addresses.ts";

export type { SitePath };
export type SiteLink = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}`;

export type NavLink = { label: string; to: SiteLink };

/** Where every breadcrumb begins. */
export const homeLink = { label: "Home", to: "/" } as const satisfies NavLink;

/** The mobile menu calls some pages by another name; `alsoAt` is a page that belongs to the same part of the house. */
export const headerLinks: readonly (NavLink & { mobileLabel?: string; alsoAt?: SiteLink })[] = [
  { label: "About", to: "/about" },
  { label: "Services", to: "/services" },
  { label: "Publishing", to: "/packages" },
  { label: "Authors", to: "/success-stories", mobileLabel: "Success Stories" },
  { label: "Blog", to: "/blog", alsoAt: "/articles" },
];

export const headerActions = {
  logIn: { label: "Log In", to: "/auth" },
  /** In place of the one before, for whoever is signed in. */
  dashboard: { label: "Dashboard", to: "/dashboard" },
  consultation: { label: "Free Consultation", to: "/consultation" },
} as const satisfies Record<string, NavLink>;

export const footerServices: readonly NavLink[] = [
  { label: "Editorial", to: "/services/editorial" },
  { label: "Book Design", to: "/services/design" },
  { label: "Publishing & Distribution", to: "/services/publishing" },
  { label: "Marketing & Publicity", to: "/services/marketing" },
  { label: "Literary Representation", to: "/services/representation" },
  { label: "Ghostwriting", to: "/services/ghostwriting" },
];

export const footerResources: readonly NavLink[] = [
  { label: "Author Success Guide", to: "/author-success-guide" },
  { label: "Blog", to: "/blog" },
  { label: "Query Letter Template", to: "/query-letter-template" },
  { label: "Success Stories", to: "/success-stories" },
  { label: "FAQ", to: "/faq" },
  { label: "Packages", to: "/packages" },
  { label: "Free Consultation", to: "/consultation" },
  // The specification's links end here; what follows is the house's own.
  { label: "Terms in Plain Words", to: "/terms-in-plain-words" },
  { label: "Specimen Agreement", to: "/specimen-agreement" },
  { label: "One Book, Every Document", to: "/one-book" },
  { label: "Are We a Real Hybrid?", to: "/are-we-a-real-hybrid" },
  { label: "Tools for Authors", to: "/tools" },
];

export const footerLegal: readonly NavLink[] = [
  { label: "Privacy Policy", to: "/privacy-policy" },
  { label: "Terms of Service", to: "/terms-of-service" },
  { label: "Cookie Policy", to: "/cookie-policy" },
];

export const mobileBar = {
  call: "Book a Call",
  chat: { label: "Live Chat", to: "/consultation" },
  packages: { label: "Packages", to: "/packages" },
  assistant: "Assistant",
} as const satisfies { call: string; chat: NavLink; packages: NavLink; assistant: string };
