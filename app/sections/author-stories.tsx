import { Portrait } from "#app/drawings/portrait.tsx";
import { BoundBook } from "#app/drawings/stills/bound-book.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { storyClaims } from "#content/story-claims.ts";
import type { AuthorStory } from "#content/success-stories.ts";

export type AuthorStoriesProps = SectionHead & {
  stories: readonly AuthorStory[];
  /** Said after a title to those who hear the link. */
  retailLabel: string;
  costLabel: string;
};

/** A catalog gives its first shelf to one book, shares the next between two, and sets three on the last. */
const sizes = ["lead", "half", "half", "third", "third", "third"] as const;
type Size = (typeof sizes)[number];

/** A wall for each book, on a phone; on a wide page the first of a shelf has it for all. */
const walls = ["sand", "sky", "clay", "sage", "sky", "clay"] as const;
const grounds = {
  sand: "before:bg-sand",
  sky: "before:bg-sky",
  clay: "before:bg-clay",
  sage: "before:bg-sage",
};
/** The wall behind a book and the ledge under it run across the page. */
const wall =
  "relative isolate before:ledge before:absolute before:inset-x-0 before:-top-8 before:-bottom-ledge before:-z-10 before:bleed lg:before:-top-14";

/** Neighbours share their lines: every story of a shelf lies in the same rows of the grid. */
const cells: Record<Size, string> = {
  lead: "lg:col-span-6",
  half: "lg:col-span-3 lg:row-span-4 lg:pt-17 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid",
  third: "lg:col-span-2 lg:row-span-4 lg:pt-34 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid",
};
/** On the wall stands who wrote it beside the book, below the ledge what they say and what it cost. */
const shelved =
  "grid-cols-[7rem_minmax(0,1fr)] grid-rows-[auto_1fr] [grid-template-areas:'cover_title'_'cover_author'_'words_words'_'cost_cost'] before:[grid-area:1/1/3/-1] sm:grid-cols-[12rem_minmax(0,1fr)] lg:row-span-full lg:grid-rows-subgrid lg:[grid-template-areas:'cover_author'_'title_title'_'words_words'_'cost_cost'] lg:before:right-auto lg:before:w-screen lg:before:[grid-area:1/1/2/-1]";
/** What leads has its words on its wall, too, where there is room. */
const leading =
  "grid-cols-1 [grid-template-areas:'cover'_'title'_'author'_'words'_'cost'] before:[grid-area:1/1/2/-1] sm:grid-cols-[17rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto_auto] sm:[grid-template-areas:'cover_title'_'cover_words'_'cover_author'_'cover_cost'] sm:before:[grid-area:1/1/-1/-1] lg:grid-cols-[20rem_auto_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-16 lg:[grid-template-areas:'cover_title_title'_'cover_words_words'_'cover_author_cost'] xl:grid-cols-[26rem_minmax(0,1fr)_minmax(0,1fr)]";
const layouts: Record<Size, string> = {
  lead: leading,
  half: `${shelved} lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]`,
  third: `${shelved} lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-6!`,
};
const coverSizes: Record<Size, string> = {
  lead: "(width >= 80rem) 26rem, (width >= 40rem) 20rem, 15rem",
  half: "(width >= 64rem) 17rem, (width >= 40rem) 12rem, 7rem",
  third: "(width >= 64rem) 14rem, (width >= 40rem) 12rem, 7rem",
};
const titles: Record<Size, string> = { lead: "max-sm:mt-10", half: "lg:mt-12", third: "lg:mt-12" };
/** The titles of the last shelf stand on one line each. */
const titleSizes: Record<Size, string> = { lead: "lg:text-title-l", half: "", third: "xl:text-[1.5625rem]" };
const quotes: Record<Size, string> = {
  lead: "mt-4 text-title-m lg:mt-8 lg:text-title-l lg:leading-[1.2]",
  half: "mt-9 text-[1.1875rem] leading-[1.5] lg:mt-4 lg:text-title-s lg:leading-[1.38] xl:text-[1.5rem]",
  third: "mt-9 text-[1.1875rem] leading-[1.5] lg:mt-4",
};
/** Neither portrait nor badge comes near the ledge. */
const authors: Record<Size, string> = {
  lead: "mt-6 items-center lg:mt-8 lg:self-end lg:pb-14",
  half: "items-center self-start pt-4 max-sm:pb-8 sm:max-lg:pb-12 lg:flex-col lg:pt-3 lg:pb-15 lg:text-center lg:*:items-center",
  third: "items-center self-start pt-4 max-sm:pb-8 sm:max-lg:pb-12 lg:flex-col lg:items-start lg:pt-2 lg:pb-15",
};
/** Trim sizes differ as books do, and no shadow reaches who stands beside its book. */
const trims: Record<AuthorStory["coverId"], string> = {
  1: "w-[93%]",
  2: "w-[90%]",
  3: "w-[94%]",
  4: "w-[82%]",
  5: "w-[92%]",
  6: "w-[94%]",
};
/** Beside a portrait the sum stands on the level of the name. */
const costs: Record<Size, string> = {
  lead: "sm:max-lg:pb-10 lg:mt-8 lg:self-end lg:pb-23",
  half: "lg:mt-6",
  third: "lg:mt-6",
};
const portraits: Record<Size, string> = {
  lead: "w-14 lg:w-26",
  half: "w-14 sm:w-20 lg:w-40",
  third: "w-14 sm:w-20 lg:w-24",
};

