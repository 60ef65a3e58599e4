import type { NavLink } from "#content/links.ts";

type BreadcrumbProps = {
  trail: readonly NavLink[];
  current: string;
  /** The label under it says the same: for the eye the trail ends a step before. */
  isSaidBelow?: boolean;
};

/** Where the page stands. The last step is the page itself and no link. */
export function Breadcrumb({ trail, current, isSaidBelow }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.map((step, place) => (
          <li key={step.to} className="flex gap-2">
            <a href={step.to} className="underline-offset-4 hover:text-ink hover:underline">
              {step.label}
            </a>
            {!(isSaidBelow && place === trail.length - 1) && (
              <span aria-hidden="true" className="text-gold-ink">
                /
              </span>
            )}
          </li>
        ))}
        <li aria-current="page" className={isSaidBelow ? "sr-only" : undefined}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
