import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { type BookPaper, type PaperBody, shareOf } from "#content/one-book/paper.ts";
import type { MarkedRun } from "#domain/marked-text.ts";

type Table = Extract<PaperBody, { head: unknown }>;
type Text = Extract<PaperBody, { text: unknown }>;
export type Marked = Extract<PaperBody, { marked: unknown }>;

/** `large` opens a page, alone on its plate, and `beside` the same with the book next to it; `small` is the beginning of it at reading size, without its name, which stands below. */
export type Size = "large" | "beside" | "small";

/** How a pencil goes round something on a drawn sheet: close to it, and clear of its neighbors, which make a hair's room. */
const penOval =
  "absolute -inset-x-[0.45em] -top-[0.26em] -bottom-[0.12em] -rotate-1 rounded-[1.4em_0.9em_1.5em_1em/0.8em_1em_0.7em_0.9em] border-[0.11em] border-action";

/** Paragraphs as they are set on a sheet, the words that matter in a ring; those of a letter stand apart. */
export function TextPart({ text, signed, circled = "", isLetter }: Text & Pick<BookPaper, "circled" | "isLetter">) {
  return (
    <>
      {text.map((line) => {
        const [before = "", after] = circled ? line.split(circled) : [line];
        return (
          <p key={line} className={classNames("text-[0.86em] leading-[1.5]", isLetter ? "mb-[1.3em]" : "mb-[0.5em]")}>
            <InlineText text={before} />
            {after !== undefined && (
              <>
                <Ringed className="mx-[0.5em]">{circled}</Ringed>
                <InlineText text={after} />
              </>
            )}
          </p>
        );
      })}
      {signed && <Signature {...signed} />}
    </>
  );
}

/** How whoever wrote it puts a name to it. */
export function Signature({ name, below }: NonNullable<Text["signed"]>) {
  return (
    <>
      <p className="text-[1.3em] leading-tight text-action-strong italic">{name}</p>
      {below && <p className="mt-[0.4em] text-[0.86em]">{below}</p>}
    </>
  );
}

/** A table as it is set on a sheet. */
export function TablePart({
  part: { head, rows, widths = [], figures = [], totalRow },
  isRinged = false,
}: {
  part: Pick<Table, "head" | "rows" | "figures" | "totalRow"> & Partial<Pick<Table, "widths">>;
  /** The pencil goes round what is paid. */
  isRinged?: boolean;
}) {
  const align = (column: number) => (figures.includes(column) ? "text-right whitespace-nowrap" : "text-left");
  // Figures take the room that they need; words keep to the shares of their paper, so that its tables have the same columns.
  const hasShares = figures.length === 0 && widths.length > 0;
  return (
    <table className="figures w-full border-collapse font-sans text-[0.69em] leading-[1.35]">
      <tbody>
        {[head, ...rows].map((row, line) => (
          <tr
            key={row.join()}
            className={classNames(
              "border-b align-baseline",
              line === 0 ? "break-after-avoid border-rule-strong text-ink-soft" : "border-rule",
              (line === 0 || (totalRow && line === rows.length)) && "font-semibold",
            )}
          >
            {row.map((cell, column) => (
              <td
                key={head[column]}
                style={line === 0 && hasShares ? { width: shareOf(widths, column) } : undefined}
                className={classNames(
                  "py-[0.5em] pr-[0.9em] last:pr-0",
                  align(column),
                  column === 0 && cell.length <= 26 && "whitespace-nowrap",
                )}
              >
                {isRinged && totalRow && line === rows.length && column === row.length - 1 ? (
                  <Ringed>{cell}</Ringed>
                ) : (
                  <InlineText text={cell} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the pencil has gone round; its neighbors make room. */
export function Ringed({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={classNames("relative whitespace-nowrap", className)}>
      {children}
      <span className={penOval} />
    </span>
  );
}

/** A text from the beginning of the sentence in which the first of something stands, and what is there before it. */
export function fromSentenceOf(marked: Marked["marked"], isIt: (run: MarkedRun) => boolean) {
  const place = marked.findIndex((runs) => runs.some(isIt));
  const runs = marked[place] ?? [];
  const last = runs.slice(0, runs.findIndex(isIt)).findLastIndex((run) => "keep" in run && sentenceStart(run.keep) > 0);
  const run = runs[last];
  if (!(run && "keep" in run)) return { earlier: [], from: marked.slice(Math.max(0, place)) };
  const start = sentenceStart(run.keep);
  return {
    earlier: [...runs.slice(0, last), { keep: run.keep.slice(0, start) }],
    from: [[{ keep: run.keep.slice(start) }, ...runs.slice(last + 1)], ...marked.slice(place + 1)],
  };
}

/** Where the last sentence of a text begins. */
export const sentenceStart = (text: string) => text.length - (text.split(/(?<=[.?!]”?) |\n/).at(-1) ?? "").length;
