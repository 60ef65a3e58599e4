import { classNames } from "#app/ui/class-names.ts";
import { editedPage as words } from "#content/plates.ts";
import { MarkedRuns } from "../specimens/marked-lines.tsx";
import { Sheet, wholeLines } from "./sheet.tsx";

/** A page of a manuscript after the line edit, and the passage as it reads now. Before a phone or a tablet lies the edit alone. */
export function EditedPage() {
  return (
    <>
      <MarkedPage />
      <Sheet
        className="border border-rule max-lg:hidden"
        style={{
          right: "4%",
          bottom: "-1.6em",
          width: "21em",
          rotate: "1deg",
          paddingInline: "2.2em",
          paddingTop: "1.6em",
          height: "12.6em",
        }}
      >
        <p style={{ textIndent: "1.4em", fontSize: "0.98em", lineHeight: 1.55 }}>{words.clean}</p>
      </Sheet>
    </>
  );
}

/** Where its second sentence ends, and on a phone the page. */
const firstPart = words.runs.findIndex((run) => "keep" in run && run.keep === ".") + 1;

export function MarkedPage() {
  return (
    <Sheet
      className="max-sm:top-[1.6em]! max-sm:left-[1.5em]! max-sm:w-[27em]! max-sm:-rotate-1! max-sm:pt-[0.9em]! max-sm:pl-[1.7em]! sm:max-lg:left-1/2! sm:max-lg:-translate-x-1/2"
      style={{
        top: "2.2em",
        left: "4%",
        width: "29em",
        rotate: "-2deg",
        paddingLeft: "2.4em",
        paddingRight: "8.8em",
        paddingTop: "1.8em",
        paddingBottom: "6em",
      }}
    >
      <p className="text-right text-ink-soft max-sm:hidden" style={{ fontSize: "0.72em" }}>
        {words.runningHead}
      </p>
      <p
        className={`${wholeLines} max-sm:mt-0! sm:max-lg:h-[5.2lh]`}
        style={{ marginTop: "1.4em", fontSize: "1.02em", lineHeight: 2.2 }}
      >
        <MarkedRuns runs={words.runs.slice(0, firstPart)} />
        <span className="max-sm:hidden">
          <MarkedRuns runs={words.runs.slice(firstPart)} />
        </span>
      </p>
      {words.queries.map((query, place) => (
        <p
          key={query}
          style={{
            top: place === 0 ? "4.2em" : "19em",
            right: "1.1em",
            width: "7em",
            rotate: "3deg",
            paddingLeft: "0.6em",
            fontSize: "1.02em",
          }}
          className={classNames(
            "absolute border-l-2 border-action leading-tight text-action italic",
            place === 0 && "max-sm:top-[1.7em]!",
          )}
        >
          {query}
        </p>
      ))}
    </Sheet>
  );
}
