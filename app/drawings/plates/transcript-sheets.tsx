import { transcript as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

/** What was said, and what was made of it. */
export function TranscriptSheets() {
  return (
    <>
      <Sheet className="top-[2em] left-[3%] w-[22em] -rotate-3 px-[1.8em] pt-[1.6em] pb-[6em] font-mono! text-[0.86em] leading-[1.7] sm:left-[7%]">
        <p className="border-b border-rule pb-[0.6em] text-ink-soft">{words.name}</p>
        {words.talk.map(([who, line]) => (
          <p key={line} className="mt-[0.7em] grid grid-cols-[1.6em_minmax(0,1fr)]">
            <span className="text-ink-soft">{who}</span>
            {line}
          </p>
        ))}
      </Sheet>
      <Sheet className="right-[-1em] bottom-[-2em] w-[23em] rotate-1 px-[2.8em] pt-[2.8em] pb-[4em] sm:right-[7%]">
        <p className="text-center text-[1.25em] italic">{words.chapter}</p>
        <p className="mt-[1.5em] text-[1.12em] leading-[1.5] first-letter:float-left first-letter:pr-[0.08em] first-letter:text-[3.1em] first-letter:leading-[0.82]">
          {words.text}
        </p>
      </Sheet>
    </>
  );
}
