import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { BookCover } from "../book-cover.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";
import { fromFirstMark, lastWords, Ringed } from "./paper-parts.tsx";

const faceText = "self-stretch mt-[0.9em] text-left text-[1.25em] leading-[1.5] whitespace-pre-line";

/** What a phone's thumbnail shows of a paper: the one figure, the words under the pencil, the thing itself. */
export function PaperFace({ paper }: { paper: BookPaper }) {
  const [part] = paper.parts;
  const total = part && "head" in part && part.totalRow ? part.rows.at(-1) : undefined;
  return (
    <Sheet className="inset-x-[0.9em] top-[1em] -bottom-px flex items-center justify-center overflow-hidden px-[0.7em] text-center leading-tight">
      {paper.slug === "sell-sheet" ? (
        <BookCover
          title={theBook.title}
          author={theBook.author}
          design={theBook.cover}
          className="w-[5.6em] text-left"
        />
      ) : total ? (
        <p className="figures">
          <span className="block font-sans text-[1.45em] text-ink-soft">{total[0]}</span>
          <span className="text-[2.4em]">{total.at(-1)}</span>
        </p>
      ) : part && "marked" in part ? (
        <p className={classNames(wholeLines, faceText)}>
          <MarkedText runs={fromFirstMark(part.marked).flat()} />
        </p>
      ) : paper.circled ? (
        <p className={classNames(wholeLines, faceText)}>
          <CircledWords paper={paper} circled={paper.circled} />
        </p>
      ) : (
        <BarCode digits={theBook.isbn.paperback.replaceAll("-", "")} style={{ width: "9em" }} />
      )}
    </Sheet>
  );
}

/** What the pencil has gone round, after the few words before it and before as many as there is room for. */
function CircledWords({ paper, circled }: { paper: BookPaper; circled: string }) {
  const text = paper.parts
    .flatMap((part) => ("text" in part ? part.text : []))
    .join("\n")
    .replaceAll("*", "");
  const place = text.indexOf(circled);
  return (
    <>
      {lastWords(text.slice(0, place), 7)}
      <Ringed className="mx-[0.4em]">{circled}</Ringed>
      {text.slice(place + circled.length, place + circled.length + 120)}
    </>
  );
}
