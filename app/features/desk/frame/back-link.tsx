import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import type { NavLink } from "#content/links.ts";

export function BackLink({ label, to }: NavLink) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-8 items-center gap-0.5 text-sm text-ink-soft hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}
