import { AmountField } from "#app/features/author-tools/amount-field.tsx";
import type { useEntries } from "#app/features/author-tools/use-entries.ts";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { type Channel, channels } from "#domain/copy-formulas.ts";
import { type CompareField, mostOf } from "#domain/offer-entries.ts";
import type { CompareWords } from "./compare-offers.tsx";

type BookFieldsProps = {
  field: ReturnType<typeof useEntries<CompareField>>["field"];
  /** What the copies of all channels add up to. */
  mixed: number;
  words: CompareWords;
};

const first = ["paperback", "pages", "ebook"] as const;
const rest = [
  "hardcover",
  "audio",
  "ingramPrinting",
  "hardcoverPrinting",
  "ownCopy",
  "megabytes",
  "discount",
  "comesBack",
] as const;

/** The book, which is the same whoever publishes it. */
export function BookFields({ field, mixed, words }: BookFieldsProps) {
  const amount = (name: (typeof first | typeof rest)[number]) => (
    <AmountField key={name} label={words.book[name]} most={mostOf.book[name]} words={words.amounts} {...field(name)} />
  );
  return (
    <fieldset className="mt-10 min-w-0 border-t-2 border-ink pt-4">
      <legend className="label pr-3 text-gold-ink">{words.book.title}</legend>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">{first.map(amount)}</div>
      <details className="mt-5">
        <FoldSummary>{words.book.more}</FoldSummary>
        <div className="mt-3 grid grid-cols-2 items-end gap-4">{rest.map(amount)}</div>
      </details>
      <details className="folds-on-phones mt-5">
        <FoldSummary>{words.mix.title}</FoldSummary>
        <fieldset className="min-w-0">
          <legend className="font-semibold max-lg:sr-only">{words.mix.title}</legend>
          <div className="grid grid-cols-2 items-end gap-4">
            {channels.map((channel: Channel) => (
              <AmountField
                key={channel}
                label={words.channels[channel]}
                most={mostOf.mix}
                words={words.amounts}
                {...field(`mix.${channel}`)}
              />
            ))}
            <p className="flex flex-col gap-1.5">
              <span className="font-semibold">{words.mix.together}</span>
              <span className="figures border border-transparent border-t-ink px-3.5 py-2.5">
                {Math.round(mixed * 10) / 10}
              </span>
            </p>
          </div>
        </fieldset>
      </details>
    </fieldset>
  );
}
