import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Outlet } from "#content/media-coverage.ts";

/** The marks of those who wrote about us, each leading to its house. */
export function OutletRow({ outlets, ...head }: SectionHead & { outlets: readonly Outlet[] }) {
  return (
    <Section {...head}>
      <ul className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-y border-rule py-4">
        {outlets.map((outlet) => (
          <li key={outlet.id}>
            <OutsideLink
              href={outlet.url}
              hasArrow={false}
              className="flex min-h-12 items-center text-ink-soft! no-underline! transition-colors hover:text-ink!"
            >
              <OutletMark name={outlet.name} design={outlet.mark} className="h-7 w-auto max-w-full lg:h-6" />
              <span className="sr-only">{outlet.name}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
