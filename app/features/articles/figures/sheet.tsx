import type { ReactNode } from "react";

/** A sheet of paper with words on it, to be read like any text of the page. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-sm border border-rule bg-surface px-5 py-6 text-ui leading-relaxed sm:px-8 sm:py-8">
      {children}
    </div>
  );
}
