import { fillWords } from "#app/text/fill-words.ts";
import { Section } from "#app/ui/section.tsx";
import { ratesPage } from "#content/author-tools/rates.ts";
import { rateChanges } from "#content/rate-changes.ts";
import { rates } from "#content/rates.ts";
import { formatDate } from "#domain/format-date.ts";
import { tellChange } from "./tell-change.ts";

const { id, ...words } = { id: "changes", ...ratesPage.changes };

export function RateChanges() {
  return (
    <Section id={id} label={words.label} title={words.title} lead={words.lead} tone="deep" layout="margin">
      <p className="print:hidden">
        <a href="/tools/rates.xml" className="text-link font-semibold">
          {words.feed.label}
        </a>
      </p>
      <ul className="figures mt-6">
        {rateChanges.map((change) => (
          <li key={change.rate} className="break-inside-avoid border-t border-rule py-4">
            <a href={`#${change.rate}`} className="font-semibold underline-offset-4 hover:underline">
              {rates[change.rate].what}
            </a>
            <p>{tellChange(change)}</p>
            <p className="text-sm text-ink-soft">{fillWords(words.noted, { date: formatDate(change.noted) })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
