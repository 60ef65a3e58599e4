import type { ReactNode } from "react";
import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { PressThumbnail } from "#app/drawings/press-thumbnail.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Outlet, PressItem } from "#content/media-coverage.ts";

export type PressListProps = SectionHead & {
  items: readonly PressItem[];
  outlets: readonly Outlet[];
  readMore: string;
  children?: ReactNode;
};

/** Cuttings of one height: the masthead in the outlet's own face, a rule, the picture, the headline, the beginning. */
export function PressList({ items, outlets, readMore, children, ...head }: PressListProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.readMoreUrl} className="flex break-inside-avoid">
            <article className="flex w-full flex-col border border-rule bg-surface px-6 pt-5 pb-6 shadow-page">
              <p className="border-b-2 border-ink pb-3">
                <Masthead source={item.source} outlets={outlets} />
              </p>
              <PressThumbnail design={item.thumbnail} className="mt-5 w-full" />
              <h3 className="mt-5 text-title-m">{item.title}</h3>
              <p className="mt-3 mb-5 font-serif text-ink-soft">{item.summary}</p>
              <p className="mt-auto border-t border-rule pt-3">
                <OutsideLink href={item.readMoreUrl} label={`: ${item.title}`} className="font-semibold">
                  {readMore}
                </OutsideLink>
              </p>
            </article>
          </li>
        ))}
      </ul>
      {children && <div className="mt-8">{children}</div>}
    </Section>
  );
}

function Masthead({ source, outlets }: { source: string; outlets: readonly Outlet[] }) {
  const outlet = outlets.find(({ name }) => name === source);
  return outlet ? (
    <OutletMark name={source} design={outlet.mark} alt={source} className="h-8 w-auto max-w-full" />
  ) : (
    source
  );
}
