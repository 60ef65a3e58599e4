import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Section, type SectionHead } from "#app/ui/section.tsx";
import type { Passage } from "#content/shapes.ts";

export type PassagesProps = SectionHead & {
  passages: readonly Passage[];
  /** Opens the first paragraph with a large initial, as a chapter does. */
  dropCap?: boolean;
  /** Sets a short text in two columns where there is room, like the opening of a magazine. */
  inColumns?: boolean;
  /** Something that the text speaks of, beside it where there is room. */
  figure?: ReactNode;
  children?: ReactNode;
};

/** Running text at the measure of a book page. */
export function Passages({ passages, dropCap = false, inColumns = false, figure, children, ...head }: PassagesProps) {
  const Title = head.title ? "h3" : "h2";
  return (
    <Section layout="margin" {...head}>
      <div className={classNames(figure && "grid gap-12 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-x-16")}>
        <div
          className={classNames("prose", dropCap && "drop-cap", inColumns && "lg:max-w-none! lg:columns-2 lg:gap-12")}
        >
          {passages.map((passage) => (
            <PassageText key={passage.title ?? passage.paragraphs[0]} passage={passage} Title={Title} />
          ))}
        </div>
        {figure}
      </div>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}

function PassageText({ passage, Title }: { passage: Passage; Title: "h2" | "h3" }) {
  return (
    <>
      {passage.title && <Title>{passage.title}</Title>}
      {passage.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
