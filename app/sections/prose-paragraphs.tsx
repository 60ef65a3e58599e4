import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import type { Passage } from "#content/shapes.ts";

/** What holds them: on a phone their letters are as large as those of a page. */
export const runningText = "prose max-sm:text-[1.125rem]";

/** The paragraphs of running text. A phone unfolds what goes further under a name of its own; elsewhere it simply goes on. */
export function ProseParagraphs({ paragraphs, further }: Pick<Passage, "paragraphs" | "further">) {
  return (
    <>
      {paragraphs.slice(0, further?.from).map(toParagraph)}
      {further && (
        <details className="folds-on-phones [&>p+p]:mt-[1.1em]">
          <FoldSummary className="border-t border-rule font-sans text-ui">{further.title}</FoldSummary>
          {paragraphs.slice(further.from).map(toParagraph)}
        </details>
      )}
    </>
  );
}

const toParagraph = (paragraph: string) => (
  <p key={paragraph} className="[summary+&]:max-lg:pt-1">
    <Unbroken text={paragraph} />
  </p>
);
