import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import { findPaper } from "#content/one-book/one-book.ts";
import type { BookPaper, PaperBody, PaperPart } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import { BookCover } from "./book-cover.tsx";
import { BarCode } from "./plates/bar-code.tsx";
import { Sheet, wholeLines } from "./plates/sheet.tsx";
import { SetPage } from "./specimens/set-page.tsx";

type Marked = Extract<PaperBody, { marked: unknown }>;
type Table = Extract<PaperBody, { head: unknown }>;
type Text = Extract<PaperBody, { text: unknown }>;

const small = "font-sans text-[0.7em] font-semibold tracking-label text-ink-soft uppercase";

/** What a paper carries besides its words. */
const pictures: Partial<Record<PaperSlug, { before?: ReactNode; after?: ReactNode }>> = {
  "copyright-page": {
    after: <BarCode digits={theBook.isbn.paperback.replaceAll("-", "")} style={{ width: "10em" }} />,
  },
  "sell-sheet": {
    before: (
      <BookCover
        title={theBook.title}
        author={theBook.author}
        design={theBook.cover}
        className="float-right mb-[1em] ml-[2em] w-[11.5em] max-w-[48%] max-sm:ml-[1em] max-sm:w-[8.4em] sm:max-lg:hidden"
      />
    ),
  },
};

/** Set without the names of its parts, as a letter and a page of a book are. */
const isPlain = ({ slug, isLetter }: BookPaper) => isLetter || slug === "copyright-page";

/** How a pencil goes round something on a drawn sheet: close to it, and clear of its neighbors, which make a hair's room. */
const penOval =
  "absolute -inset-x-[0.45em] -top-[0.26em] -bottom-[0.12em] -rotate-1 rounded-[1.4em_0.9em_1.5em_1em/0.8em_1em_0.7em_0.9em] border-[0.11em] border-action";

/** `large` opens a page, alone on its plate, and `beside` the same with the book next to it; `small` is the beginning of it at reading size, without its name, which stands below. */
type Size = "large" | "beside" | "small";

const sheets = {
  large: {
    under:
      "top-[1.6em] -bottom-[3em] left-[3.4em] w-[30em] rotate-2 max-sm:left-1/2 max-sm:w-[28em] max-sm:-translate-x-[48.5%]",
    top: "top-[2.2em] -bottom-[3em] left-[2.2em] w-[30em] -rotate-1 px-[2.6em] pt-[2em] pb-[3.6em] [&_table]:text-[0.8em] max-sm:inset-x-[0.9em] max-sm:top-[1.1em] max-sm:w-auto max-sm:rotate-0 max-sm:px-[1em] max-sm:pt-[0.8em] max-sm:text-[1.3em] max-sm:[&_table]:text-[0.75em] max-sm:[&_td]:py-[0.36em] max-sm:[&_td:nth-child(n+3):not(:last-child)]:hidden",
  },
  small: {
    under: "inset-x-[1.8em] top-[1.2em] -bottom-[1em] rotate-2",
    top: "inset-x-[1.6em] top-[1.5em] -bottom-[1em] px-[1.4em] pt-[1.2em] pb-[1.4em] [&_table]:text-[0.84em] [&_td:nth-child(n+3):not(:last-child)]:hidden",
  },
} as const;

/** Instead of the usual measures on a desk. */
const wider = {
  under: "sm:left-[2.6em] sm:w-[37.5em] sm:max-lg:text-[0.82em]",
  top: "sm:left-[1.4em] sm:w-[37.5em] sm:px-[2em] sm:max-lg:text-[0.82em] lg:[&_td]:py-[0.54em]",
} as const;

/**
 * A document of the sample book as it lies on a desk, set from its own words: the letter as a letter, the edited page
 * with its pencil, the statement with its figures. It runs on below the edge of the plate, which cuts between its lines.
 */
