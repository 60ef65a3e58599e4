import { claims } from "#content/claims.ts";
import { newsletterForm } from "#content/newsletter-form.ts";
import { site } from "#content/site.ts";

/** The sign-up that stands in the footer, in the contact section and on /blog. */
export const newsletter = {
  title: site.newsletter,
  join: `Join ${claims.newsletterReaders.figure} authors`,
  /** In the footer. */
  invitation: `Join ${claims.newsletterReaders.figure} ${claims.newsletterReaders.label} who read our notes on writing, making and selling books.`,
  lead: "On writing, publishing and finding readers. At most once a month.",
  /** On /blog. */
  blog: {
    label: "By email",
    title: `Get ${site.newsletter}`,
    text: `Join ${claims.newsletterReaders.figure} authors who read our letter on writing, publishing and finding readers.`,
  },
  ...newsletterForm,
} as const satisfies {
  title: string;
  join: string;
  invitation: string;
  lead: string;
  blog: { label: string; title: string; text: string };
};
