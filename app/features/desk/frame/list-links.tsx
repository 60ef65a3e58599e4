import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#domain/money.ts";

type ListLink = { to: string; label: string; isCurrent: boolean; count?: number };
type ListLinksProps = { label: string; links: readonly ListLink[]; className?: string };

/** The lists of one page, each at an address of its own, with how much is in it: nobody reads on past 999. */
export function ListLinks({ label, links, className }: ListLinksProps) {
  return (
    <nav aria-label={label} className={classNames("border-b border-rule", className)}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ to, label: name, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={isCurrent ? "page" : undefined}
              className="-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
              {count !== undefined && (
                <span className="figures text-ink-soft">{count > 999 ? "999+" : formatCount(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
