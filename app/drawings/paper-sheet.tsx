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

type Marked = Extract<PaperBody, { marked: unknown }>;
type Table = Extract<PaperBody, { head: unknown }>;

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
        className="float-right mb-[1em] ml-[2em] w-[11em]"
      />
    ),
  },
};

/** Set without the names of its parts, as a letter and a page of a book are. */
const isPlain = ({ slug, isLetter }: BookPaper) => isLetter || slug === "copyright-page";

/**
 * A document of the sample book as it lies on a desk, set from its own words: the letter as a letter, the edited page
 * with its pencil, the statement with its figures. `parts`: how much of it the plate has room for; one that opens a page
 * `isLarge`, and on a phone lies alone, its tables without their middle columns.
 */
export function PaperSheet({ paper, parts, isLarge }: { paper: BookPaper; parts: number; isLarge?: true }) {
  const { before, after } = pictures[paper.slug] ?? {};
  const [first] = paper.parts;
  return (
    <>
      <Sheet
        className={classNames(
          "top-[3.2em] -bottom-[1em] left-1/2 w-[33em] -translate-x-[48.5%] rotate-2",
          isLarge && "max-sm:hidden",
        )}
      />
      <Sheet
        className={classNames(
          "top-[2em] -bottom-[1em] left-1/2 w-[33em] -translate-x-1/2 overflow-hidden px-[2.6em] pt-[2em]",
          isLarge &&
            "pb-[2.4em] max-sm:top-[1.4em] max-sm:w-[24.5em] max-sm:px-[1.5em] max-sm:pt-[1.2em] max-sm:text-[1.102em] max-sm:[&_table]:text-[0.86em] max-sm:[&_td:nth-child(n+3):not(:last-child)]:hidden",
        )}
      >
        <div className={isLarge && `${wholeLines} -mr-[0.5em] h-full pr-[0.5em]`}>
          {first && "marked" in first ? (
            <EditedPart part={first} />
          ) : (
            <>
              {!isPlain(paper) && (
                <p className="mb-[1.4em] flex items-baseline justify-between border-b-2 border-ink pb-[0.6em] leading-tight">
                  <span className="text-[1.5em]">{paper.name}</span>
                  <cite className={classNames("text-[0.86em] text-ink-soft", isLarge && "max-sm:hidden")}>
                    {theBook.title}
                  </cite>
                </p>
              )}
              {before}
              {paper.parts.slice(0, parts).map((part) => (
                <div key={part.title} className="mb-[1.2em]">
                  {!isPlain(paper) && <p className={classNames(small, "mb-[0.6em] break-after-avoid")}>{part.title}</p>}
                  {"head" in part ? <TablePart part={part} /> : "text" in part && <TextPart lines={part.text} />}
                </div>
              ))}
              {after}
            </>
          )}
        </div>
      </Sheet>
    </>
  );
}

function TextPart({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mb-[0.5em] text-[0.86em] leading-[1.5]">
      <InlineText text={line} />
    </p>
  ));
}

/** A table as it is set on a sheet. */
export function TablePart({
  part: { head, rows, figures = [], totalRow },
}: {
  part: Pick<Table, "head" | "rows" | "figures" | "totalRow">;
}) {
  const align = (column: number) => (figures.includes(column) ? "text-right whitespace-nowrap" : "text-left");
  return (
    <table className="figures w-full border-collapse font-sans text-[0.69em] leading-[1.35]">
      <tbody>
        {[head, ...rows].map((row, line) => (
          <tr
            key={row.join()}
            className={classNames(
              "border-b align-baseline",
              line === 0 ? "border-rule-strong text-ink-soft" : "border-rule",
              (line === 0 || (totalRow && line === rows.length)) && "font-semibold",
            )}
          >
            {row.map((cell, column) => (
              <td key={head[column]} className={classNames("py-[0.5em] pr-[0.9em] last:pr-0", align(column))}>
                <InlineText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The first table of a paper, alone on a plate as wide as a column, and below it whatever else there is room for. A phone lays it
 * from margin to margin with close rows, so that the last of them, which is the sum, is seen.
 */
export function PaperTable({ slug, children }: { slug: PaperSlug; children?: ReactNode }) {
  const { name, parts } = findPaper(slug);
  const table = parts.find((part) => "head" in part);
  return (
    <Sheet className="inset-x-[8cqi] top-[8cqi] px-[7cqi] pt-[6cqi] pb-[7cqi] text-[5.500cqi] sm:-bottom-px max-sm:inset-x-gutter max-sm:top-[4cqi] max-sm:px-[4.500cqi] max-sm:pt-[3cqi] max-sm:pb-[4cqi] max-sm:text-[4.300cqi] max-sm:[&_td]:py-[0.22em]">
      <p className="mb-[0.5em] border-b-2 border-ink pb-[0.3em] text-[1.2em] leading-tight">{name}</p>
      {table && <TablePart part={table} />}
      {children && <div className="max-sm:hidden">{children}</div>}
    </Sheet>
  );
}

/** With queries it is a manuscript between double lines, their words in the margin; without them, a page in type. */
function EditedPart({ part: { marked, queries } }: { part: PaperPart & Marked }) {
  return (
    <>
      <p className={classNames("text-[0.8em] text-ink-soft italic", queries ? "text-right" : "text-center")}>
        {theBook.title}
      </p>
      <div
        className={
          queries
            ? "mt-[1.4em] mr-[8.4em] text-[0.98em] leading-[2]"
            : "mx-[1.6em] mt-[1.8em] text-justify text-[1.16em] leading-[1.6] hyphens-auto"
        }
      >
        {marked.map((runs) => (
          <p key={JSON.stringify(runs)} className={queries ? "mb-[0.6em]" : "indent-[1.4em] first:indent-0"}>
            <MarkedText runs={runs} />
          </p>
        ))}
      </div>
      <ol className="absolute top-[6em] right-[1.4em] w-[8em] rotate-2 space-y-[2em]">
        {queries?.map((query, place) => (
          <li key={query} className="border-l-2 border-action pl-[0.7em] leading-tight text-action italic">
            <sup className="mr-[0.2em] not-italic">{place + 1}</sup>
            {query}
          </li>
        ))}
      </ol>
    </>
  );
}
