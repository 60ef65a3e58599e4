import type { ReactNode } from "react";
import type { NavLink } from "#content/links.ts";

/** A sheet of paper with words on it, to be read like any text of the page; `onward` leads to one that is explained. */
export function Sheet({ onward, children }: { onward: NavLink; children: ReactNode }) {
  return (
    <div className="rounded-sm border border-rule bg-surface px-5 py-6 text-ui leading-relaxed sm:px-8 sm:py-8">
      {children}
      <p className="mt-5 border-t border-rule pt-4 text-sm print:hidden">
        <a href={onward.to}>{onward.label}</a>
      </p>
    </div>
  );
}
