import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import type { BookPaper } from "#content/one-book/paper.ts";
import { theBook } from "#content/one-book/the-book.ts";
import type { PaperSlug } from "#domain/addresses.ts";
import { BookCover } from "../book-cover.tsx";
import { BarCode } from "../plates/bar-code.tsx";
import { Sheet, wholeLines } from "../plates/sheet.tsx";
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
    under:
      "top-[1.6em] -bottom-[3em] left-[3.4em] w-[30em] rotate-2 max-sm:left-1/2 max-sm:w-[28em] max-sm:-translate-x-[48.5%]",
    top: "top-[2.2em] -bottom-[3em] left-[2.2em] w-[30em] -rotate-1 px-[2.6em] pt-[2em] pb-[3em] [&_table]:text-[0.8em] max-sm:inset-x-[0.9em] max-sm:top-[1.1em] max-sm:w-auto max-sm:rotate-0 max-sm:px-[1em] max-sm:pt-[0.8em] max-sm:pb-[2.2em] max-sm:text-[1.3em] max-sm:[&_table]:text-[0.75em] max-sm:[&_td]:py-[0.36em] max-sm:[&_td:nth-child(n+3):not(:last-child)]:hidden",
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
  if (!isSmall && first && "marked" in first && first.page)
    return <ProofSheet marked={first.marked} page={first.page} />;
  // A statement of many columns lies alone on its sheet, which is as wide as they are; an edited page has its margin there.
  const isStatement = !isSmall && first !== undefined && "head" in first && first.head.length > 5;
  const isWide = isStatement || (size === "large" && first !== undefined && "marked" in first);
  const isTable = !isSmall && first !== undefined && "head" in first;
  const shown = isTable && !isStatement ? paper.parts.filter((part) => "head" in part) : paper.parts;
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
              <div key={part.title} className="mb-[1.2em]">
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
function ProofSheet(page: ComponentProps<typeof SetPage>) {
  return (
    <Sheet
      className={classNames(
        wholeLines,
        "bound-left top-[1.6em] -bottom-[3em] left-[2.2em] w-[35em] -rotate-1 pt-[2.2em] pb-[3.4em] sm:max-lg:left-[calc(50%-17.5em)] sm:max-lg:pt-[1.6em] sm:max-lg:text-[0.68em] max-sm:inset-x-[0.4em] max-sm:top-[0.8em] max-sm:w-auto max-sm:rotate-0 max-sm:pt-[0.9em] max-sm:pb-[2.3em]",
      )}
    >
      <div className="flex justify-center text-[1.3em] max-sm:text-[1.15em]">
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
          !isSmall && "text-[1.25em]",
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
