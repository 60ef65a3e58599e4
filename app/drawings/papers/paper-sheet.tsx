import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { type BookPaper, isStatement } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import { BookCover } from "../book-cover.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { HalfTitleWords, Sheet, wholeLines } from "../plates/sheet.tsx";
import { SetPage } from "../specimens/set-page.tsx";
import { EditedPart } from "./edited-part.tsx";
import { type Size, TablePart, TextPart } from "./paper-parts.tsx";

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

const sheets = {
  large: {
    under: "top-[1.6em] -bottom-[3em] left-[3.4em] w-[30em] rotate-2",
    top: "top-[2.2em] -bottom-[3em] left-[2.2em] w-[30em] -rotate-1 px-[2.6em] pt-[2em] pb-[3em] [&_table]:text-[0.8em] max-sm:top-[1.1em] max-sm:left-[0.9em] max-sm:w-auto max-sm:rotate-0 max-sm:px-[1em] max-sm:pt-[0.8em] max-sm:pb-[3.4em] max-sm:[&_table]:text-[0.8em] max-sm:[&_td]:py-[0.36em]",
  },
  small: {
    under: "inset-x-[1.8em] top-[1.2em] -bottom-[1em] rotate-2",
    top: "inset-x-[1.6em] top-[1.5em] -bottom-[1em] px-[1.4em] pt-[1.2em] pb-[1.4em] [&_table]:text-[0.84em] [&_td:nth-child(n+3):not(:last-child)]:hidden",
  },
} as const;

/** On a phone the book stands beside what is written, or in a margin of its own, or on the sheet itself. */
const onPhone = {
  beside: {
    under: "max-sm:left-[2.4em] max-sm:w-[22.6em]",
    top: "max-sm:right-[4.6em] max-sm:pr-[1.4em] max-sm:text-[1.2em]",
  },
  within: {
    under: "max-sm:left-1/2 max-sm:w-[28em] max-sm:-translate-x-[48.5%]",
    top: "max-sm:right-[0.9em] max-sm:text-[1.3em]",
  },
} as const;

/** Instead of the usual measures on a desk. */
const wider = {
  under: "sm:left-[2.6em] sm:w-[37.5em] sm:max-lg:text-[0.82em]",
  top: "sm:left-[1.4em] sm:w-[37.5em] sm:px-[2em] sm:max-lg:text-[0.82em] lg:[&_td]:py-[0.54em]",
} as const;

/** Beside the first column a phone has room for one more: the sums, or what follows a name. */
const columnsOnPhone = {
  sums: "max-sm:[&_td:not(:first-child,:last-child)]:hidden",
  words: "max-sm:[&_td:nth-child(n+3)]:hidden",
} as const;

/**
 * A document of the sample book as it lies on a desk, set from its own words: the letter as a letter, the edited page
 * with its pencil, the statement with its figures. It runs on below the edge of the plate, which cuts it between its lines, or through the last.
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
  if (paper.slug === "copyright-page") {
    return (
      <OpenedCopyright isSmall={isSmall}>
        {paper.parts.map((part) => "text" in part && <TextPart key={part.title} {...part} circled={paper.circled} />)}
      </OpenedCopyright>
    );
  }
  if (first && "marked" in first && first.page)
    return <ProofSheet marked={first.marked} page={first.page} isSmall={isSmall} />;
  // The sheet of a statement is as wide as its many columns; an edited page has its margin there.
  const hasMargin = first !== undefined && "marked" in first;
  const hasSteps = !isSmall && first !== undefined && isStatement(first);
  const isWide = hasSteps || (size === "large" && hasMargin);
  const table = !isSmall && first && "head" in first ? first : undefined;
  const shown = table && !hasSteps ? paper.parts.filter((part) => "head" in part) : paper.parts;
  const phone = onPhone[hasMargin || paper.slug === "sell-sheet" ? "within" : "beside"];
  return (
    <>
      <Sheet className={classNames(sheet.under, !isSmall && phone.under, isWide && wider.under)} />
      <Sheet
        className={classNames(
          wholeLines,
          sheet.top,
          !isSmall && phone.top,
          isWide && wider.top,
          table && columnsOnPhone[table.figures ? "sums" : "words"],
        )}
      >
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
              // Below the columns of a statement its words leave room for the book.
              <div
                key={part.title}
                className={classNames(!paper.isLetter && "mb-[1.2em]", hasSteps && "text" in part && "sm:pr-[8.5em]")}
              >
                {!isPlain(paper) && (
                  <p className={classNames(small, "mb-[0.6em] break-after-avoid", table === part && "max-sm:hidden")}>
                    {part.title}
                  </p>
                )}
                {"head" in part ? (
                  <TablePart part={part} isRinged={hasSteps} />
                ) : (
                  "text" in part && <TextPart {...part} circled={paper.circled} isLetter={paper.isLetter} />
                )}
                {part === table && paper.worked && (
                  <p className="mt-[0.9em] text-[0.95em] leading-[1.4] text-action italic whitespace-pre-line sm:hidden">
                    {paper.worked}
                  </p>
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

/** A page in type: on a plate so large that its lines can be counted. */
function ProofSheet({ isSmall, ...page }: ComponentProps<typeof SetPage> & { isSmall: boolean }) {
  return (
    <Sheet
      className={classNames(
        wholeLines,
        "bound-left",
        isSmall
          ? "inset-x-[1em] top-[1.2em] -bottom-[1em] pt-[1em] pb-[1.2em]"
          : "top-[1.6em] -bottom-[3em] left-[2.2em] w-[35em] -rotate-1 pt-[2.2em] pb-[3.4em] sm:max-lg:left-[calc(50%-17.5em)] sm:max-lg:pt-[1.6em] sm:max-lg:text-[0.68em] max-sm:right-[5.8em] max-sm:left-[0.4em] max-sm:top-[0.8em] max-sm:w-auto max-sm:rotate-0 max-sm:pt-[0.9em]",
      )}
    >
      <div
        className={
          isSmall ? "ml-[1.3em] text-[0.83em]" : "ml-[4em] text-[1.2em] max-sm:ml-[1.7em] max-sm:text-[0.92em]"
        }
      >
        <SetPage {...page} />
      </div>
    </Sheet>
  );
}

/** Bound as the second leaf of the book. */
function OpenedCopyright({ isSmall, children }: { isSmall: boolean; children: ReactNode }) {
  return (
    <>
      <Sheet
        className={classNames(
          wholeLines,
          "bound-right top-[1.5em] right-[36%] -bottom-[1em] left-[1.6em] px-[1.4em] pt-[1.3em] pb-[1.4em]",
          !isSmall && "text-[1.25em] max-sm:right-[5.2em] max-sm:left-[0.8em]",
        )}
      >
        {children}
      </Sheet>
      <Sheet className="bound-left top-[1.5em] -right-[3em] -bottom-[1em] left-[64%] max-sm:left-[calc(100%-6.5em)]">
        <div className="@container absolute inset-y-0 right-[3em] left-0 max-lg:hidden">
          <HalfTitleWords title={theBook.title} />
        </div>
      </Sheet>
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
