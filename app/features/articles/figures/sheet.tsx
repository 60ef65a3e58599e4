import type { ReactNode } from "react";
import type { NavLink } from "#content/links.ts";

/** A sheet of paper with words on it, to be read like any text of the page; `onward` leads to one that is explained. */
export function Sheet({ onward, children }: { onward: NavLink; children: ReactNode }) {
  return (
    <div className="overflow-clip bg-sky py-5 text-ui leading-relaxed max-lg:-mx-gutter min-[23rem]:px-5 lg:p-12 print:p-0">
      <div className="bg-surface px-4 py-6 shadow-book sm:px-8 sm:py-8 print:shadow-none">
        {children}
        <p className="mt-5 border-t border-rule pt-4 text-sm print:hidden">
          <a href={onward.to}>{onward.label}</a>
        </p>
      </div>
    </div>
  );
}
