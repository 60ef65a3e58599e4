import { classNames } from "#app/ui/class-names.ts";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
import { type RateChange, rateChanges } from "#content/rate-changes.ts";
import { rates } from "#content/rates.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatDate } from "#domain/format-date.ts";
import { tellChange } from "./tell-change.ts";

const { id, ...words } = { id: "changes", ...ratesPage.changes };

/** On a phone the older ones unfold. */
const shownOnPhones = 3;

export function RateChanges() {
  return (
    <Section
      id={id}
      label={words.label}
      title={words.title}
      lead={words.lead}
      tone="deep"
      head="running"
      layout="margin"
    >
      <p className="print:hidden">
        <a href="/tools/rates.xml" className="text-link font-semibold">
          {words.feed.label}
        </a>
      </p>
      <ChangeList changes={rateChanges.slice(0, shownOnPhones)} className="mt-6" />
      <details className="folds-on-phones">
        <FoldSummary className="border-t border-rule">
          {fillWords(words.more, { count: rateChanges.length - shownOnPhones })}
        </FoldSummary>
        <ChangeList changes={rateChanges.slice(shownOnPhones)} />
      </details>
    </Section>
  );
}

function ChangeList({ changes, className }: { changes: readonly RateChange[]; className?: string }) {
  return (
    <ul className={classNames("figures", className)}>
      {changes.map((change) => (
        <li key={change.rate} className="break-inside-avoid border-t border-rule py-4">
          <a href={`#${change.rate}`} className="font-semibold underline-offset-4 hover:underline">
            {rates[change.rate].what}
          </a>
          <p>{tellChange(change)}</p>
          <p className="text-sm text-ink-soft">{fillWords(words.noted, { date: formatDate(change.noted) })}</p>
        </li>
      ))}
    </ul>
  );
}
