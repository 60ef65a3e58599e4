import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import { BookCover } from "../book-cover.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";
import { SetPage } from "../specimens/set-page.tsx";
import { fromSentenceOf, Ringed, sentenceStart } from "./paper-parts.tsx";

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
      ) : part && "marked" in part && part.page ? (
        // The lines about the mark, which stands in the nearer margin.
        <div className="absolute inset-x-0 top-[1.4em] bottom-0 overflow-hidden">
          <div className="absolute bottom-[-4.500em] left-[1.7em] text-left text-[1.25em] [&_svg]:right-full [&_svg]:left-auto [&_svg]:mr-[0.3em]">
            <SetPage marked={part.marked} page={part.page} />
          </div>
        </div>
      ) : part && "marked" in part ? (
        <p className={classNames(wholeLines, faceText)}>
          <MarkedText runs={fromSentenceOf(part.marked, (run) => "cut" in run).from.flat()} />
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

/** What the pencil has gone round, from the beginning of its sentence and on for as long as there is room. */
function CircledWords({ paper, circled }: { paper: BookPaper; circled: string }) {
  const text = paper.parts
    .flatMap((part) => ("text" in part ? part.text : []))
    .join("\n")
    .replaceAll("*", "");
  const place = text.indexOf(circled);
  const before = text.slice(sentenceStart(text.slice(0, place)), place);
  return (
    <>
      {before}
      <Ringed className={before ? "mx-[0.4em]" : "mr-[0.4em] ml-[0.5em]"}>{circled}</Ringed>
      {text.slice(place + circled.length, place + circled.length + 120)}
    </>
  );
}
