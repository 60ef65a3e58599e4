import type { ReactNode } from "react";
import { Portrait } from "#app/drawings/portrait.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { storyClaims } from "#content/story-claims.ts";
import type { AuthorStory } from "#content/success-stories.ts";
import { formatMoney } from "#domain/money.ts";

export type StoryScaleProps = SectionHead & {
  stories: readonly AuthorStory[];
  /** What the scale counts. */
  unit: string;
  children?: ReactNode;
};

/** A mark for every three months; after the longest time there is a little room. */
const marks = [0, 3, 6, 9, 12, 15];
const end = 16;
const dearest = Math.max(...Object.values(storyClaims).map(({ dollars }) => dollars));
const at = (months: number) => `${(months / end) * 100}%`;
const columns =
  "grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)_7rem] lg:gap-x-10";

/** How long each book took, from the shortest road to the longest, and at its end how much it cost: whose months they were stands before their line. */
export function StoryScale({ stories, unit, children, ...head }: StoryScaleProps) {
  const rows = stories
    .map((story) => ({ ...story, ...storyClaims[story.slug] }))
    .toSorted((one, other) => one.months - other.months || one.dollars - other.dollars);
  return (
    <Section {...head}>
      <div aria-hidden="true" className={`${columns} figures text-sm text-ink-soft`}>
        <div className="relative h-8 lg:col-start-2">
          {marks.map((month) => (
            <span key={month} className="absolute top-0 whitespace-nowrap" style={{ left: at(month) }}>
              {month === marks.at(-1) ? `${month} ${unit}` : month}
            </span>
          ))}
        </div>
      </div>
      <ul className="border-y border-rule">
        {rows.map(({ slug, bookTitle, portraitId, dollars, months }) => (
          <li key={slug} className={`${columns} border-rule not-first:border-t max-lg:pt-3.5 max-lg:pb-2`}>
            <p className="flex items-center gap-4 font-serif italic max-lg:col-span-2 lg:gap-5 lg:text-title-s">
              <Portrait id={portraitId} className="w-9 shrink-0 lg:w-13" />
              {bookTitle}
            </p>
            <div className="relative h-10 lg:h-24">
              <svg
                viewBox={`0 0 ${end} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="absolute inset-0 size-full"
              >
                <path
                  d={marks.map((month) => `M${month} 0v1`).join("")}
                  stroke="var(--color-rule)"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <div className="absolute top-1/2 left-0 h-[3px] -translate-y-1/2 bg-gold" style={{ width: at(months) }}>
                <Coin dollars={dollars} />
              </div>
            </div>
            <p className="figures text-right leading-tight whitespace-nowrap">
              <span className="font-serif text-base lg:block lg:text-title-m">{formatMoney(dollars)}</span>
              <span className="text-ink-soft lg:hidden"> · </span>
              <span className="text-sm text-ink-soft">{`${months} ${unit}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {children && <div className="mt-6">{children}</div>}
    </Section>
  );
}

/** Struck in gold, its face as large as the sum; where nothing was paid, the empty place of one. */
const Coin = ({ dollars }: { dollars: number }) => (
  <span className="absolute top-1/2 left-full flex size-6.5 -translate-1/2 items-center justify-center lg:size-15">
    <span
      className={classNames(
        "rounded-full",
        dollars
          ? "aspect-square bg-gold outline-1 -outline-offset-3 outline-gold-ink/70 lg:-outline-offset-4"
          : "size-2.5 border-2 border-gold-ink bg-paper-deep lg:size-3.5",
      )}
      style={dollars ? { width: `${(Math.sqrt(dollars / dearest) * 100).toFixed(1)}%` } : undefined}
    />
  </span>
);
