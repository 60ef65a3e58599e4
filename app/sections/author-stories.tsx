import type { ReactNode } from "react";
import { BookCover } from "#app/drawings/book-cover.tsx";
import { Portrait } from "#app/drawings/portrait.tsx";
import { Badge } from "#app/ui/badge.tsx";
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

/** Authors with their books: the cover on one side, on the other the words, the face and the name. */
export function AuthorStories({ stories, retailLabel, costLabel, children, ...head }: AuthorStoriesProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
        {stories.map((story) => (
          <li key={story.slug} className="border-t border-rule-strong pt-7">
            <article className="grid grid-cols-[7rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_auto_1fr] sm:gap-x-8">
              <BookCover
                title={story.bookTitle}
                author={story.name}
                design={story.coverId}
                className="row-span-2 w-full sm:row-span-4"
              />
              <div>
                <p className="label text-gold-ink">{story.genre}</p>
                <h3 className="mt-2 text-title-m italic">
                  <OutsideLink
                    href={story.amazonUrl}
                    label={retailLabel}
                    className="text-ink! decoration-gold! hover:decoration-2"
                  >
                    {story.bookTitle}
                  </OutsideLink>
                </h3>
              </div>
              {/* On phones the words take the whole width, below cover and name. */}
              <blockquote className="max-sm:order-last col-span-2 mt-6 text-[1.1875rem] leading-[1.5] [text-wrap:pretty] sm:col-span-1 sm:mt-4">
                “{story.quote}”
              </blockquote>
              <Cost {...storyClaims[story.slug]} heading={costLabel} />
              <div className="mt-4 flex items-center gap-4 self-end sm:mt-6 sm:self-start">
                <Portrait id={story.portraitId} className="w-12 shrink-0 sm:w-14" />
                <div className="flex flex-col items-start gap-1">
                  <p className="leading-snug font-semibold">{story.name}</p>
                  {story.specialStatus && <Badge tone="gold">{story.specialStatus}</Badge>}
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {children && <div className="mt-14">{children}</div>}
    </Section>
  );
}

function Cost({ heading, figure, label }: { heading: string; figure: string; label: string }) {
  return (
    <dl className="max-sm:order-last col-span-2 mt-4 text-sm sm:col-span-1">
      <dt className="label text-ink-soft">{heading}</dt>
      <dd className="mt-1">
        <span className="figures font-semibold">{figure}</span> <span className="text-ink-soft">({label})</span>
      </dd>
    </dl>
  );
}