export function PaperSheet({ paper, size }: { paper: BookPaper; size: Size }) {
  const { before, after } = pictures[paper.slug] ?? {};
  const [first] = paper.parts;
  const isSmall = size === "small";
  const sheet = sheets[isSmall ? "small" : "large"];
  if (isSmall && first && "head" in first && paper.slug === "metadata-sheet") {
    return (
      <RecordWindow>
        <TablePart part={first} />
      </RecordWindow>
    );
  }
  if (isSmall && paper.slug === "copyright-page") {
    return (
      <OpenedCopyright>
        {paper.parts.map((part) => "text" in part && <TextPart key={part.title} {...part} circled={paper.circled} />)}
      </OpenedCopyright>
    );
  }
  if (!isSmall && first && "marked" in first && first.page) return <ProofSheet part={first} />;
  // A statement of many columns lies alone on its sheet, which is as wide as they are; an edited page has its margin there.
  const isStatement = !isSmall && first !== undefined && "head" in first && first.head.length > 5;
  const isWide = isStatement || (size === "large" && first !== undefined && "marked" in first);
  const isTable = !isSmall && first !== undefined && "head" in first;
  const shown = isStatement
    ? paper.parts.slice(0, 1)
    : isTable
      ? paper.parts.filter((part) => "head" in part)
      : paper.parts;
  return (
    <>
      <Sheet className={classNames(sheet.under, isWide && wider.under)} />
      <Sheet className={classNames(wholeLines, sheet.top, isWide && wider.top)}>
        {first && "marked" in first ? (
          <EditedPart part={first} size={size} />
        ) : (
          <>
            {!isPlain(paper) && !isSmall && (
              // On a phone the page has just said it.
              <p className="mb-[1.4em] flex items-baseline justify-between border-b-2 border-ink pb-[0.6em] leading-tight max-sm:hidden">
                <span className="text-[1.5em]">{paper.name}</span>
                <cite className="text-[0.86em] text-ink-soft">{theBook.title}</cite>
              </p>
            )}
            {before}
            {shown.map((part) => (
              // A paragraph that a desk's plate has no room for is left out as a whole: no sentence ends with it.
              <div
                key={part.title}
                className={classNames(
                  "mb-[1.2em]",
                  // A letter runs on below the edge of the plate, as its sheet does, and so does what stands in a narrow column.
                  !(isSmall || paper.isLetter || before) && "sm:[&>p]:break-inside-avoid",
                  // What begins beside the cover stays in its own column.
                  before && "flow-root",
                )}
              >
                {!isPlain(paper) && (
                  <p
                    className={classNames(
                      small,
                      "mb-[0.6em] break-after-avoid",
                      !isSmall && part === first && "head" in part && "max-sm:hidden",
                    )}
                  >
                    {part.title}
                  </p>
                )}
                {"head" in part ? (
                  <TablePart part={part} isRinged={isStatement} />
                ) : (
                  "text" in part && <TextPart {...part} circled={paper.circled} />
                )}
              </div>
            ))}
            {after}
          </>
        )}
      </Sheet>
    </>
  );
}

/** A page in type, so large that its lines can be counted. */
function ProofSheet({ part }: { part: Extract<PaperPart, Marked> }) {
  return (
    <Sheet
      className={classNames(
        wholeLines,
        "bound-left top-[1.6em] -bottom-[3em] left-[2.2em] w-[35em] -rotate-1 pt-[2.2em] pb-[3.4em] sm:max-lg:left-[calc(50%-17.5em)] sm:max-lg:pt-[1.6em] sm:max-lg:text-[0.68em] max-sm:inset-x-[0.4em] max-sm:-top-[1em] max-sm:w-auto max-sm:rotate-0 max-sm:pt-0",
      )}
    >
      {/* A phone looks closer: the page itself stands below, and here the lines about its doubled word. */}
      <div className="flex justify-center text-[1.3em] max-sm:-mt-[7.45em] max-sm:text-[1.2em]">
        <SetPage {...part} />
      </div>
    </Sheet>
  );
}

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

