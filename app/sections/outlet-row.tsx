import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Outlet } from "#content/media-coverage.ts";

/** The names of those who wrote about us on one line, on a phone running on, each in its own face and leading to its house. */
export function OutletRow({ outlets, ...head }: SectionHead & { outlets: readonly Outlet[] }) {
  return (
    <Section {...head}>
      <ul className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3 border-y border-rule py-6 max-sm:justify-start max-sm:text-ui print:flex-col print:items-start sm:text-sm lg:gap-x-3 lg:py-8 xl:text-ui">
        {outlets.map((outlet) => (
          <li key={outlet.id}>
            <OutsideLink
              href={outlet.url}
              hasArrow={false}
              className="block py-1 text-ink-soft! no-underline! transition-colors hover:text-ink!"
            >
              <OutletMark name={outlet.name} design={outlet.mark} />
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
