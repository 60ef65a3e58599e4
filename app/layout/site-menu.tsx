import { Menu, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import { buttonClasses } from "#app/ui/button.tsx";
import { layoutWords } from "#content/layout.ts";
import { headerActions, headerLinks } from "#content/links.ts";
import { AccountLink } from "./account-link.tsx";

const menuId = "site-menu";
const sign = { "aria-hidden": true, strokeWidth: 1.5, className: "size-6" };

/**
 * A native popover: it opens, closes on Escape and on a click elsewhere, and gives focus back, before and without
 * scripts. Scripts add what it lacks: the button says whether it is open.
 */
export function SiteMenuButton() {
  const isOpen = useMenuState();
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-expanded={isOpen}
      aria-controls={menuId}
      className="-mr-2 inline-flex size-11 items-center justify-center lg:hidden"
    >
      <span className="sr-only">{layoutWords.menu}</span>
      {isOpen ? <X {...sign} /> : <Menu {...sign} />}
    </button>
  );
}

export function SiteMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const previous = useRef(key);
  useEffect(() => {
    // Each navigation has a new key; arriving closes the menu. On the first page it may have been opened before scripts came.
    if (previous.current !== key) menu.current?.hidePopover?.();
    previous.current = key;
  }, [key]);
  return (
    <div
      ref={menu}
      id={menuId}
      popover="auto"
      className="inset-x-0 top-[calc(var(--spacing-header)+1px)] m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto border-b border-rule bg-paper px-gutter pt-2 pb-8 text-ink shadow-page open:animate-veil lg:hidden"
    >
      <HeaderSearch placement="menu" />
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
        <AccountLink variant="secondary" />
        <a href={headerActions.consultation.to} className={buttonClasses("primary")}>
          {headerActions.consultation.label}
        </a>
      </div>
    </div>
  );
}

function useMenuState(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const follow = (event: Event) => setIsOpen((event as ToggleEvent).newState === "open");
    menu?.addEventListener("toggle", follow);
    return () => menu?.removeEventListener("toggle", follow);
  }, []);
  return isOpen;
}
