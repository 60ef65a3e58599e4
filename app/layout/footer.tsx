import { Logo } from "#app/drawings/logo.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { Island } from "#app/islands/island.tsx";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";
import { footerLegal, footerResources, footerServices, type NavLink } from "#content/links.ts";
import { newsletter } from "#content/newsletter.ts";
import { site } from "#content/site.ts";

const { footer } = layoutWords;
const quietLink = "inline-block py-1 text-ui underline-offset-4 hover:underline";

/** The colophon of every page. */
export function Footer() {
  return (
    <footer className="border-t border-rule bg-paper-deep pb-bar md:pb-0 print:hidden">
      <Container className="py-16">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <div>
            <a href="/" className="-ml-1 inline-block rounded-sm p-1 text-title-m">
              <Logo name={site.name} />
            </a>
            <p className="mt-4 max-w-short font-serif text-title-s text-ink-soft italic">{site.tagline}</p>
          </div>
          <section aria-labelledby="newsletter-title">
            <h2 id="newsletter-title" className="text-title-s">
              {newsletter.title}
            </h2>
            <p className="mt-2 text-ui text-ink-soft">{newsletter.invitation}</p>
            <Island of={NewsletterForm} props={{ className: "mt-5" }} when="visible" />
          </section>
        </div>

        <div className="mt-14 grid gap-x-12 gap-y-10 border-t border-rule pt-10 sm:grid-cols-2 lg:grid-cols-4">
          <LinkColumn title={footer.services} links={footerServices} />
          <LinkColumn title={footer.resources} links={footerResources} />
          <LinkColumn title={footer.legal} links={footerLegal} />
          <Contact />
        </div>

        <div className="mt-12 flex flex-col gap-2 border-t border-rule pt-6 text-sm text-ink-soft lg:flex-row lg:justify-between lg:gap-12">
          <p>{footer.copyright}</p>
          {site.demo && <p>{footer.demo}</p>}
        </div>
      </Container>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="label text-gold-ink">{title}</h2>
      <ul className="mt-3">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to} className={quietLink}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const { office } = site;
  return (
    <div>
      <h2 className="label text-gold-ink">{footer.contact}</h2>
      <address className="mt-3 not-italic">
        <a href={`mailto:${site.email}`} className={quietLink}>
          {site.email}
        </a>
        <br />
        <a href={site.phone.href} className={`figures ${quietLink}`}>
          {site.phone.label}
        </a>
        <p className="figures mt-2 text-ui text-ink-soft">
          {office.street}
          <br />
          {office.city}, {office.region} {office.postalCode}
        </p>
      </address>
      <ul className="mt-3 flex flex-wrap gap-x-4">
        {site.social.map((profile) => (
          <li key={profile.href}>
            <a href={profile.href} className={quietLink}>
              {profile.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
