import type { ReactNode } from "react";
import { LetterToUs } from "#app/drawings/cards/ways-to-ask.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { Island } from "#app/islands/island.tsx";
import { Section } from "#app/ui/section.tsx";
import { layoutWords } from "#content/layout.ts";
import { newsletter } from "#content/newsletter.ts";
import { site } from "#content/site.ts";

export type ContactSectionProps = {
  label?: string;
  title: string;
  lead: string;
  /** The consultation form. */
  children: ReactNode;
};

/** Everything one needs to reach the house, at #contact: the form, the people's address, the letter. */
export function ContactSection({ children, ...head }: ContactSectionProps) {
  return (
    <Section
      id="contact"
      layout="margin"
      columns={3}
      {...head}
      beside={
        <div className="grid gap-y-6 max-lg:mt-3 lg:h-full lg:grid-rows-[auto_auto_minmax(20rem,1fr)] lg:gap-y-10">
          <ContactDetails />
          <NewsletterBox />
          <LetterToUs className="max-lg:hidden print:hidden" />
        </div>
      }
    >
      {children}
    </Section>
  );
}

function ContactDetails() {
  const { office } = site;
  return (
    <div>
      <h3 className="sr-only">{layoutWords.footer.contact}</h3>
      <address className="flex flex-col items-start gap-1 not-italic sm:gap-2">
        <a
          href={site.phone.href}
          className="figures font-serif text-title-s decoration-1 sm:text-title-m underline-offset-4 hover:underline"
        >
          {site.phone.label}
        </a>
        <a href={`mailto:${site.email}`} className="text-link sm:text-title-s">
          {site.email}
        </a>
        <p className="figures text-ink-soft sm:mt-3">
          {office.street}
          <br />
          {office.city}, {office.region} {office.postalCode}
        </p>
      </address>
    </div>
  );
}

function NewsletterBox() {
  return (
    <div className="border-t border-rule pt-5 lg:pt-8 print:hidden">
      <h3 className="text-title-s">{newsletter.join}</h3>
      <p className="mt-1 text-ink-soft">{newsletter.lead}</p>
      <Island of={NewsletterForm} props={{ className: "compact mt-4", offersLessons: true }} when="visible" />
    </div>
  );
}
