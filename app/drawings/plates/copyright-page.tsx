import type { ReactNode } from "react";
import { catalogCard, copyrightPage as words } from "#content/plates.ts";
import { BarCode } from "./bar-code.tsx";
import { Sheet } from "./sheet.tsx";

/** The page that makes a book findable, each entry tied to what it is for. */
export function CopyrightPage() {
  const [rights, isbn, library, till] = words.notes;
  return (
    <Sheet
      className="top-[0.8em] flex flex-col lg:top-[2.6em]"
      style={{
        translate: "-74%",
        left: "50%",
        width: "23em",
        gap: "1.5em",
        paddingInline: "2.4em",
        paddingTop: "3em",
        paddingBottom: "6em",
        fontSize: "1.02em",
        lineHeight: 1.45,
      }}
    >
      <Entry note={rights}>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Entry>
      <Entry note={isbn}>
        {words.isbns.map((line) => (
          <p key={line} className="lining-nums">
            {line}
          </p>
        ))}
      </Entry>
      <Entry note={library} down="0.5em">
        <div className="border border-rule-strong" style={{ padding: "0.9em", fontSize: "0.84em" }}>
          {words.library.map((line, place) => (
            <p key={line} className={place === 0 ? "text-ink-soft italic" : "pl-[1em] -indent-[1em]"}>
              {line}
            </p>
          ))}
        </div>
      </Entry>
      <Entry note={till} down="2em" reach="7em">
        <BarCode digits={words.isbn} style={{ width: "11em" }} />
      </Entry>
      <p className="tabular-nums">{words.printing}</p>
    </Sheet>
  );
}

type EntryProps = { note?: string; down?: string; reach?: string; children: ReactNode };

/** Its note stands beside the first line, or as far `down` as that begins; its line may `reach` in to what is narrow. */
function Entry({ note, down = "-0.16em", reach = "0em", children }: EntryProps) {
  return (
    <div className="relative">
      {children}
      {note && (
        <p
          className="absolute flex items-center text-gold-ink italic"
          style={{
            top: down,
            left: `calc(100% + 0.6em - ${reach})`,
            width: `calc(15em + ${reach})`,
            fontSize: "1.02em",
          }}
        >
          <span className="h-px shrink-0 bg-gold" style={{ width: `calc(2rem + ${reach})` }} />
          <span className="bg-paper shadow-page" style={{ padding: "0.15em 0.7em" }}>
            {note}
          </span>
        </p>
      )}
    </div>
  );
}

/** The book as a library's drawer knows it: where it stands, the red line, and the hole for the rod. */
export function CatalogCard() {
  return (
    <div
      aria-hidden="true"
      className="on-paper relative max-w-measure rounded-md lg:mb-3 bg-paper pt-5 pb-14 font-mono text-[0.9375rem] max-sm:text-[0.75rem] leading-[1.75] text-ink shadow-book print:hidden"
    >
      <span className="absolute inset-x-0 top-[2.8rem] h-px max-sm:top-[2.5rem] bg-danger/40" />
      <span className="absolute inset-y-0 left-[5.6rem] w-px max-sm:left-[3.8rem] bg-danger/40" />
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
      <span className="absolute bottom-4 left-1/2 size-5 -translate-x-1/2 rounded-full border border-rule bg-paper-deep" />
    </div>
  );
}
