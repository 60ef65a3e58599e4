import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { layoutWords } from "#content/layout.ts";
import { classNames } from "./class-names.ts";

export type OutsideLinkProps = {
  href: string;
  className?: string;
  /** Said to those who hear the link, after its words. */
  label?: string;
  /** Off where a mark of its own says enough, such as a logo. */
  hasArrow?: boolean;
  children: ReactNode;
};

/** A link to someone else's page. It opens beside ours, and says so: an arrow for the eye, words for the ear. */
export function OutsideLink({ href, className, label, hasArrow = true, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={classNames("text-link", className)}>
      {children}
      <span className="sr-only">
        {label && ` ${label}`} ({layoutWords.opensNewTab})
      </span>
      {hasArrow && (
        <span aria-hidden="true" className="tied print:hidden">
          <ArrowUpRight strokeWidth={1.5} className="ml-[0.15em] inline size-[0.75em] align-baseline" />
        </span>
      )}
    </a>
  );
}
