import { useEffect, useState } from "react";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import type { ratesPage } from "#content/author-tools/rates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { localDay } from "#domain/local-day.ts";
import { isDueAgain } from "#domain/reading-age.ts";

export type RateAgesProps = {
  readings: readonly { id: string; what: string; read: string }[];
  /** The newest day on which anything was read: the page as drawn counts from it, an open page from its own day. */
  drawnOn: string;
  words: Pick<typeof ratesPage.ages, "fresh" | "old" | "list">;
};

/** How many figures are due for a second look today, and which; a page that nobody has built for a year says so too. */
export function RateAges({ readings, drawnOn, words }: RateAgesProps) {
  const [today, setToday] = useState(drawnOn);
  useEffect(() => setToday(localDay(new Date())), []);

  const old = readings.filter(({ read }) => isDueAgain(read, today));
  if (old.length === 0) return <p className="text-ink-soft">{words.fresh}</p>;
  return (
    <div>
      <p>{fillWords(words.old, { count: old.length, all: readings.length })}</p>
      <details className="print:hidden">
        <FoldSummary className="w-fit">{words.list}</FoldSummary>
        <ul className="flex flex-col gap-1 text-sm">
          {old.map(({ id, what }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {what}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
