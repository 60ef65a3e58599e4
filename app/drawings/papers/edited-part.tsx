import { Fragment } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { PaperPart } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { MarkedRun } from "#domain/marked-text.ts";
import { fromSentenceOf, type Marked, type Size } from "./paper-parts.tsx";

/** As many letters as a desk's plate has room for. */
const lettersOfPage = 720;

/** As much of a page as its picture has room for, up to the end of a sentence. */
function toLastSentence(marked: Marked["marked"]): Marked["marked"] {
  let letters = 0;
  return marked.map((runs) => {
    const ends = runs.map((run) => {
      const text = "keep" in run ? run.keep : "cut" in run ? run.cut : "add" in run ? run.add : "";
      letters += text.length;
      return letters <= lettersOfPage && /[.”]$/.test(text);
    });
    return runs.slice(0, ends.lastIndexOf(true) + 1);
  });
}

/**
 * A manuscript between double lines. What its editor asks stands in the margin, level with the place it is about, so that
 * nothing is asked of what lies below the picture's edge; a phone begins with the sentence of the first query.
 */
export function EditedPart({ part: { marked, queries = [] }, size }: { part: PaperPart & Marked; size: Size }) {
  const isSmall = size === "small";
  const { earlier, from } = isSmall
    ? fromSentenceOf(marked, (run) => "cut" in run)
    : fromSentenceOf(toLastSentence(marked), (run) => "query" in run);
  return (
    <>
      <p className={classNames("text-right text-[0.8em] text-ink-soft italic", !isSmall && "max-sm:hidden")}>
        {theBook.title}
      </p>
      <div
        className={classNames(
          "mt-[1.4em]",
          isSmall ? "text-[0.98em] leading-[2]" : "text-[1.05em] leading-[1.75] max-sm:mt-0 max-sm:text-[0.95em]",
          size === "large" && "mr-[9.6em] max-sm:mr-[8.6em]",
          size === "beside" && "mr-[8.4em] max-sm:mr-0 max-sm:h-[5lh] max-sm:overflow-hidden",
        )}
      >
        {from.map((runs, paragraph) => (
          <p key={JSON.stringify(runs)} className="mb-[0.6em]">
            {paragraph === 0 && !isSmall && (
              <span className="max-sm:hidden">
                <MarkedText runs={earlier} />
              </span>
            )}
            {runs.map((run) => (
              <Fragment key={JSON.stringify(run)}>
                <MarkedText runs={[run]} />
                {"query" in run && !isSmall && <MarginNote {...run} text={queries[run.query - 1]} size={size} />}
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}

function MarginNote({ query, text, size }: Extract<MarkedRun, { query: number }> & { text?: string; size: Size }) {
  return (
    <span
      className={classNames(
        "absolute right-[1.4em] -mt-[1.2em] rotate-2 border-l-2 border-action pl-[0.7em] text-[0.95em] leading-tight text-action italic",
        size === "large"
          ? "w-[9.4em] max-sm:top-[1.2em] max-sm:right-[0.7em] max-sm:mt-0 max-sm:w-[7.8em]"
          : "w-[8em] sm:max-lg:-mt-[4.5em] max-sm:top-auto max-sm:bottom-[5em] max-sm:left-[1.5em] max-sm:w-[13em] max-sm:rotate-0",
        query > 1 && "max-sm:hidden",
      )}
    >
      <sup className="mr-[0.2em] not-italic">{query}</sup>
      {text}
    </span>
  );
}
