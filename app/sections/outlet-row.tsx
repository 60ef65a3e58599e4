import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Outlet } from "#content/media-coverage.ts";

/** The marks of those who wrote about us, each leading to its house. */
export function OutletRow({ outlets, ...head }: SectionHead & { outlets: readonly Outlet[] }) {
  return (
    <Section {...head}>
      <ul className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {outlets.map((outlet) => (
          <li key={outlet.id}>
            <OutsideLink
              href={outlet.url}
              hasArrow={false}
              className="flex min-h-12 items-center text-ink-soft! no-underline! transition-colors hover:text-ink!"
            >
              <OutletMark name={outlet.name} design={outlet.mark} className="h-9 w-auto max-w-full" />
              <span className="sr-only">{outlet.name}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
