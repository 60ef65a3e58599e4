import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { catalogCard, copyrightPage as words } from "#content/plates.ts";
import { BarCode } from "./bar-code.tsx";
import { BookOnLedge } from "./book-on-ledge.tsx";
import { Sheet } from "./sheet.tsx";

/** The page that makes a book findable, each entry tied to what it is for; on a phone the book stands beside it. */
export function CopyrightPage() {
  const [rights, isbn, library, till] = words.notes;
  const [copyright, ...terms] = words.lines;
  return (
    <>
      <BookOnLedge design={1} height="h-[8.2em]" />
      <Sheet
        className="top-[2.6em] flex flex-col max-lg:top-[0.8em] sm:max-lg:gap-[0.8em]! sm:max-lg:pt-[1.3em]! sm:max-lg:*:nth-[n+4]:hidden max-sm:top-[1.5em] max-sm:left-gutter! max-sm:w-[16.8em]! max-sm:translate-none! max-sm:gap-[1.1em]! max-sm:px-[0.8em]! max-sm:pt-[1.3em]!"
        style={{
          translate: "-74%",
          left: "50%",
          width: "23em",
          gap: "1.5em",
          paddingInline: "2.4em",
          paddingTop: "3em",
          paddingBottom: "9em",
          fontSize: "1.02em",
          lineHeight: 1.45,
        }}
      >
        <div className="max-sm:hidden">
          <Entry note={rights}>{copyright}</Entry>
          {terms.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Entry note={isbn}>
          {words.isbns.map((line) => (
            <p key={line} className="lining-nums whitespace-nowrap max-sm:text-[0.94em]">
              {line}
            </p>
          ))}
        </Entry>
        <Entry note={library} down="0.9em" isLeftOut>
          <LibraryBlock />
        </Entry>
        <Entry note={till} down="2.2em">
          {/* The line begins at the bars, not at the white beside them. */}
          <div className="-mr-[0.77em] max-sm:*:w-[13em]!">
            <BarCode digits={words.isbn} style={{ width: "11em" }} />
          </div>
        </Entry>
        <p className="tabular-nums">{words.printing}</p>
      </Sheet>
    </>
  );
}

const LibraryBlock = () => (
  <div className="border border-rule-strong" style={{ padding: "0.9em", fontSize: "0.84em" }}>
    {words.library.map((line, place) => (
      <p key={line} className={place === 0 ? "text-ink-soft italic" : "pl-[1em] -indent-[1em]"}>
        {line}
      </p>
    ))}
  </div>
);

type EntryProps = { note?: string; down?: string; isLeftOut?: true; children: ReactNode };

/** A line leads from it to its note, which lies clear of the paper: from its first line, or as far `down` as that begins. */
function Entry({ note, down = "0em", isLeftOut, children }: EntryProps) {
  if (!note) return <div>{children}</div>;
  return (
    <div className={classNames("relative flex items-start", isLeftOut && "max-sm:hidden")}>
      <div className="max-w-full">{children}</div>
      <p
        className="-mr-[4.15em] ml-[0.6em] flex flex-1 items-center text-gold-ink italic max-sm:-mr-[1.1em]"
        style={{ marginTop: down, height: "1.45em" }}
      >
        <span className="h-px flex-1 bg-gold" />
        <span className="absolute left-[calc(100%+4.15em)] w-max bg-paper px-[0.7em] py-[0.15em] leading-tight shadow-page max-sm:left-[calc(100%+1.1em)] max-sm:px-[0.4em]">
          {note}
        </span>
      </p>
    </div>
  );
}

/** How a copyright page begins: whose name stands on it, marked with a pencil. */
export function CopyrightSlip({ className }: { className: string }) {
  const [copyright, ...terms] = words.lines;
  const [before, name] = copyright.split(/(?<= by )/);
  return (
    <div
      aria-hidden="true"
      className={classNames("on-paper -rotate-1 bg-paper font-serif text-ink shadow-page print:hidden", className)}
    >
      <p className="text-title-s leading-snug">
        {before}
        <span className="whitespace-nowrap underline decoration-action decoration-2 underline-offset-[0.3em]">
          {name}
        </span>
      </p>
      {terms.map((line) => (
        <p key={line} className="mt-2 text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  );
}

/** The book as a library's drawer knows it: where it stands, the red line, and the hole for the rod; behind it the cards before it. */
export function CatalogCard() {
  return (
    <div aria-hidden="true" className="on-paper flex grow flex-col font-mono text-ink lining-nums print:hidden">
      {[5, 4, 3, 2, 1].map((inset) => (
        <span
          key={inset}
          style={{ marginInline: `${inset * 0.25}rem` }}
          className="h-2.5 rounded-t-md border border-b-0 border-rule bg-paper shadow-[0_-2px_6px_rgb(0_0_0/0.07)]"
        />
      ))}
      <div className="relative rounded-md border border-rule bg-paper grow pt-5 pb-14 text-[1.0625rem] leading-8 shadow-page max-xl:text-[0.9375rem] lg:max-xl:text-[0.8125rem] max-sm:text-[0.75rem] max-sm:leading-6">
        <span className="absolute inset-x-0 top-[5.3rem] h-px bg-danger/40 max-sm:top-[4.3rem]" />
        <span className="absolute inset-y-0 left-[5.6rem] w-px bg-danger/40 max-sm:left-[3.8rem]" />
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-6 px-5 max-sm:grid-cols-[2.5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:px-4">
          <p>
            {catalogCard.shelf.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
          <p className="whitespace-pre-wrap">{catalogCard.lines.join("\n")}</p>
        </div>
        <span className="absolute bottom-4 left-1/2 size-6 -translate-x-1/2 rounded-full bg-page shadow-[inset_0_2px_3px_rgb(0_0_0/0.28)]" />
      </div>
    </div>
  );
}
