import type { ReactNode } from "react";
import { Rating } from "#app/ui/rating.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Quote } from "#content/shapes.ts";

export type QuoteShelfProps<Q extends Quote> = SectionHead & {
  quotes: readonly Q[];
  /** Draws the book that stands on the shelf above its author's words. */
  book: (quote: Q) => ReactNode;
};

/** Books on a shelf, and below each what its author says. */
export function QuoteShelf<Q extends Quote>({ quotes, book, ...head }: QuoteShelfProps<Q>) {
  return (
    <Section {...head}>
      <ul className="grid gap-y-7 md:gap-y-16 lg:grid-cols-3 lg:grid-rows-[auto_1fr_auto]">
        {quotes.map((quote) => (
          <li
            key={quote.author}
            className="grid break-inside-avoid max-lg:grid-cols-[5.5rem_minmax(0,1fr)] max-lg:gap-x-5 md:max-lg:grid-cols-[12rem_minmax(0,1fr)] md:max-lg:gap-x-10 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="flex max-lg:row-span-2 max-lg:self-start lg:justify-center lg:border-b-2 lg:border-rule-strong [&>svg]:w-full lg:[&>svg]:w-72">
              {book(quote)}
            </div>
            <figure className="contents">
              <div className="lg:px-6 lg:pt-8 lg:text-center">
                {quote.rating && <Rating value={quote.rating} className="mb-1.5 sm:mb-3" />}
                <blockquote className="max-lg:hung-quote text-[1.0625rem] leading-[1.45] [text-wrap:pretty] sm:text-title-s">
                  “{quote.quote}”
                </blockquote>
              </div>
              <figcaption className="flex flex-col pt-2.5 lg:px-6 lg:text-center">
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
