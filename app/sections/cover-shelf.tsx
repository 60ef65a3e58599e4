import type { ReactNode } from "react";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Card } from "#content/shapes.ts";

export type CoverShelfProps = SectionHead & {
  cards: readonly Card[];
  /** Draws the book that stands for a card. */
  book: (card: Card, index: number) => ReactNode;
};

/** Two shelves of books, and under each what it shows. */
export function CoverShelf({ cards, book, ...head }: CoverShelfProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-3 lg:gap-x-0 lg:gap-y-16">
        {cards.map((card, index) => (
          <li key={card.title} className="break-inside-avoid">
            <div className="book-turn flex items-end border-b-2 border-rule-strong px-2 [&>svg]:w-full lg:[&>svg]:w-64">
              {book(card, index)}
            </div>
            <Title className="mt-6 text-title-s">{card.title}</Title>
            <p className="mt-2 text-ink-soft max-sm:text-sm sm:pr-10">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
