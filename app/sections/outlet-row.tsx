import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Outlet } from "#content/media-coverage.ts";

/** The marks of those who wrote about us, each leading to its house. */
export function OutletRow({ outlets, ...head }: SectionHead & { outlets: readonly Outlet[] }) {
  return (
    <Section {...head}>
      <ul className="flex flex-wrap items-end justify-center gap-x-8 gap-y-5 border-y border-rule py-7 lg:justify-between lg:gap-x-4">
        {outlets.map((outlet) => (
          <li key={outlet.id}>
            <OutsideLink
              href={outlet.url}
              hasArrow={false}
              className="block text-ink-soft! no-underline! transition-colors hover:text-ink!"
            >
              <OutletMark
                name={outlet.name}
                design={outlet.mark}
                isStacked
                className="h-13 w-auto max-w-full lg:h-12 xl:h-15"
              />
              <span className="sr-only">{outlet.name}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
