import { OutsideLink } from "#app/ui/outside-link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
import { type Rate, type RateId, rates } from "#content/rates.ts";
import { type Source, sources } from "#content/sources.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { isDueAgain } from "#domain/reading-age.ts";

const { words } = ratesPage;

export const readingOf = (id: RateId): string => {
  const source: Source = sources[rates[id].source];
  return source.read ?? source.notRechecked;
};

/** A day stays with its month and its year. */
const wholeDates = (text: string) => text.replaceAll(/ (\d{1,2}), (?=\d{4})/g, "\u00a0$1,\u00a0");

const sourceOf = (id: RateId | undefined) => id && rates[id].source;

type RateTableProps = {
  caption: string;
  ids: readonly RateId[];
  /** Ages are counted to this day. */
  today: string;
};

/** Figures of the register, each with an anchor of its own; on a phone every figure is a block of its own. */
export function RateTable({ caption, ids, today }: RateTableProps) {
  return (
    <table className="figures w-full border-collapse text-ui stacked:block" style={{ tableLayout: "fixed" }}>
      <caption className="sr-only">{caption}</caption>
      {/* The same columns in every table, so that the eye goes straight down the page. */}
      <colgroup>
        {["w-[29%] xl:w-[39%]", "w-[24%] xl:w-[20%]", "w-[15%] xl:w-[13%]", "w-[32%] xl:w-[28%]"].map((width) => (
          <col key={width} className={width} />
        ))}
      </colgroup>
      <thead className="text-left text-sm text-ink-soft stacked:sr-only">
        <tr>
          {Object.entries(words.head).map(([column, name]) => (
            <th
              key={name}
              scope="col"
              className={`border-b border-rule-strong pb-2 font-semibold ${column === "figure" ? "pr-6 text-right" : ""} ${column === "source" ? "pl-6" : ""}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="stacked:block">
        {ids.map((id, place) => {
          const isRepeated = place > 0 && sourceOf(ids[place - 1]) === sourceOf(id);
          const other = ids.findIndex((later, at) => at > place && sourceOf(later) !== sourceOf(id));
          return (
            <RateRow
              key={id}
              id={id}
              today={today}
              rowsOfSource={isRepeated ? 0 : (other === -1 ? ids.length : other) - place}
            />
          );
        })}
      </tbody>
    </table>
  );
}

const cell = "tabular:border-rule tabular:py-2.5 tabular:in-[tr:not(:first-child)]:border-t stacked:block";

type RateRowProps = {
  id: RateId;
  today: string;
  /** How many rows from here on have its source; none where it stands in a row above. On a phone each has its own. */
  rowsOfSource: number;
};

function RateRow({ id, today, rowsOfSource }: RateRowProps) {
  const rate: Rate = rates[id];
  const source: Source = sources[rate.source];
  const reading = source.read ? words.read : words.notRechecked;
  return (
    <tr
      id={id}
      className="break-inside-avoid align-baseline target:bg-gold/15 stacked:block stacked:border-b stacked:border-rule stacked:py-4"
    >
      <th scope="row" className={`${cell} text-left font-normal text-pretty tabular:pr-6 xl:tabular:pr-2`}>
        <Unbroken text={rate.what} />
        {rate.note && <span className="text-ink-soft">; {wholeDates(rate.note)}</span>}
      </th>
      <td className={`${cell} font-serif text-[1.25rem] leading-snug text-balance tabular:pr-6 tabular:text-right`}>
        <Unbroken text={rate.figure} />
      </td>
      <td className={`${cell} text-sm text-ink-soft xl:whitespace-nowrap`}>
        <span className="tabular:hidden">{words.head.since} </span>
        {formatDate(rate.since)}
      </td>
      <td
        rowSpan={rowsOfSource || undefined}
        className={`${cell} text-sm text-balance text-ink-soft tabular:pl-6 [&_a]:text-ink ${rowsOfSource ? "" : "tabular:hidden"}`}
      >
        {/* Where it is that of many rows, it goes along with them. */}
        <div className="tabular:sticky tabular:top-[calc(var(--spacing-header)+1rem)]">
          <OutsideLink href={source.href}>
            <Unbroken text={source.name} />
          </OutsideLink>
          <br />
          {fillWords(reading, { date: formatDate(readingOf(id)).replaceAll(" ", "\u00a0") })}
          {isDueAgain(readingOf(id), today) && (
            <strong className="mt-1.5 block w-fit border border-gold bg-gold/15 px-2 font-semibold text-ink">
              {words.old}
            </strong>
          )}
        </div>
      </td>
    </tr>
  );
}
