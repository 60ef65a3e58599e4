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
        {/* Each stands on its piece of the shelf, which reaches across the gap of 2.5rem and a hair under the next one. */}
        <ul className="isolate grid gap-x-7 max-md:w-max max-md:overflow-x-clip max-md:auto-cols-[min(62vw,17rem)] max-md:grid-flow-col max-md:grid-rows-[auto_auto] max-md:px-gutter md:grid-cols-3 md:gap-x-10 md:gap-y-10 lg:gap-y-16">
          {cards.map((card, index) => (
            <li
              key={card.title}
              className="row-span-2 grid snap-start break-inside-avoid grid-rows-subgrid gap-y-0 md:snap-align-none"
            >
              <div className="relative flex items-end md:justify-center lg:px-[11%] print:hidden before:ledge before:absolute before:-z-10 before:-bottom-3 before:pt-(--ledge-deep) max-md:before:-inset-x-16 md:before:left-0 md:before:-right-[2.55rem] md:[li:nth-child(3n)>&]:before:right-0">
                <div className="book-turn" style={{ width: widths[index] }}>
                  {book(card, index)}
                </div>
              </div>
              <div>
                <Title className="mt-7 text-title-s md:mt-9 md:text-center">{card.title}</Title>
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
