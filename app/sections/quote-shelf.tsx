import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Rating } from "#app/ui/rating.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Quote } from "#content/shapes.ts";

export type QuoteShelfProps<Q extends Quote> = SectionHead & {
  /** Three: the first leads. */
  quotes: readonly Q[];
  /** Draws the book that stands on the shelf above its author's words. */
  book: (quote: Q) => ReactNode;
};

/** Trim sizes differ as books do, and words are as large as their book. */
const sizes = [
  { book: "lg:*:w-78", words: "lg:text-[1.75rem] lg:leading-[1.3]" },
  { book: "lg:*:w-62", words: "sm:text-title-s lg:text-[1.375rem]" },
  { book: "lg:*:w-54", words: "lg:text-[1.1875rem]" },
];

/** Under all three, from edge to edge of the window. */
const shelf =
  "lg:relative lg:isolate lg:before:ledge lg:before:absolute lg:before:bottom-0 lg:before:left-0 lg:before:-z-10 lg:before:bleed lg:before:w-screen lg:before:pt-ledge-deep";

/** Books on a shelf, and below each what its author says. */
export function QuoteShelf<Q extends Quote>({ quotes, book, ...head }: QuoteShelfProps<Q>) {
  return (
    <Section {...head}>
      <ul className="grid gap-y-6 md:gap-y-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr_auto]">
        {quotes.map((quote, place) => (
          <li
            key={quote.author}
            className="grid break-inside-avoid max-lg:grid-cols-[6rem_minmax(0,1fr)] max-lg:gap-x-7 md:max-lg:grid-cols-[12rem_minmax(0,1fr)] md:max-lg:gap-x-10 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div
              className={classNames(
                "flex items-end max-lg:row-span-2 max-lg:self-start lg:pb-ledge *:w-full",
                place === 0 && shelf,
                sizes[place]?.book,
              )}
            >
              {book(quote)}
            </div>
            <figure className="contents">
              <blockquote
                className={classNames(
                  "hung-quote text-sm leading-[1.45] [text-wrap:pretty] sm:max-lg:text-title-s lg:pt-11 lg:pr-12",
                  sizes[place]?.words,
                )}
              >
                “{quote.quote}”
              </blockquote>
              <figcaption className="flex flex-col pt-2.5 lg:pt-5 lg:pr-12">
                {quote.rating && <Rating value={quote.rating} className="mb-1 [&>svg]:size-3.5" />}
                <span className="font-semibold">{quote.author}</span>
                {quote.book && <cite>{quote.book}</cite>}
                {quote.achievement && <span className="text-sm text-ink-soft">{quote.achievement}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
