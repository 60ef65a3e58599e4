import type { ReactNode } from "react";
import { PressThumbnail } from "#app/drawings/press-thumbnail.tsx";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { PressItem } from "#content/media-coverage.ts";

export type PressListProps = SectionHead & { items: readonly PressItem[]; readMore: string; children?: ReactNode };

/** Pieces that appeared elsewhere: a picture, who wrote it, what it says, and the way there. */
export function PressList({ items, readMore, children, ...head }: PressListProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.readMoreUrl} className="flex">
            <article className="flex w-full flex-col">
              <PressThumbnail design={item.thumbnail} className="w-full rounded-sm" />
              <p className="label mt-5 text-gold-ink">{item.source}</p>
              <h3 className="mt-2 text-title-s">{item.title}</h3>
              <p className="mt-2.5 text-ink-soft">{item.summary}</p>
              <p className="mt-auto pt-5">
                <OutsideLink href={item.readMoreUrl} label={`: ${item.title}`} className="font-semibold">
                  {readMore}
                </OutsideLink>
              </p>
            </article>
          </li>
        ))}
      </ul>
      {children && <div className="mt-14">{children}</div>}
    </Section>
  );
}
