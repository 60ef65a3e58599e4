import type { useEntries } from "#app/features/author-tools/use-entries.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { fillWords } from "#app/text/fill-words.ts";
import { Button } from "#app/ui/button.tsx";
import { amountOf } from "#domain/amounts.ts";
import { estimatePages, wordsOnPage } from "#domain/cover-wrap.ts";
import type { CoverWords, CoverWrapProps } from "./cover-wrap.tsx";

type Field = ReturnType<typeof useEntries<keyof CoverWrapProps["example"]>>["field"];

type PageEstimateProps = {
  entries: CoverWrapProps["example"];
  field: Field;
  trim: readonly [width: number, height: number];
  typeSizes: readonly string[];
  onUse: (pages: number) => void;
  words: CoverWords;
};

/** For whoever has words and no pages yet. */
export function PageEstimate({ entries, field, trim: [width, height], typeSizes, onUse, words }: PageEstimateProps) {
  const perPage = wordsOnPage(width, height, amountOf(entries.type, 20) || 11);
  const pages = estimatePages(amountOf(entries.words, 2_000_000), perPage);
  return (
    <section className="mt-12 border-t border-rule pt-6">
      <h2 className="text-title-s">{words.pages.title}</h2>
      <div className="mt-4 grid items-end gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <TextField label={words.fields.words} inputMode="numeric" autoComplete="off" {...field("words")} />
        <SelectField
          label={words.fields.type}
          options={typeSizes.map((value) => ({ value, label: value }))}
          {...field("type")}
        />
        <div className="sm:col-span-2">
          <p aria-live="polite" className="figures follows-address text-ui">
            {fillWords(words.pages.result, { pages, perPage })}
          </p>
          <Button variant="secondary" size="small" className="mt-2 print:hidden" onClick={() => onUse(pages)}>
            {fillWords(words.pages.use, { pages })}
          </Button>
        </div>
      </div>
    </section>
  );
}
