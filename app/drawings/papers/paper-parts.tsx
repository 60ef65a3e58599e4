import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import type { BookPaper, PaperBody } from "#content/one-book/paper.ts";

type Table = Extract<PaperBody, { head: unknown }>;
type Text = Extract<PaperBody, { text: unknown }>;
export type Marked = Extract<PaperBody, { marked: unknown }>;

/** `large` opens a page, alone on its plate, and `beside` the same with the book next to it; `small` is the beginning of it at reading size, without its name, which stands below. */
export type Size = "large" | "beside" | "small";

/** How a pencil goes round something on a drawn sheet: close to it, and clear of its neighbors, which make a hair's room. */
const penOval =
  "absolute -inset-x-[0.45em] -top-[0.26em] -bottom-[0.12em] -rotate-1 rounded-[1.4em_0.9em_1.5em_1em/0.8em_1em_0.7em_0.9em] border-[0.11em] border-action";

/** Paragraphs as they are set on a sheet, the words that matter in a ring. */
export function TextPart({ text, signed, circled = "" }: Text & Pick<BookPaper, "circled">) {
  return (
    <>
      {text.map((line) => {
        const [before = "", after] = circled ? line.split(circled) : [line];
        return (
          <p key={line} className="mb-[0.5em] text-[0.86em] leading-[1.5]">
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
  const whole = figures.length > 0 ? 0 : widths.reduce((sum, width) => sum + width, 0);
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
                style={
                  line === 0 && whole > 0
                    ? { width: `${Math.round((100 * (widths[column] ?? 0)) / whole)}%` }
                    : undefined
                }
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

/** The end of a text: three points say that it has begun before. */
export function lastWords(text: string, count: number): string {
  const words = text.split(" ");
  return words.length > count ? `… ${words.slice(-count).join(" ")}` : text;
}

/** A few words before the first that the pencil has struck out: a thumbnail has room for little more. */
export function fromFirstMark(marked: Marked["marked"]): Marked["marked"] {
  const place = marked.findIndex((runs) => runs.some((run) => "cut" in run));
  const runs = marked[place] ?? [];
  const first = runs.findIndex((run) => "cut" in run);
  const before = runs[first - 1];
  const words = before && "keep" in before ? [{ keep: lastWords(before.keep, 9) }] : [];
  return [[...words, ...runs.slice(first)], ...marked.slice(place + 1)];
}
