import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { PaperBody } from "#content/one-book/paper.ts";
import { textBefore } from "#domain/marked-text.ts";
import { setLines } from "./set-lines.ts";

type Page = Extract<PaperBody, { marked: unknown }>;

/** How many letters fill a line of the house's books, and how many of them the indent of a paragraph takes. */
const measure = 49;
const indent = 4;

/** The proofreader says beside a line what is marked in it: a stroke in the text is easily missed. */
const inMargin = "absolute left-full ml-[0.4em]";

/** How far the letters of a line that lacks some stand apart, so that not all of it goes between its words: what a typesetter allows. */
const tracking = (letters: number) => `${Math.min(0.02, Math.max(0, measure - letters) * 0.0035).toFixed(4)}em`;

/**
 * A page as it will be printed: its running head, its folio, and lines that end where the printer's do. Measured in em of
 * its own letters, 20 wide, with close word spaces as in print. `isNumbered` counts the lines, as a list of corrections does.
 */
export function SetPage({
  marked,
  page,
  isNumbered = false,
}: Required<Pick<Page, "marked" | "page">> & { isNumbered?: boolean }) {
  return (
    <div className="w-[20em] font-serif leading-[1.5] [word-spacing:-0.06em]">
      <p className="relative mb-[1.3em] text-center text-[0.86em] italic">
        <MarkedText runs={page.head} />
        {page.head.map(
          (run) =>
            "add" in run && (
              <svg
                key={run.add}
                viewBox="0 0 16 24"
                aria-hidden="true"
                className={`${inMargin} -top-[0.1em] h-[1.7em] fill-action-strong`}
              >
                <text x="8" y="21" fontSize="26" textAnchor="middle" className="not-italic">
                  {run.add}
                </text>
                <path
                  d="M3 14l5 8 5-8"
                  fill="none"
                  className="stroke-action-strong"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                />
              </svg>
            ),
        )}
        <span className="absolute right-0 lining-nums not-italic">{page.folio}</span>
      </p>
      {setLines(marked, page.ends).map(({ runs, place }, line) => (
        <p
          key={JSON.stringify(runs)}
          style={
            place === "last"
              ? undefined
              : { letterSpacing: tracking(textBefore(runs).trim().length + (place === "first" ? indent : 0)) }
          }
          className={classNames(
            "relative whitespace-nowrap",
            place === "last" ? "text-left [word-spacing:0]" : "[text-align-last:justify]",
            place === "first" && "pl-[1.2em]",
          )}
        >
          {isNumbered && (
            <span
              aria-hidden="true"
              className="figures absolute right-full mr-[1.3em] font-sans text-[0.68em] leading-[2.3] text-gold-ink"
            >
              {line + 1}
            </span>
          )}
          <MarkedText runs={runs} />{" "}
          {runs.some((run) => "cut" in run) && (
            <svg
              viewBox="0 0 16 24"
              aria-hidden="true"
              className={`${inMargin} top-[0.1em] h-[1.3em] fill-none stroke-action-strong`}
              strokeWidth="1.6"
              strokeLinecap="round"
            >
              <path d="M15 1C9 2 7 9 6 15c-.6 4-2 7-3.600 6.600C.5 21 1.500 17 4.500 16.500c4-.6 7 2 11 6" />
            </svg>
          )}
        </p>
      ))}
    </div>
  );
}