/** Authors with their books, as a catalog shows them. */
export function AuthorStories({ stories, retailLabel, costLabel, ...head }: AuthorStoriesProps) {
  return (
    <Section {...head} columns={2}>
      <ul className="grid gap-x-12 gap-y-20 pt-8 lg:grid-cols-6 lg:gap-y-0 lg:pt-14">
        {stories.map((story, place) => (
          <Story
            key={story.slug}
            story={story}
            size={sizes[place] ?? "third"}
            ground={grounds[walls[place] ?? "sand"]}
            isFirst={sizes[place] !== sizes[place - 1]}
            words={{ retailLabel, costLabel }}
          />
        ))}
      </ul>
    </Section>
  );
}

type StoryProps = {
  story: AuthorStory;
  size: Size;
  ground: string;
  /** Of its shelf. */
  isFirst: boolean;
  words: Pick<AuthorStoriesProps, "retailLabel" | "costLabel">;
};

function Story({ story, size, ground, isFirst, words: { retailLabel, costLabel } }: StoryProps) {
  return (
    <li className={cells[size]}>
      <article
        className={classNames("grid gap-x-5 sm:gap-x-8", wall, layouts[size], ground, !isFirst && "lg:before:hidden")}
      >
        <div
          className={classNames(
            "book-turn self-end [grid-area:cover]",
            size === "lead" && "max-sm:mx-auto max-sm:w-60",
          )}
        >
          <BoundBook design={story.coverId} moves sizes={coverSizes[size]} className={trims[story.coverId]} />
        </div>
        <div className={classNames("[grid-area:title]", titles[size])}>
          <p className="label text-ink-soft">{story.genre}</p>
          <h3 className={classNames("mt-2 text-title-m italic", titleSizes[size])}>
            <OutsideLink
              href={story.amazonUrl}
              label={retailLabel}
              className="text-ink! decoration-gold! hover:decoration-2"
            >
              {story.bookTitle}
            </OutsideLink>
          </h3>
        </div>
        <blockquote className={classNames("hung-quote [grid-area:words] [text-wrap:pretty]", quotes[size])}>
          “{keepLoneWord(story.quote)}”
        </blockquote>
        <Cost {...storyClaims[story.slug]} heading={costLabel} className={costs[size]} />
        <div className={classNames("flex gap-4 [grid-area:author]", authors[size])}>
          <Portrait id={story.portraitId} className={classNames("shrink-0", portraits[size])} />
          <div className="flex flex-col items-start gap-1">
            <p className="font-serif text-[1.1875rem] leading-snug text-balance lg:text-[1.25rem]">
              {/* In the last row first and last names stand below one another, so that all three do. */}
              {story.name.split(" ").map((part) => (
                <span key={part} className={size === "third" ? "lg:block lg:whitespace-nowrap" : undefined}>
                  {part}{" "}
                </span>
              ))}
            </p>
            {story.specialStatus && (
              <Badge tone="gold" className="xl:whitespace-nowrap">
                {story.specialStatus}
              </Badge>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

/** An "I" is not left behind at the end of a line. */
const keepLoneWord = (quote: string) => quote.replaceAll(/\bI /g, "I\u00a0");

type CostProps = { heading: string; figure: string; label: string; className: string };

function Cost({ heading, figure, label, className }: CostProps) {
  return (
    <dl className={classNames("mt-5 [grid-area:cost]", className)}>
      <dt className="sr-only">{heading}</dt>
      <dd className="figures font-serif text-title-m">{figure}</dd>
      <dd className="mt-0.5 text-sm text-balance text-ink-soft">{label}</dd>
    </dl>
  );
}
