import { type ReactNode, useId } from "react";
import type { ChartBox } from "#app/charts/axis.ts";
import { Drawing } from "#app/charts/drawing.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { numbersPage } from "#content/desk-office.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";

// Drawn for the width it is shown at, so that its lettering keeps the size of the text around it.
const wide: ChartBox = { width: 640, height: 260, left: 44, right: 4, top: 14, bottom: 26 };
const narrow: ChartBox = { width: 350, height: 220, left: 40, right: 4, top: 14, bottom: 26 };

type ChartSectionProps = {
  title: string;
  summary: string;
  chart: (box: ChartBox) => ReactNode;
  /** For a chart that is as high as it has bars. */
  height?: number;
  legend?: ReactNode;
  note?: string;
  table: ReactNode;
};

/** A picture, its sum in a sentence, and beside it the table that says the same in figures. */
export function ChartSection({ title, summary, chart, height, legend, note, table }: ChartSectionProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const summaryId = `${id}-summary`;
  const [onPage, onPhone] = [wide, narrow].map((box) => ({ ...box, height: height ?? box.height })) as [
    ChartBox,
    ChartBox,
  ];
  return (
    <section aria-labelledby={titleId} className="break-inside-avoid border-t border-rule-strong pt-5 pb-10">
      <h2 id={titleId} className="mb-4 text-title-s">
        {title}
      </h2>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <figure className="min-w-0">
          <Drawing title={title} summaryId={summaryId} box={onPage} className="max-sm:hidden print:block!">
            {chart(onPage)}
          </Drawing>
          <Drawing title={title} summaryId={summaryId} box={onPhone} className="sm:hidden print:hidden!">
            {chart(onPhone)}
          </Drawing>
          {legend}
          <figcaption id={summaryId} className="figures mt-2 text-sm text-ink-soft">
            {summary}
            {note && <span className="block">{note}</span>}
          </figcaption>
        </figure>
        <section
          aria-label={fillWords(numbersPage.inFigures, { title })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by keyboard too
          tabIndex={0}
          className="max-h-80 min-w-0 overflow-auto print:max-h-none"
        >
          {table}
        </section>
      </div>
    </section>
  );
}

/** Where a picture would be a line on the ground. */
export function NothingCounted({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule-strong pt-5 pb-10">
      <h2 id={id} className="mb-2 text-title-s">
        {title}
      </h2>
      <p className="text-sm text-ink-soft">{text}</p>
    </section>
  );
}

/** Figures in columns; the first one names the row. */
export function FigureTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}) {
  return (
    <table className="figures w-full border-collapse text-[0.9375rem] leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-label tracking-[0] text-ink-soft">
          {columns.map((column, place) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                "sticky top-0 bg-paper py-1.5 font-semibold",
                place === 0 ? "pr-3 text-left" : "pl-3 text-right",
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="py-1 pr-3 text-left font-normal break-words">
              {name}
            </th>
            {figures.map((figure, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <td key={place} className="py-1 pl-3 text-right whitespace-nowrap">
                {typeof figure === "number" ? formatCount(figure) : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
