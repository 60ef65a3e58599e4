import { classNames } from "#app/ui/class-names.ts";
import { MarkedText } from "#app/ui/marked-text.tsx";
import type { PaperBody } from "#content/one-book/paper.ts";
import { setLines } from "./set-lines.ts";

type Page = Extract<PaperBody, { marked: unknown }>;

/** How many letters a line of the house's books has at most. */
export const measure = 49;

/**
 * A page as it will be printed: its running head, its folio, and lines that end where the printer's do. Measured in em of
 * its own letters, 20 and a half wide, with close word spaces as in print. `isNumbered` counts the lines, as a list of corrections does.
 */
export function SetPage({
  marked,
  page,
  isNumbered = false,
}: Pick<Page, "marked" | "page"> & { isNumbered?: boolean }) {
  return (
    <div className="w-[20.5em] font-serif leading-[1.5] [word-spacing:-0.06em]">
      {page && (
        <p className="relative mb-[1.3em] text-center text-[0.86em] italic">
          <MarkedText runs={page.head} />
          <span className="absolute right-0 lining-nums not-italic">{page.folio}</span>
        </p>
      )}
      {setLines(marked, measure).map(({ runs, place }, line) => (
        <p
          key={JSON.stringify(runs)}
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
        </p>
      ))}
    </div>
  );
}
