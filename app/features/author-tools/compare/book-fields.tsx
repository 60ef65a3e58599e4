import type { useEntries } from "#app/features/author-tools/use-entries.ts";
import { TextField } from "#app/forms/text-field.tsx";
import { type Channel, channels } from "#domain/copy-formulas.ts";
import type { CompareField } from "#domain/offer-entries.ts";
import type { CompareWords } from "./compare-offers.tsx";

type BookFieldsProps = { field: ReturnType<typeof useEntries<CompareField>>["field"]; words: CompareWords };

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
export function BookFields({ field, words }: BookFieldsProps) {
  const amount = (name: (typeof first | typeof rest)[number]) => (
    <TextField key={name} label={words.book[name]} inputMode="decimal" autoComplete="off" {...field(name)} />
  );
  return (
    <fieldset className="mt-10 min-w-0 border-t-2 border-ink pt-4 print:hidden">
      <legend className="label pr-3 text-gold-ink">{words.book.title}</legend>
      <div className="grid gap-4 sm:grid-cols-3">{first.map(amount)}</div>
      <details className="mt-5">
        <summary className="font-semibold">{words.book.more}</summary>
        <div className="mt-3 grid grid-cols-2 items-end gap-4 lg:grid-cols-4">{rest.map(amount)}</div>
      </details>
      <fieldset className="mt-6 min-w-0">
        <legend className="font-semibold">{words.mix.title}</legend>
        <div className="mt-3 grid grid-cols-2 items-end gap-4 lg:grid-cols-4">
          {channels.map((channel: Channel) => (
            <TextField
              key={channel}
              label={words.channels[channel]}
              inputMode="decimal"
              autoComplete="off"
              {...field(`mix.${channel}`)}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}
