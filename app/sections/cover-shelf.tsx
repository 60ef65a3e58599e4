import type { ReactNode } from "react";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card } from "#content/shapes.ts";

export type CoverShelfProps = SectionHead & {
  cards: readonly Card[];
  /** Draws the book that stands for a card. */
  book: (card: Card, index: number) => ReactNode;
};

/** Trim sizes differ as books do: how wide each stands in its column. */
const widths = ["100%", "93%", "97%", "94%", "90%", "100%"];

/** Shelves of three books, on a phone of two, and under each what it shows. */
export function CoverShelf({ cards, book, ...head }: CoverShelfProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      {/* Each stands on its piece of the shelf; the pieces meet in the gaps. */}
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 isolate overflow-x-clip max-sm:-mx-gutter max-sm:px-gutter md:grid-cols-3 md:gap-x-10 lg:gap-y-16">
        {cards.map((card, index) => (
          <li key={card.title} className="row-span-2 grid break-inside-avoid grid-rows-subgrid gap-y-0">
            <div className="relative flex items-end sm:justify-center lg:px-[11%] print:hidden before:ledge before:absolute before:-z-10 before:-inset-x-16 before:top-full">
              <div className="book-turn [&>img]:w-full" style={{ width: widths[index] }}>
                {book(card, index)}
              </div>
            </div>
            <div>
              <Title className="mt-7 text-title-s sm:mt-9 sm:text-center">{card.title}</Title>
              <p className="mt-2 text-ink-soft max-sm:text-sm max-sm:text-pretty sm:text-center sm:text-balance">
                {card.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
