import type { ReactNode } from "react";
import { BookCover, sharedCover } from "#app/drawings/book-cover.tsx";
import { Portrait } from "#app/drawings/portrait.tsx";
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
  children?: ReactNode;
};

/** A catalog gives its first page to one book, shares the next between two, and lists the rest. */
const sizes = ["lead", "half", "half", "third", "third", "third"] as const;
type Size = (typeof sizes)[number];

const cells: Record<Size, string> = {
  lead: "lg:col-span-6",
  half: "lg:col-span-3",
  third: "lg:col-span-2",
};
const layouts: Record<Size, string> = {
  lead: "lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-x-16",
  half: "lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-8",
  third: "lg:grid-cols-1 lg:gap-y-6",
};
const quotes: Record<Size, string> = {
  lead: "lg:mt-8 lg:text-title-l lg:leading-[1.2]",
  half: "lg:mt-4 lg:text-title-s lg:leading-[1.42]",
  third: "lg:mt-4",
};

/** Authors with their books, as a catalog shows them. */
export function AuthorStories({ stories, retailLabel, costLabel, children, ...head }: AuthorStoriesProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-12 gap-y-10 lg:grid-cols-6 lg:gap-y-16">
        {stories.map((story, place) => (
          <Story key={story.slug} story={story} size={sizes[place] ?? "third"} words={{ retailLabel, costLabel }} />
        ))}
      </ul>
      {children && <div className="mt-14">{children}</div>}
    </Section>
  );
}

type StoryProps = { story: AuthorStory; size: Size; words: Pick<AuthorStoriesProps, "retailLabel" | "costLabel"> };

function Story({ story, size, words: { retailLabel, costLabel } }: StoryProps) {
  return (
    <li className={classNames("border-t border-rule-strong pt-6 lg:pt-8", cells[size])}>
      <article
        className={classNames(
          "grid grid-cols-[7rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8",
          layouts[size],
        )}
      >
        <div className={classNames("book-turn", size === "third" && "lg:flex lg:h-72 lg:items-end")}>
          <BookCover
            title={story.bookTitle}
            author={story.name}
            design={story.coverId}
            style={{ viewTransitionName: sharedCover(story.coverId) }}
            className={classNames("w-full", size === "third" && "lg:w-44")}
          />
        </div>
        <div>
          <p className="label text-ink-soft">{story.genre}</p>
          <h3 className={classNames("mt-2 text-title-m italic", size === "lead" && "lg:text-title-l")}>
            <OutsideLink
              href={story.amazonUrl}
              label={retailLabel}
              className="text-ink! decoration-gold! hover:decoration-2"
            >
              {story.bookTitle}
            </OutsideLink>
          </h3>
          <blockquote
            className={classNames("hung-quote mt-4 text-[1.1875rem] leading-[1.5] [text-wrap:pretty]", quotes[size])}
          >
            “{story.quote}”
          </blockquote>
          <Cost {...storyClaims[story.slug]} heading={costLabel} />
          <div className="mt-5 flex items-center gap-4">
            <Portrait id={story.portraitId} className={classNames("w-14 shrink-0", size === "lead" && "lg:w-32")} />
            <div className="flex flex-col items-start gap-1">
              <p className="leading-snug font-semibold">{story.name}</p>
              {story.specialStatus && <Badge tone="gold">{story.specialStatus}</Badge>}
            </div>
          </div>
        </div>
      </article>
    </li>
  );
}

function Cost({ heading, figure, label }: { heading: string; figure: string; label: string }) {
  return (
    <dl className="mt-4 text-sm">
      <dt className="label text-ink-soft">{heading}</dt>
      <dd className="mt-1">
        <span className="figures font-semibold">{figure}</span> <span className="text-ink-soft">({label})</span>
      </dd>
    </dl>
  );
}
