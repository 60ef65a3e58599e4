import { editedPage as words } from "#content/plates.ts";
import { Sheet } from "./sheet.tsx";

/** A page of a manuscript after the line edit, and the passage as it reads now. */
export function EditedPage() {
  return (
    <>
      <Sheet className="top-[2.2em] left-[6%] w-[25em] -rotate-2 px-[2.6em] pt-[1.8em] pb-[9em] max-sm:left-[3%]">
        <p className="text-right text-[0.72em] text-ink-soft">{words.runningHead}</p>
        <p className="mt-[1.4em] text-[1.02em] leading-[2.2]">
          {words.runs.map(({ text, cut, added }) =>
            cut ? (
              <del key={cut} className="text-ink-soft decoration-action decoration-2">
                {cut}
              </del>
            ) : added ? (
              <ins key={added} className="mx-[0.2em] text-[1.08em] text-action italic no-underline">
                <span className="mr-[0.1em] font-sans text-[0.8em] not-italic">‸</span>
                {added}
              </ins>
            ) : (
              text
            ),
          )}
        </p>
        {words.queries.map((query, place) => (
          <p
            key={query}
            style={{ top: place === 0 ? "4.2em" : "19em" }}
            className="absolute -right-[4.6em] w-[7.6em] rotate-3 border-l-2 border-action pl-[0.6em] text-[1.02em] leading-tight text-action italic"
          >
            {query}
          </p>
        ))}
      </Sheet>
      <Sheet className="right-[-3em] bottom-[-1.6em] w-[21em] rotate-1 px-[2.2em] pt-[1.6em] pb-[3.4em] sm:right-[5%]">
        <p className="indent-[1.4em] text-[0.98em] leading-[1.55]">{words.clean}</p>
      </Sheet>
    </>
  );
}
