import { isMissed, type Milestone } from "#domain/count-back.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import type { CalendarWords } from "./count-back.tsx";

type MilestoneTableProps = {
  milestones: readonly Milestone[];
  publication: string;
  today: string | undefined;
  words: CalendarWords;
};

export function MilestoneTable({ milestones, publication, today, words }: MilestoneTableProps) {
  const { table } = words;
  const state = (milestone: Milestone) => {
    if (!today) return undefined;
    if (isMissed(milestone, today)) return table.missed;
    return milestone.day <= today ? table.now : undefined;
  };
  return (
    <table className="figures mt-10 w-full border-collapse text-ui max-md:block">
      <caption className="pb-3 text-left font-serif text-title-s max-md:block">
        {fillWords(table.caption, { date: formatDate(publication) })}
      </caption>
      <thead className="text-left text-sm text-ink-soft max-md:sr-only">
        <tr>
          {[table.day, table.what, table.last].map((name) => (
            <th key={name} scope="col" className="border-b border-rule-strong pr-6 pb-2 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {milestones.map((milestone) => (
          <MilestoneRow key={milestone.id} milestone={milestone} state={state(milestone)} words={words} />
        ))}
      </tbody>
    </table>
  );
}

const cell = "md:border-b md:border-rule md:py-3 md:pr-6 max-md:block";

type MilestoneRowProps = { milestone: Milestone; state: string | undefined; words: CalendarWords };

function MilestoneRow({ milestone: { id, day, last }, state, words }: MilestoneRowProps) {
  const { label, note, ...rest } = words.milestones[id];
  const rate = "rate" in rest ? rest.rate : undefined;
  const isGone = state === words.table.missed;
  return (
    <tr className="break-inside-avoid align-baseline max-md:block max-md:border-b max-md:border-rule max-md:py-4">
      <td className={`${cell} whitespace-nowrap`}>
        <time dateTime={day}>{formatDate(day)}</time>
      </td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span className={id === "publication" ? "font-semibold" : undefined}>{label}</span>
        {state && (
          <strong
            className={`ml-2 border px-2 text-sm font-normal ${isGone ? "border-danger text-danger" : "border-rule-strong"}`}
          >
            {state}
          </strong>
        )}
        <span className="block text-sm text-ink-soft">
          {note}
          {rate && (
            <>
              {" "}
              <a href={`/tools/rates#${rate}`} className="text-link print:hidden">
                {words.table.source}
                <span className="sr-only">: {label}</span>
              </a>
            </>
          )}
        </span>
      </th>
      <td className={`${cell} text-sm whitespace-nowrap text-ink-soft`}>
        {last !== day && (
          <>
            <span className="md:hidden">{words.table.last} </span>
            <time dateTime={last}>{formatDate(last)}</time>
          </>
        )}
      </td>
    </tr>
  );
}
