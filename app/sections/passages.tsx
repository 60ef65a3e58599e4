import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Passage } from "#content/shapes.ts";
import { ProseParagraphs, runningText } from "./prose-paragraphs.tsx";

export type PassagesProps = SectionHead & {
  passages: readonly Passage[];
  /** Opens the first paragraph with a large initial, as a chapter does. */
  dropCap?: boolean;
  /** Sets a short text as the recto of an open book, and shows this on the page that faces it. */
  verso?: ReactNode;
  /** What the text speaks of, before its words and wider than they are. */
  opening?: ReactNode;
  /** Something that the text speaks of, beside it where there is room. */
  figure?: ReactNode;
  /** As wide as the text, and beside it: a drawing of what the text works out. */
  facing?: ReactNode;
  /** An open book, across two of three columns: the text has the third. */
  spread?: ReactNode;
  children?: ReactNode;
};

/** Running text at the measure of a book page. */
export function Passages({
  passages,
  dropCap = false,
  verso,
  opening,
  figure,
  facing,
  spread,
  children,
  ...head
}: PassagesProps) {
  const Title = head.title ? "h3" : "h2";
  const text = (
    <div className={classNames(runningText, dropCap && "drop-cap", verso && "book-text")}>
      {passages.map((passage) => (
        <PassageText key={passage.title ?? passage.paragraphs[0]} passage={passage} Title={Title} />
      ))}
    </div>
  );
  return (
    <Section
      layout={verso ? "spread" : spread || facing ? "wide" : "margin"}
      columns={spread ? 3 : undefined}
      {...head}
    >
      {verso ? (
        <OpenBook verso={verso}>{text}</OpenBook>
      ) : spread ? (
        <div className="grid gap-10 xl:grid-cols-3">
          <div className="xl:col-span-2">{spread}</div>
          <div className="xl:self-center">{text}</div>
        </div>
      ) : facing ? (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
          {text}
          {facing}
        </div>
      ) : (
        <div
          className={classNames(
            opening && "flex flex-col items-center gap-8 lg:gap-12",
            figure && "grid grid-cols-1 gap-12 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-x-16",
          )}
        >
          {opening}
          {text}
          {figure}
        </div>
      )}
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}

/** Two facing pages across the type area; on a phone, the picture above the text, whose paper fills the screen: in the dark it is dark. */
function OpenBook({ verso, children }: { verso: ReactNode; children: ReactNode }) {
  return (
    <div className="not-dark:on-paper lg:on-paper grid lg:border-x-4 lg:border-t border-double border-rule bg-paper max-lg:dark:bg-surface text-ink lg:shadow-book max-lg:-mx-gutter lg:grid-cols-2 print:border-0">
      <div
        aria-hidden="true"
        className="flex aspect-4/5 overflow-hidden sm:aspect-auto sm:h-112 lg:h-auto lg:bound-right lg:px-[12%] lg:py-[14%] print:hidden"
      >
        {verso}
      </div>
      <div className="flex px-gutter pt-8 pb-10 lg:items-center lg:bound-left lg:px-[12%] lg:py-[14%]">{children}</div>
    </div>
  );
}

function PassageText({ passage, Title }: { passage: Passage; Title: "h2" | "h3" }) {
  return (
    <>
      {passage.title && <Title>{passage.title}</Title>}
      <ProseParagraphs {...passage} />
    </>
  );
}
