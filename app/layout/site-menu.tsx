import { HeaderSearch } from "#app/features/search/header-search.tsx";
import { Island } from "#app/islands/island.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { layoutWords } from "#content/layout.ts";
import { headerActions, headerLinks } from "#content/links.ts";
import { AccountLink } from "./account-link.tsx";
import { menuId } from "./site-menu-button.tsx";

/** The pages, on a phone: see `SiteMenuButton`. */
export function SiteMenu() {
  return (
    <div
      id={menuId}
      popover="auto"
      className="inset-x-0 top-[calc(var(--spacing-header)+1px)] m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto border-b border-rule bg-paper px-gutter pt-2 pb-8 text-ink shadow-page backdrop:mt-header backdrop:bg-night/50 open:animate-veil lg:hidden"
    >
      <Island of={HeaderSearch} props={{ placement: "menu" }} when="(max-width: 63.99rem)" />
      <nav aria-label={layoutWords.menu}>
        <ul>
          {headerLinks.map((link) => (
            <li key={link.to} className="border-b border-rule">
              <a href={link.to} className="block py-3.5 font-serif text-title-s">
                {link.mobileLabel ?? link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid grid-cols-[2fr_3fr] gap-3">
        <Island of={AccountLink} props={{ variant: "secondary" }} when="(max-width: 63.99rem)" />
        <a href={headerActions.consultation.to} className={buttonClasses("primary")}>
          {headerActions.consultation.label}
        </a>
      </div>
    </div>
  );
}
