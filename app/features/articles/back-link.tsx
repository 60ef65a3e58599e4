import { ArrowLeft } from "lucide-react";
import type { NavLink } from "#content/links.ts";

/** The way to the page above. */
export function BackLink({ label, to }: NavLink) {
  return (
    <a
      href={to}
      className="inline-flex min-h-8 items-center gap-2 text-sm font-semibold text-ink-soft underline-offset-4 hover:text-ink hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" strokeWidth={1.6} className="size-4" />
      {label}
    </a>
  );
}
