import { Logo } from "#app/drawings/logo.tsx";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";
import { Island } from "#app/islands/island.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";
import { footerLegal, footerResources, footerServices, type NavLink } from "#content/links.ts";
import { newsletter } from "#content/newsletter.ts";
import { site } from "#content/site.ts";

const { footer } = layoutWords;
const quietLink = "inline-block py-0.5 text-sm underline-offset-4 hover:underline lg:py-1 lg:text-ui";

/** The colophon of every page. */
export function Footer() {
  return (
    // What comes into the page above it moves it down, and not the window with it.
    <footer className="[overflow-anchor:none] border-t border-rule bg-paper-deep pb-bar md:pb-0 print:hidden">
      <Container className="py-5 lg:py-14">
        <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-2">
          <a href="/" className="-ml-1 inline-block rounded-sm p-1 text-title-m">
            <Logo name={site.name} />
          </a>
          <p className="font-serif text-[clamp(0.9375rem,3.9vw,1.1875rem)] leading-snug text-balance text-ink-soft italic lg:text-title-s">
            {site.tagline}
          </p>
        </div>

        <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 border-t border-rule pt-4 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-12 lg:pt-10">
          <LinkColumn title={footer.services} links={footerServices} />
          <LinkColumn title={footer.resources} links={footerResources} isLong />
          <Contact />
          <LinkColumn title={footer.legal} links={footerLegal} isLine />
        </div>

        {/* Below the links: a page that ends with the letter's form of its own does not ask twice in one breath. */}
        <section
          aria-labelledby="newsletter-title"
          className="mt-4 grid gap-x-12 border-t border-rule pt-4 lg:mt-12 lg:grid-cols-2 lg:pt-10"
        >
          <div>
            <h2 id="newsletter-title" className="text-title-s lg:text-title-m">
              {newsletter.title}
            </h2>
            <p className="mt-1.5 max-w-short text-sm text-ink-soft lg:text-ui">{newsletter.invitation}</p>
          </div>
          <Island of={NewsletterForm} props={{ className: "compact max-lg:mt-4" }} when="visible" />
        </section>

        <div className="mt-4 flex flex-col gap-1 border-t border-rule pt-3 text-[0.9375rem] leading-snug text-ink-soft lg:mt-12 lg:flex-row lg:justify-between lg:gap-12">
          <p>{footer.copyright}</p>
          {site.demo && <p>{footer.demo}</p>}
        </div>
      </Container>
    </footer>
  );
}

type LinkColumnProps = {
  title: string;
  links: readonly NavLink[];
  /** On a phone its links share a line. */
  isLine?: true;
  /** Two columns where there is room. */
  isLong?: true;
};

function LinkColumn({ title, links, isLine, isLong }: LinkColumnProps) {
  return (
    <nav aria-label={title} className={isLine ? "max-lg:col-span-2" : isLong && "max-lg:row-span-2"}>
      <h2 className={classNames("label text-ink-soft", isLine && "max-lg:sr-only")}>{title}</h2>
      <ul
        className={classNames(
          "lg:mt-3",
          isLine ? "max-lg:flex max-lg:flex-wrap max-lg:gap-x-5" : "mt-2 max-sm:tracking-[-0.02em]",
          isLong && "lg:columns-2 lg:gap-x-8",
        )}
      >
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
  // Where a column is too narrow, an address breaks before its sign and nowhere else.
  const [name, host] = site.email.split("@");
  return (
    <div className="max-lg:col-start-1 max-lg:row-start-2">
      <h2 className="label text-ink-soft">{footer.contact}</h2>
      <address className="mt-2 not-italic lg:mt-3">
        <p>
          <a href={`mailto:${site.email}`} className={`tracking-[-0.01em] ${quietLink}`}>
            {name}
            <wbr />@{host}
          </a>
          <br />
          <a href={site.phone.href} className={`figures ${quietLink}`}>
            {site.phone.label}
          </a>
        </p>
        <p className="figures mt-2.5 text-sm text-ink-soft lg:text-ui">
          {office.street}
          <br />
          {office.city}, {office.region} {office.postalCode}
        </p>
      </address>
      <ul className="mt-1.5 flex flex-col lg:mt-3">
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
