import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { PaperPart } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { wholeLines } from "../plates/sheet.tsx";
import { fromFirstMark, type Marked, type Size } from "./paper-parts.tsx";

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

/** With queries it is a manuscript between double lines, their words in the margin; without them, a page in type. */
export function EditedPart({ part: { marked, queries }, size }: { part: PaperPart & Marked; size: Size }) {
  const isSmall = size === "small";
  const isLarge = size === "large";
  const inMargin = isSmall ? undefined : queries;
  return (
    <>
      <p className={classNames("text-[0.8em] text-ink-soft italic", queries ? "text-right" : "text-center")}>
        {theBook.title}
      </p>
      <div
        className={classNames(
          queries
            ? classNames(
                "mt-[1.4em] max-sm:mt-[0.7em]",
                isLarge
                  ? "text-[1.05em] leading-[1.75] max-sm:text-[0.95em]"
                  : "text-[0.98em] leading-[2] max-sm:leading-[1.75]",
              )
            : "mt-[1.2em] text-[1.1em] leading-[1.6]",
          inMargin && (isLarge ? "mr-[9.6em] max-sm:mr-[8.6em]" : "mr-[8.4em]"),
        )}
      >
        {(isSmall ? fromFirstMark(marked) : toLastSentence(marked)).map((runs) => (
          <p key={JSON.stringify(runs)} className={queries ? "mb-[0.6em]" : "indent-[1.4em] first:indent-0"}>
            <MarkedText runs={runs} />
          </p>
        ))}
      </div>
      <ol
        className={classNames(
          wholeLines,
          "absolute top-[6em] right-[1.4em] bottom-[3.6em] rotate-2 space-y-[1.5em]",
          isLarge ? "w-[9.4em] max-sm:right-[0.7em] max-sm:w-[7.4em]" : "w-[8em]",
        )}
      >
        {inMargin?.map((query, place) => (
          <li
            key={query}
            className="break-inside-avoid border-l-2 border-action pl-[0.7em] leading-tight text-action italic"
          >
            <sup className="mr-[0.2em] not-italic">{place + 1}</sup>
            {query}
          </li>
        ))}
      </ol>
    </>
  );
}
