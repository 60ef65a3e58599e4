import type { ReactNode } from "react";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card } from "#content/shapes.ts";

export type CoverShelfProps = SectionHead & {
  cards: readonly Card[];
  /** Draws the book that stands for a card. */
  book: (card: Card, index: number) => ReactNode;
};

/** Shelves of three books, each as wide as its column, and under each what it shows. */
export function CoverShelf({ cards, book, ...head }: CoverShelfProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 md:gap-x-10 lg:gap-x-20 lg:gap-y-16 xl:gap-x-32">
        {cards.map((card, index) => (
          <li key={card.title} className="break-inside-avoid">
            <div className="book-turn [&>svg]:w-full">{book(card, index)}</div>
            <Title className="mt-5 text-title-s sm:mt-7 sm:text-center">{card.title}</Title>
            <p className="mt-2 text-ink-soft max-sm:text-sm max-sm:text-pretty sm:text-center sm:text-balance">
              {card.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
