import { Link, NavLink as RouterNavLink } from "react-router";
import { Logo } from "#app/drawings/logo.tsx";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";
import { headerActions, headerLinks } from "#content/links.ts";
import { site } from "#content/site.ts";
import { AccountLink } from "./account-link.tsx";
import { SiteMenu, SiteMenuButton } from "./site-menu.tsx";

export function Header() {
  const { consultation } = headerActions;
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-header items-center gap-6">
        <Link to="/" className="-ml-1 rounded-sm p-1 text-title-s">
          <Logo name={site.name} />
        </Link>
        <nav aria-label={layoutWords.mainNavigation} className="ml-auto max-lg:hidden">
          <ul className="flex items-center gap-7">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <RouterNavLink
                  to={link.to}
                  prefetch="intent"
                  className="inline-block border-b border-transparent py-1.5 text-ui transition-colors hover:border-gold aria-[current]:border-ink"
                >
                  {link.label}
                </RouterNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-lg:ml-auto">
          <HeaderSearch placement="bar" />
          <AccountLink variant="quiet" size="small" className="max-lg:hidden text-ink" />
          <Link to={consultation.to} prefetch="intent" className={buttonClasses("primary", "small", "max-sm:hidden")}>
            {consultation.label}
          </Link>
          <SiteMenuButton />
        </div>
      </Container>
      <SiteMenu />
    </header>
  );
}
