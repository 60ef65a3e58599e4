import { ChevronLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import type { NavLink } from "#content/links.ts";

/** How each page of the desk was last left, the latest at the end: in memory, and gone with the tab. */
const searches = new Map<string, string>();

/** Notes where somebody is, with search and filters, for the way back. */
export function useWayBack() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    searches.delete(pathname);
    searches.set(pathname, search);
  }, [pathname, search]);
}

/** The list that somebody came from, as they left it; of several, the one they were at last. */
export function BackLink({ among = [], ...usual }: NavLink & { among?: readonly NavLink[] }) {
  const visited = [...searches.keys()];
  const latest = visited.findLast((path) => among.some(({ to }) => to === path));
  const { label, to } = among.find((link) => link.to === latest) ?? usual;
  return (
    <Link
      to={to + (searches.get(to) ?? "")}
      className="-ml-1 inline-flex min-h-8 items-center gap-0.5 text-sm text-ink-soft hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