/** The end of a text: three points say that it has begun before. */
function lastWords(text: string, count: number): string {
  const words = text.split(" ");
  return words.length > count ? `… ${words.slice(-count).join(" ")}` : text;
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

/** Bound as the second leaf of the book. */
function OpenedCopyright({ children }: { children: ReactNode }) {
  return (
    <>
      <Sheet
        className={classNames(
          wholeLines,
          "bound-right top-[1.5em] right-[36%] -bottom-[1em] left-[1.6em] px-[1.4em] pt-[1.3em] pb-[1.4em]",
        )}
      >
        {children}
      </Sheet>
      <Sheet className="bound-left top-[1.5em] -right-[3em] -bottom-[1em] left-[64%]" />
    </>
  );
}

/** As a store's computer shows it. */
function RecordWindow({ children }: { children: ReactNode }) {
  return (
    <Sheet className="inset-x-[1.6em] top-[1.6em] -bottom-px flex flex-col overflow-hidden rounded-t-md bg-surface!">
      <p className="flex gap-[0.5em] border-b border-rule bg-paper-deep px-[1em] py-[0.7em]">
        {[1, 2, 3].map((dot) => (
          <span key={dot} className="size-[0.6em] rounded-full border border-rule-strong" />
        ))}
      </p>
      <div
        className={classNames(
          wholeLines,
          "min-h-0 flex-1 px-[1.4em] pt-[0.6em] [&_table]:text-[0.84em] [&_td:nth-child(n+3):not(:last-child)]:hidden",
        )}
      >
        {children}
      </div>
    </Sheet>
  );
}

function TextPart({ text, signed, circled = "" }: Text & Pick<BookPaper, "circled">) {
  return (
    <>
      {text.map((line) => {
        const [before = "", after] = circled ? line.split(circled) : [line];
        return (
          <p key={line} className="mb-[0.5em] text-[0.86em] leading-[1.5]">
            <InlineText text={before} />
            {after !== undefined && (
              <>
                <Ringed className="mx-[0.5em]">{circled}</Ringed>
                <InlineText text={after} />
              </>
            )}
          </p>
        );
      })}
      {signed && <Signature {...signed} />}
    </>
  );
}

/** How whoever wrote it puts a name to it. */
export function Signature({ name, below }: NonNullable<Text["signed"]>) {
  return (
    <>
      <p className="text-[1.3em] leading-tight text-action-strong italic">{name}</p>
      {below && <p className="mt-[0.4em] text-[0.86em]">{below}</p>}
    </>
  );
}

/** A table as it is set on a sheet. */
export function TablePart({
  part: { head, rows, figures = [], totalRow },
  isRinged = false,
}: {
  part: Pick<Table, "head" | "rows" | "figures" | "totalRow">;
  /** The pencil goes round what is paid. */
  isRinged?: boolean;
}) {
  const align = (column: number) => (figures.includes(column) ? "text-right whitespace-nowrap" : "text-left");
  return (
    <table className="figures w-full border-collapse font-sans text-[0.69em] leading-[1.35]">
      <tbody>
        {[head, ...rows].map((row, line) => (
          <tr
            key={row.join()}
            className={classNames(
              "break-inside-avoid border-b align-baseline",
              line === 0 ? "break-after-avoid border-rule-strong text-ink-soft" : "border-rule",
              (line === 0 || (totalRow && line === rows.length)) && "font-semibold",
            )}
          >
            {row.map((cell, column) => (
              <td
                key={head[column]}
                className={classNames(
                  "py-[0.5em] pr-[0.9em] last:pr-0",
                  align(column),
                  column === 0 && cell.length <= 20 && "whitespace-nowrap",
                )}
              >
                {isRinged && totalRow && line === rows.length && column === row.length - 1 ? (
                  <Ringed>{cell}</Ringed>
                ) : (
                  <InlineText text={cell} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the pencil has gone round; its neighbors make room. */
function Ringed({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={classNames("relative whitespace-nowrap", className)}>
      {children}
      <span className={penOval} />
    </span>
  );
}

/**
 * The first table of a paper, alone on a plate as wide as a column, and below it whatever else there is room for. A phone lays it
 * from margin to margin with close rows, so that the last of them, which is the sum, is seen; where a curve goes with it, the curve alone.
 */
export function PaperTable({ slug, children }: { slug: PaperSlug; children?: ReactNode }) {
  const { name, parts } = findPaper(slug);
  const table = parts.find((part) => "head" in part);
  return (
    <Sheet className="inset-x-[8cqi] top-[8cqi] shadow-page! px-[7cqi] pt-[6cqi] pb-[7cqi] text-[5.500cqi] sm:-bottom-px max-sm:inset-x-gutter max-sm:top-[4cqi] max-sm:px-[4.500cqi] max-sm:pt-[3cqi] max-sm:pb-[4cqi] max-sm:text-[4.300cqi] max-sm:[&_td]:py-[0.22em] max-sm:has-[svg]:top-1/2 max-sm:has-[svg]:-translate-y-1/2 max-sm:has-[svg]:text-[4.7cqi] max-sm:has-[svg]:[&_tr:not(:last-child)]:hidden">
      <p className="mb-[0.5em] border-b-2 border-ink pb-[0.3em] text-[1.2em] leading-tight">{name}</p>
      {table && <TablePart part={table} />}
      {children}
    </Sheet>
  );
}

/** A few words before the first that the pencil has struck out: a thumbnail has room for little more. */
function fromFirstMark(marked: Marked["marked"]): Marked["marked"] {
  const place = marked.findIndex((runs) => runs.some((run) => "cut" in run));
  const runs = marked[place] ?? [];
  const first = runs.findIndex((run) => "cut" in run);
  const before = runs[first - 1];
  const words = before && "keep" in before ? [{ keep: lastWords(before.keep, 9) }] : [];
  return [[...words, ...runs.slice(first)], ...marked.slice(place + 1)];
}

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
function EditedPart({ part: { marked, queries }, size }: { part: PaperPart & Marked; size: Size }) {
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
