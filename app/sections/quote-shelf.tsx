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
      <ul className="grid gap-y-16 lg:grid-cols-3 lg:grid-rows-[auto_1fr_auto]">
        {quotes.map((quote) => (
          <li
            key={quote.author}
            className="break-inside-avoid md:grid md:max-lg:grid-cols-[12rem_minmax(0,1fr)] md:max-lg:gap-x-10 lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="flex border-b-2 border-rule-strong px-2 md:max-lg:row-span-2 md:max-lg:self-start [&>svg]:w-32 md:[&>svg]:w-40">
              {book(quote)}
            </div>
            <figure className="contents">
              <div className="pt-8 md:max-lg:pt-0 lg:pr-12">
                {quote.rating && <Rating value={quote.rating} className="mb-4" />}
                <blockquote className="text-title-s leading-[1.42] [text-wrap:pretty]">“{quote.quote}”</blockquote>
              </div>
              <figcaption className="flex flex-col pt-6 lg:pr-12">
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
