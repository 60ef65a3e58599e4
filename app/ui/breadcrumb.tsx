import type { NavLink } from "#content/links.ts";

/** Where the page stands. The last step is the page itself and no link. */
export function Breadcrumb({ trail, current }: { trail: readonly NavLink[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {trail.map((step) => (
          <li key={step.to} className="flex gap-2">
            <a href={step.to} className="underline-offset-4 hover:text-ink hover:underline">
              {step.label}
            </a>
            <span aria-hidden="true" className="text-gold-ink">
              /
            </span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
