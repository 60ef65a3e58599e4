import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { copyrightPage as words } from "#content/plates.ts";
import { BarCode } from "./bar-code.tsx";
import { Sheet } from "./sheet.tsx";

/** The page that makes a book findable, each entry tied to what it is for. A thumbnail shows the page alone, from its top. */
export function CopyrightPage({ isThumbnail }: { isThumbnail?: true }) {
  const [rights, isbn, library, till] = isThumbnail ? [] : words.notes;
  return (
    <Sheet
      className={classNames("flex flex-col", isThumbnail ? "top-[2.4em]" : "top-[0.8em] lg:top-[2.6em]")}
      style={{
        translate: isThumbnail ? "-50%" : "-74%",
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
      <Entry note={till}>
        <BarCode digits={words.isbn} style={{ width: "11em" }} />
      </Entry>
      <p className="tabular-nums">{words.printing}</p>
    </Sheet>
  );
}

type EntryProps = { note?: string; down?: string; children: ReactNode };

/** Its note stands beside the first line, or as far `down` as that begins. */
function Entry({ note, down = "-0.16em", children }: EntryProps) {
  return (
    <div className="relative">
      {children}
      {note && (
        <p
          className="absolute flex items-center text-gold-ink italic before:h-px before:w-8 before:shrink-0 before:bg-gold"
          style={{ top: down, left: "calc(100% + 0.6em)", width: "15em", fontSize: "1.02em" }}
        >
          <span className="bg-paper shadow-page" style={{ padding: "0.15em 0.7em" }}>
            {note}
          </span>
        </p>
      )}
    </div>
  );
}
