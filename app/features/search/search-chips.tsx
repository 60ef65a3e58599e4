import { useId } from "react";

export type SearchChipsProps = { title: string; phrases: readonly string[]; onPick: (phrase: string) => void };

/** Phrases to search for instead of typing them. */
export function SearchChips({ title, phrases, onPick }: SearchChipsProps) {
  const titleId = useId();
  if (phrases.length === 0) return null;
  return (
    <div className="mb-6 last:mb-0">
      <p id={titleId} className="label text-gold-ink">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="mt-3 flex flex-wrap gap-2">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <button
              type="button"
              onClick={() => onPick(phrase)}
              className="min-h-9 rounded-sm border border-rule-strong px-4 py-1 text-sm [overflow-wrap:anywhere] transition-colors hover:border-ink hover:bg-paper-deep"
            >
              {phrase}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
