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
        className="sm:max-lg:w-[22em]! sm:max-lg:text-[0.84em]! max-sm:top-[1.607em]! max-sm:left-[1.607em]! max-sm:w-[26.6em]! max-sm:-rotate-1! max-sm:px-[1.5em]! max-sm:pt-[0.8em]! max-sm:pb-[4em]! max-sm:text-[1em]! max-sm:leading-[1.5]! max-sm:[&>:nth-child(n+4)]:hidden"
        style={{
          top: "2em",
          left: "7%",
          width: "25em",
          rotate: "-3deg",
          paddingInline: "1.8em",
          paddingTop: "1.6em",
          paddingBottom: "6em",
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
        className="sm:max-lg:-bottom-[1.2em]! sm:max-lg:w-[20.4em]! max-sm:right-[1.5em]! max-sm:bottom-0! max-sm:h-[10.3em]! max-sm:w-[26.4em]! max-sm:rotate-0! max-sm:px-[1.7em]! max-sm:pt-[1.1em]! max-sm:*:mt-0! max-sm:[&>:first-child]:hidden"
        style={{
          right: "4%",
          bottom: "-3em",
          width: "23em",
          rotate: "1deg",
          paddingInline: "2.8em",
          paddingTop: "2.8em",
          height: "20.4em",
        }}
      >
        <p className="text-center italic" style={{ fontSize: "1.25em" }}>
          {words.chapter}
        </p>
        <p className="plate-initial" style={{ marginTop: "1.5em", fontSize: "1.12em", lineHeight: 1.5 }}>
          {words.text}
        </p>
      </Sheet>
    </>
  );
}
