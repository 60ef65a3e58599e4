import type { ReactNode } from "react";
import { OutletMark } from "#app/drawings/outlet-mark.tsx";
import { PressThumbnail } from "#app/drawings/press-thumbnail.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Outlet, PressItem } from "#content/media-coverage.ts";

export type PressListProps = SectionHead & {
  items: readonly PressItem[];
  outlets: readonly Outlet[];
  readMore: string;
  children?: ReactNode;
};

/** A rule between two columns stands in the middle of the gap and is as high as they are; what leads is as high as both that stand beside it. */
const columnRule = "lg:before:absolute lg:before:inset-y-0 lg:before:w-px lg:before:bg-rule";
const pictureBeside = "sm:not-print:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-7";

/** Where a piece stands on the page: one leads, two stand beside it, the others below. */
const places = {
  lead: {
    item: `lg:col-span-7 lg:row-span-2 lg:before:-right-6 ${columnRule}`,
    piece: "",
    picture: "mb-7",
    title: "text-title-l",
    text: "mt-4 max-w-lead text-lead",
  },
  beside: {
    item: "lg:col-span-5",
    piece: `${pictureBeside} lg:gap-x-6 lg:grid-cols-[11rem_minmax(0,1fr)]`,
    picture: "mb-4",
    title: "text-title-s xl:text-title-m",
    text: "mt-2.5",
  },
  below: {
    item: `lg:col-span-4 lg:before:-left-6 lg:nth-[3n+1]:before:hidden ${columnRule}`,
    piece: `${pictureBeside} lg:block`,
    picture: "mb-4",
    title: "text-title-s lg:text-title-m",
    text: "mt-2.5",
  },
} as const;

const placeOf = (index: number) => places[index === 0 ? "lead" : index < 3 ? "beside" : "below"];

/** A page of a newspaper: each piece under the name of who printed it, the columns parted by hairlines. */
export function PressList({ items, outlets, readMore, children, ...head }: PressListProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        {items.map((item, index) => {
          const place = placeOf(index);
          return (
            <li key={item.readMoreUrl} className={classNames("relative break-inside-avoid", place.item)}>
              <article>
                <p className="mb-5 border-t-2 border-ink pt-3 dark:border-rule-strong">
                  <Masthead source={item.source} outlets={outlets} />
                </p>
                <div className={place.piece}>
                  <PressThumbnail
                    design={item.thumbnail}
                    isTall={place === places.beside}
                    className={classNames("w-full", place.picture)}
                  />
                  <div>
                    <h3 className={place.title}>{item.title}</h3>
                    <p className={classNames("font-serif text-ink-soft", place.text)}>
                      <Unbroken text={item.summary} />
                    </p>
                    <p className="mt-3">
                      <OutsideLink href={item.readMoreUrl} label={`: ${item.title}`} className="font-semibold">
                        {readMore}
                      </OutsideLink>
                    </p>
                  </div>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}

function Masthead({ source, outlets }: { source: string; outlets: readonly Outlet[] }) {
  const outlet = outlets.find(({ name }) => name === source);
  return outlet ? <OutletMark name={source} design={outlet.mark} /> : source;
}
