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

/** A catalog gives its first page to one book, shares the next between two, and lists the rest. */
const sizes = ["lead", "half", "half", "third", "third", "third"] as const;
type Size = (typeof sizes)[number];

/** A ground for each book and who wrote it: on a phone for all, on a wide page for the last row. */
const grounds = [
  "",
  "max-sm:before:bg-sky",
  "max-sm:before:bg-clay",
  "before:bg-sage",
  "before:bg-sky",
  "before:bg-clay",
];
const onGround =
  "max-sm:relative max-sm:isolate max-sm:before:absolute max-sm:before:inset-x-0 max-sm:before:-top-6 max-sm:before:-bottom-6 max-sm:before:-z-10 max-sm:before:bleed max-sm:before:[grid-area:1/1/3/-1] sm:max-lg:before:hidden";

/** Neighbours share their lines: every story of a row lies in the same rows of the grid. */
const cells: Record<Size, string> = {
  lead: "relative isolate pt-8 before:absolute before:inset-0 before:-z-10 before:bleed before:bg-sand max-sm:-mb-1 max-sm:pb-8 lg:col-span-6 lg:pt-16",
  half: "max-sm:pt-6 sm:max-lg:border-t sm:max-lg:pt-6 lg:col-span-3 lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:pt-20 lg:pb-16",
  third:
    "max-sm:pt-6 sm:max-lg:border-t sm:max-lg:pt-6 lg:col-span-2 lg:row-span-4 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid",
};
const stacked = "grid-cols-1 [grid-template-areas:'cover'_'title'_'author'_'words'_'cost']";
const compact =
  "grid-cols-[7rem_minmax(0,1fr)] grid-rows-[auto_1fr] [grid-template-areas:'cover_title'_'cover_author'_'words_words'_'cost_cost']";
/** What leads stands on a ledge across the page: on a phone above its words, else below them. */
const leading =
  "sm:grid-cols-[17rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto_auto] sm:[grid-template-areas:'cover_title'_'cover_words'_'cover_author'_'cover_cost']";
const facing =
  "sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] sm:[grid-template-areas:'cover_title'_'cover_words'_'author_cost']";
const inRow = "lg:row-span-full lg:grid-rows-subgrid";
const layouts: Record<Size, string> = {
  lead: `${stacked} ${leading} lg:grid-rows-[auto_1fr_auto] lg:grid-cols-[20rem_auto_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16 lg:[grid-template-areas:'cover_title_title'_'cover_words_words'_'cover_author_cost']`,
  half: `${onGround} lg:before:hidden ${compact} ${facing} ${inRow} lg:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)]`,
  third: `${onGround} ${compact} ${facing} ${inRow} lg:before:[grid-area:1/1/2/-1] lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-0! lg:[grid-template-areas:'cover_author'_'title_title'_'words_words'_'cost_cost']`,
};
const coverPlaces: Record<Size, string> = {
  lead: "self-end pb-3 max-sm:mx-auto max-sm:w-60",
  half: "ledge self-start",
  third: "ledge self-start lg:my-8 lg:ml-8",
};
const coverSizes: Record<Size, string> = {
  lead: "(width >= 80rem) 31rem, (width >= 40rem) 20rem, 15rem",
  half: "(width >= 80rem) 18rem, 12rem",
  third: "(width >= 64rem) 15rem, 12rem",
};
const titles: Record<Size, string> = { lead: "max-sm:mt-6", half: "", third: "lg:mt-6" };
/** The titles of the last row stand on one line each. */
const titleSizes: Record<Size, string> = { lead: "lg:text-title-l", half: "", third: "xl:text-[1.5625rem]" };
const quotes: Record<Size, string> = {
  lead: "mt-4 text-title-m lg:mt-8 lg:text-title-l lg:leading-[1.2]",
  half: "mt-11 sm:mt-4 text-[1.1875rem] leading-[1.5] lg:text-title-s lg:leading-[1.38] xl:text-[1.5rem]",
  third: "mt-11 sm:mt-4 text-[1.1875rem] leading-[1.5]",
};
const authors: Record<Size, string> = {
  lead: "mt-6 items-center lg:mt-8 lg:self-end lg:pb-14",
  half: "items-center max-sm:self-start max-sm:pt-4 sm:mt-6 lg:-mr-8 lg:items-start lg:border-t lg:border-rule lg:pt-5 lg:pr-8",
  third: "items-center max-sm:self-start max-sm:pt-4 sm:mt-6 lg:my-8 lg:flex-col lg:items-start lg:px-4 xl:px-6",
};
/** Beside a portrait the sum stands on the level of the name. */
const costs: Record<Size, string> = {
  lead: "sm:max-lg:pb-10 lg:mt-8 lg:self-end lg:pb-23",
  half: "sm:mt-9 lg:mt-6 lg:border-t lg:border-rule lg:pt-6",
  third: "sm:mt-6",
};
const portraits: Record<Size, string> = {
  lead: "w-14 lg:w-26",
  half: "w-14 lg:w-18",
  third: "w-14 lg:w-full lg:max-w-28",
};

/** Authors with their books, as a catalog shows them. */
export function AuthorStories({ stories, retailLabel, costLabel, ...head }: AuthorStoriesProps) {
  return (
    <Section {...head}>
      {/* A title's row takes nothing of what a high cover needs: the words follow it closely. */}
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-6 lg:grid-rows-[auto_minmax(min-content,0px)] lg:gap-y-0">
        {stories.map((story, place) => (
          <Story
            key={story.slug}
            story={story}
            size={sizes[place] ?? "third"}
            ground={grounds[place] ?? ""}
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
  words: Pick<AuthorStoriesProps, "retailLabel" | "costLabel">;
};

function Story({ story, size, ground, words: { retailLabel, costLabel } }: StoryProps) {
  return (
    <li className={classNames("border-rule-strong", cells[size])}>
      <article className={classNames("grid gap-x-5 sm:gap-x-8", layouts[size], ground)}>
        <div className={classNames("book-turn [grid-area:cover]", coverPlaces[size])}>
          <BoundBook design={story.coverId} sizes={coverSizes[size]} className="w-full" />
        </div>
        {size === "lead" && (
          <div className="-z-10 ledge self-end bleed print:hidden max-sm:[grid-area:cover] sm:[grid-area:1/1/-1/-1]" />
        )}
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
          <div className={classNames("flex flex-col items-start gap-1", size === "half" && "lg:pt-3")}>
            <p className="leading-snug font-semibold text-balance">
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
      <dd className="mt-0.5 text-sm text-ink-soft">{label}</dd>
    </dl>
  );
}
