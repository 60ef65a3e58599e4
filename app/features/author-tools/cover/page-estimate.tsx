import { AmountField } from "#app/features/author-tools/amount-field.tsx";
import type { useEntries } from "#app/features/author-tools/use-entries.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { amountOf } from "#domain/amounts.ts";
import { estimatePages, mostOfCover, wordsOnPage } from "#domain/cover-wrap.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";
import type { CoverWords, CoverWrapProps } from "./cover-wrap.tsx";

type Field = ReturnType<typeof useEntries<keyof CoverWrapProps["example"]>>["field"];

type PageEstimateProps = {
  entries: CoverWrapProps["example"];
  field: Field;
  trim: readonly [width: number, height: number];
  typeSizes: readonly string[];
  hasTrim: boolean;
  onUse: (pages: number) => void;
  words: CoverWords;
};

/** More words than any book has. */
const mostWords = 2_000_000;

/** For whoever has words and no pages yet. */
export function PageEstimate({ entries, field, trim, hasTrim, typeSizes, onUse, words }: PageEstimateProps) {
  const [width, height] = trim;
  const perPage = wordsOnPage(width, height, amountOf(entries.type, 20) || 11);
  const count = amountOf(entries.words, mostWords);
  const { text, pages } = estimatePages(count, perPage);
  const isKnown = hasTrim && count > 0;
  const isOneBook = isKnown && pages <= mostOfCover.pages;
  const say = () => {
    if (!isKnown) return words.pages.notYet;
    return isOneBook
      ? fillWords(words.pages.result, { pages, text, perPage })
      : fillWords(words.pages.tooMany, { pages: formatCount(mostOfCover.pages), perPage });
  };
  return (
    <section className="mt-12 border-t border-rule pt-6">
      <h2 className="text-title-s">{words.pages.title}</h2>
      <div className="mt-4 grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <AmountField
          label={words.fields.words}
          inputMode="numeric"
          most={mostWords}
          words={words.amounts}
          {...field("words")}
        />
        <SelectField
          label={words.fields.type}
          options={typeSizes.map((value) => ({ value, label: value }))}
          {...field("type")}
        />
        <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-2">
          <p aria-live="polite" className="figures follows-address">
            {say()}
          </p>
          {isOneBook && (
            <Button variant="secondary" className="print:hidden" onClick={() => onUse(pages)}>
              {fillWords(words.pages.use, { pages })}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
