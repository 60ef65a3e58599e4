import type { ReactNode } from "react";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Card } from "#content/shapes.ts";

export type CoverShelfProps = SectionHead & {
  cards: readonly Card[];
  /** Draws the book that stands for a card. */
  book: (card: Card, index: number) => ReactNode;
};

/** Trim sizes differ as books do: how wide each stands in its column. */
const widths = ["100%", "93%", "97%", "94%", "90%", "100%"];

/** Shelves of three books, and under each what it shows; on a phone one long shelf, along which one looks. */
export function CoverShelf({ cards, book, ...head }: CoverShelfProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section {...head}>
      {/* biome-ignore lint/a11y/useSemanticElements: its section has the name already */}
      <div
        role="group"
        aria-label={head.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        tabIndex={0}
        className="max-md:-mx-gutter max-md:overflow-x-auto max-md:snap-x max-md:scroll-px-gutter max-md:pb-4"
      >
        {/* The first of a row stands on the shelf of all three, from edge to edge of the window; on a phone the first of all does. */}
        <ul className="isolate grid gap-x-7 max-md:w-max max-md:overflow-x-clip max-md:auto-cols-[min(62vw,17rem)] max-md:grid-flow-col max-md:grid-rows-[auto_auto] max-md:px-gutter md:grid-cols-3 md:gap-x-10 md:gap-y-10 lg:gap-y-16">
          {cards.map((card, index) => (
            <li
              key={card.title}
              className="row-span-2 grid snap-start break-inside-avoid grid-rows-subgrid gap-y-0 md:snap-align-none"
            >
              <div className="relative flex items-end md:justify-center lg:px-[11%] print:hidden before:ledge before:absolute before:-z-10 before:-bottom-ledge before:pt-ledge-deep max-md:before:-left-16 max-md:before:w-[500vw] md:before:left-0 md:before:bleed md:before:w-screen md:[li:not(:nth-child(3n+1))>&]:before:hidden max-md:[li:not(:first-child)>&]:before:hidden">
                <div className="book-turn" style={{ width: widths[index] }}>
                  {book(card, index)}
                </div>
              </div>
              <div>
                <Title className="mt-7 text-title-s md:mt-12 md:text-center">{card.title}</Title>
                <p className="mt-2 text-ink-soft max-md:text-ui max-md:text-pretty md:text-center md:text-balance">
                  <Unbroken text={card.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
