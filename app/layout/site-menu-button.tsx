import { Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { layoutWords } from "#content/layout.ts";

export const menuId = "site-menu";
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
