import { authorsDesk as words } from "#content/plates.ts";
import { stageWords } from "#content/production.ts";
import { BookCover } from "../book-cover.tsx";
import { bookOf } from "../our-books.ts";
import { ChapterOpening } from "./chapter-opening.tsx";
import { Sheet } from "./sheet.tsx";

/** What waits behind the door: a book, its pages to be read, and the slip that says whose turn it is. In a strip the slip lies beside the cover. */
export function AuthorsDesk() {
  return (
    <>
      <ChapterOpening
        className="max-lg:hidden"
        style={{ top: "4.4em", left: "7%", padding: "3em 2.45em 2em", rotate: "-2deg", fontSize: "1.08em" }}
      />
      <BookCover
        {...bookOf(6)}
        className="absolute top-[9em] right-[9%] w-[16.4em] max-lg:top-[1.4em] max-lg:right-auto max-lg:left-[calc(50%-16.5em)] max-lg:w-[15em] sm:max-lg:left-[calc(50%-10.5em)] sm:max-lg:w-[8.4em]"
      />
      <Sheet
        className="max-lg:top-[1.4em]! max-lg:left-[calc(50%+0.5em)]! max-lg:w-[min(16em,50%-1.5em)]! max-lg:pt-[0.7em]!"
        style={{
          top: "23.4em",
          left: "15%",
          width: "16em",
          padding: "1.2em 1.5em 1.4em",
          rotate: "1.4deg",
          background: "var(--color-paper-deep)",
        }}
      >
        <ul style={{ fontSize: "1.1em" }}>
          {words.stages.map(({ kind, state, turn }) => (
            <li
              key={kind}
              className="flex items-baseline border-rule not-first:border-t max-lg:nth-1:hidden max-lg:nth-2:border-t-0"
              style={{ gap: "0.7em", paddingBlock: "0.42em" }}
            >
              <span className="w-[0.9em] shrink-0 text-action">{state}</span>
              <span className={turn ? undefined : "text-ink-soft"}>{stageWords[kind].name}</span>
              {turn && <span className="ml-auto text-action italic">{turn}</span>}
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
