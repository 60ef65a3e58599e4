import { transcript as words } from "#content/plates.ts";
import { Cassette } from "../specimens/services/interview-tape.tsx";
import { Sheet } from "./sheet.tsx";

/** What was said, and what was made of it. On a phone one question and its answer lie above the first lines. */
export function TranscriptSheets() {
  return (
    <>
      <svg
        viewBox="0 0 288 182"
        aria-hidden="true"
        className="on-paper absolute overflow-visible text-ink max-lg:hidden"
        style={{ top: "4.4em", right: "-0.8em", width: "12em", rotate: "84deg" }}
        fontFamily="var(--font-serif)"
        fill="currentColor"
      >
        <Cassette />
      </svg>
      <Sheet
        className="sm:max-lg:w-[22em]! sm:max-lg:text-[0.84em]! sm:max-lg:[&>:nth-child(n+6)]:hidden max-sm:top-[1.607em]! max-sm:left-[1.607em]! max-sm:w-[26.6em]! max-sm:-rotate-1! max-sm:px-[1.5em]! max-sm:pt-[0.8em]! max-sm:pb-[4em]! max-sm:text-[1em]! max-sm:leading-[1.5]! max-sm:[&>:nth-child(n+4)]:hidden"
        style={{
          top: "1.8em",
          left: "5%",
          width: "27em",
          rotate: "-2deg",
          paddingInline: "1.8em",
          paddingTop: "1.5em",
          // It runs on under the other sheet and below the edge.
          paddingBottom: "24em",
          fontSize: "1.02em",
          lineHeight: 1.5,
        }}
      >
        <p className="border-b border-rule font-sans text-[0.9em] text-ink-soft" style={{ paddingBottom: "0.6em" }}>
          {words.name}
        </p>
        {words.talk.map(([who, line]) => (
          <p key={line} className="grid" style={{ marginTop: "0.7em", gridTemplateColumns: "1.6em minmax(0,1fr)" }}>
            <span className="font-sans text-[0.9em] font-semibold text-ink-soft">{who}</span>
            {line}
          </p>
        ))}
      </Sheet>
      <Sheet
        className="sm:max-lg:bottom-[-1.2em]! sm:max-lg:h-[18.6em]! sm:max-lg:w-[23em]! sm:max-lg:text-[0.88em]! max-sm:right-[1.5em]! max-sm:bottom-0! max-sm:h-[10.3em]! max-sm:w-[26.4em]! max-sm:rotate-0! max-sm:px-[1.7em]! max-sm:pt-[1.1em]! max-sm:*:mt-0! max-sm:[&>:first-child]:hidden max-sm:[&>:last-child]:text-[1.12em]!"
        style={{
          right: "4%",
          bottom: "-2em",
          width: "27em",
          rotate: "1deg",
          paddingInline: "2.8em",
          paddingTop: "1.9em",
          height: "17.4em",
        }}
      >
        <p className="text-center italic" style={{ fontSize: "1.25em" }}>
          {words.chapter}
        </p>
        <p className="plate-initial" style={{ marginTop: "0.9em", fontSize: "1.2em", lineHeight: 1.5 }}>
          {words.text}
        </p>
      </Sheet>
    </>
  );
}
