import { Logo } from "#app/drawings/logo.tsx";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import { Island } from "#app/islands/island.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { layoutWords } from "#content/layout.ts";
import { headerActions, headerLinks } from "#content/links.ts";
import { site } from "#content/site.ts";
import { AccountLink } from "./account-link.tsx";
import { usePagePath } from "./site-frame.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { SiteMenuButton } from "./site-menu-button.tsx";

export function Header() {
  const { consultation } = headerActions;
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:hidden">
      <Container className="flex h-header items-center gap-6">
        <a href="/" className="-ml-1 flex rounded-sm p-1 text-title-s">
          <Logo name={site.name} />
        </a>
        <MainNavigation />
        <div className="flex items-center gap-2 max-lg:ml-auto">
          <Island of={HeaderSearch} props={{ placement: "bar" }} when="(min-width: 64rem)" />
          <Island of={AccountLink} props={{ variant: "quiet", size: "small", className: "max-lg:hidden text-ink" }} />
          <a href={consultation.to} className={buttonClasses("secondary", "small", "max-sm:hidden")}>
            {consultation.label}
          </a>
          <Island of={SiteMenuButton} when="(max-width: 63.99rem)" />
        </div>
      </Container>
      <SiteMenu />
    </header>
  );
}

function MainNavigation() {
  const path = usePagePath();
  return (
    <nav aria-label={layoutWords.mainNavigation} className="ml-auto max-lg:hidden">
      <ul className="flex items-center gap-7">
        {headerLinks.map(({ to, label, alsoAt }) => (
          <li key={to}>
            <a
              href={to}
              aria-current={path === to || path === alsoAt || path.startsWith(`${to}/`) ? "page" : undefined}
              className="inline-block border-b border-transparent py-1.5 text-ui transition-colors hover:border-gold aria-[current]:border-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
