import type { CSSProperties } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { InlineText } from "#app/ui/inline-text.tsx";
import { isStatement, type PaperBody, shareOf } from "#content/one-book/paper.ts";

type TablePart = Extract<PaperBody, { head: unknown }>;

/** What is short enough to stand on one line, where there is room for it. */
const onOneLine = (cell: string) => cell.length <= 20 && "md:max-lg:whitespace-nowrap xl:whitespace-nowrap";

export function PartTable({ name, ...table }: TablePart & { name: string }) {
  const { head, rows, widths, figures = [], totalRow } = table;
  const beginsWithNumber = rows.every(([first = ""]) => first.length < 4);
  // Two columns of figures are as wide in every table of a sheet.
  const isSum = head.length === 3 && figures.length === 2;
  // On a phone the name of a row stands above its two cells; of a wider table each cell has a line, with the name of its column.
  const isPaired = head.length === 3 && !isSum && !beginsWithNumber;
  const isStacked = !isPaired && (head.length > 3 || lettersAcross([head, ...rows]) > 34);
  // In a narrow column the figures of a statement stand below their name.
  const isWide = isStatement(table);
  const align = (column: number) => (figures.includes(column) ? "text-right figures" : "text-left");
  const gap = isWide ? "pr-1.5 last:pr-0 @[36rem]:pr-3.5" : "pr-5 last:pr-0";
  // The tables of one paper keep to the same lines, as far as their shares agree.
  const share = (column: number) => ({ "--share": shareOf(widths, column) }) as CSSProperties;
  const pair = isPaired && "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:*:pr-0";
  return (
    <div className={isWide ? "@container" : undefined}>
      <table
        className={classNames(
          "w-full border-collapse text-sm",
          isWide ? "sm:text-[0.8125rem] xl:text-[0.9375rem]" : "lg:text-ui",
          isSum && "table-fixed",
          isPaired && "max-sm:block max-sm:*:block",
        )}
      >
        <caption className="sr-only">{name}</caption>
        {/* Out of sight as blocks: cells in a row would reach beyond the page. */}
        <thead className={isStacked ? "max-sm:absolute max-sm:[clip-path:inset(50%)] max-sm:**:block" : undefined}>
          <tr
            className={classNames(
              "align-bottom text-ink-soft",
              pair,
              isPaired && "max-sm:border-b max-sm:border-rule-strong max-sm:*:border-0",
            )}
          >
            {head.map((column, index) => {
              const wide = classNames(
                "border-b border-rule-strong",
                isPaired && index === 0 && "max-sm:sr-only",
                !(isWide || isSum || isStacked) && "sm:w-(--share)",
              );
              return column ? (
                <th
                  key={column}
                  scope="col"
                  style={share(index)}
                  className={classNames(
                    "pb-2 font-semibold text-balance",
                    wide,
                    gap,
                    align(index),
                    isPaired && "max-sm:text-left",
                    isSum && ["", "w-26 lg:w-40", "w-18 lg:w-22"][index],
                  )}
                >
                  {column}
                </th>
              ) : (
                <td key="corner" style={share(index)} className={wide} />
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = "", ...others], row) => {
            const isTotal = totalRow && row === rows.length - 1;
            return (
              <tr
                key={`${first} ${others[0]}`}
                className={classNames(
                  "*:border-rule sm:relative",
                  pair,
                  isTotal ? "font-semibold *:border-t-ink! sm:*:border-t-2" : "align-baseline",
                  isTotal && !isStacked && "*:border-t-2",
                  isStacked || isPaired
                    ? "max-sm:border-rule max-sm:py-3 max-sm:not-last:border-b max-sm:last:pb-0 sm:not-last:*:border-b"
                    : "not-last:*:border-b",
                  isStacked && "max-sm:block",
                )}
              >
                <th
                  scope="row"
                  data-column={beginsWithNumber ? head[0] : undefined}
                  className={classNames(
                    "py-2.5 text-left",
                    gap,
                    isWide
                      ? "sm:whitespace-nowrap sm:@max-[36rem]:absolute sm:@max-[36rem]:border-0!"
                      : onOneLine(first),
                    !(isWide || beginsWithNumber) && "min-w-24 sm:min-w-34 lg:max-xl:min-w-24",
                    isPaired && "max-sm:col-span-2 max-sm:pt-0 max-sm:pb-0.5 max-sm:font-semibold",
                    isStacked && "max-sm:block max-sm:p-0 max-sm:pb-1 max-sm:font-semibold",
                    isStacked && beginsWithNumber && "max-sm:before:content-[attr(data-column)_'_']",
                    !isTotal && "sm:font-normal",
                    !(isTotal || isStacked || isPaired) && "font-normal",
                  )}
                >
                  <InlineText text={first} />
                </th>
                {others.map((cell, index) => (
                  <td
                    key={head[index + 1]}
                    data-column={head[index + 1]}
                    className={classNames(
                      "py-2.5",
                      gap,
                      align(index + 1),
                      figures.includes(index + 1) ? "whitespace-nowrap" : onOneLine(cell),
                      isWide && "sm:@max-[36rem]:pt-9",
                      isPaired && "max-sm:py-0 max-sm:text-left",
                      isStacked &&
                        "max-sm:p-0 max-sm:py-0.5 max-sm:before:text-ink-soft max-sm:before:content-[attr(data-column)_/_'']",
                      isStacked &&
                        (figures.length === others.length
                          ? "max-sm:flex max-sm:justify-between max-sm:gap-6 max-sm:text-right max-sm:before:shrink-0"
                          : "max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-4 max-sm:text-left"),
                    )}
                  >
                    <span>
                      <InlineText text={cell} />
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How many letters a table needs side by side: those of the longest word of each column. */
function lettersAcross(rows: readonly (readonly string[])[]) {
  const longest = (column: number) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? "").split(/\s|(?<!\d)-/).map((word) => word.length)));
  return (rows[0] ?? []).reduce((sum, _, column) => sum + longest(column), 0);
}
