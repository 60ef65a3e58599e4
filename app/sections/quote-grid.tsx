import type { ReactNode } from "react";
import { Rating } from "#app/ui/rating.tsx";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Quote } from "#content/shapes.ts";

export type QuoteGridProps = SectionHead & {
  quotes: readonly Quote[];
  /** A small drawing beside the name: a cover, a portrait. */
  figure?: (quote: Quote) => ReactNode;
  children?: ReactNode;
};

/** What authors say, set as quotations: the words first, the name below a short rule. */
export function QuoteGrid({ quotes, figure, children, ...head }: QuoteGridProps) {
  return (
    <Section {...head}>
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {quotes.map((quote) => (
          <li key={quote.author} className="flex">
            <figure className="flex w-full flex-col">
              {quote.rating && <Rating value={quote.rating} className="mb-5" />}
              <blockquote className="hung-quote text-title-s leading-[1.42] [text-wrap:pretty]">
                “{quote.quote}”
              </blockquote>
              <figcaption className="mt-6 flex items-center gap-4 border-t border-rule pt-5">
                {figure?.(quote)}
                <span className="flex flex-col">
                  <span className="font-semibold">{quote.author}</span>
                  {quote.book && <cite className="text-ink-soft">{quote.book}</cite>}
                  {quote.achievement && <span className="text-sm text-ink-soft">{quote.achievement}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {children && <div className="mt-14">{children}</div>}
    </Section>
  );
}
