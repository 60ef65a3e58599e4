import { AmountField } from "#app/features/author-tools/amount-field.tsx";
import type { useEntries } from "#app/features/author-tools/use-entries.ts";
import { CheckboxField } from "#app/forms/checkbox-field.tsx";
import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { FoldSummary } from "#app/ui/fold-mark.tsx";
import { fillWords } from "#domain/fill-words.ts";
import {
  type Column,
  type CompareEntries,
  type CompareField,
  mostOf,
  type OfferEntries,
  type OfferField,
  offerEntries,
} from "#domain/offer-entries.ts";
import type { CompareOffersProps, CompareWords } from "./compare-offers.tsx";

type Tools = ReturnType<typeof useEntries<CompareField>>;

type OfferFieldsProps = Pick<Tools, "field" | "tick"> & {
  legend: string;
  column: Column;
  entries: CompareEntries;
  fillings: CompareOffersProps["fillings"];
  onFill: (filling: OfferEntries) => void;
  /** The last figures of one's own that a filling took the place of. */
  own: OfferEntries | undefined;
  onOwn: (typed: OfferEntries) => void;
  words: CompareWords;
};

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The labels of the table that the columns make where there is room for one (`shares-labels`). */
export function OfferLabels({ words }: { words: CompareWords }) {
  return (
    <div aria-hidden="true" className="hidden text-ui font-semibold">
      {words.rows.map((label, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first and the last are blank, and rows stay in order.
        <span key={row}>{label}</span>
      ))}
    </div>
  );
}

/** One column: what an offer says, and the switches of what it calls net. */
export function OfferFields(props: OfferFieldsProps) {
  const { legend, column, entries, fillings, onFill, own, onOwn, field, tick, words } = props;
  const name = (of: OfferField) => `${column}.${of}` as const;
  const amount = (of: "fee" | "advance" | keyof typeof mostOf.offer, disabled = false) => (
    <AmountField
      label={words.fields[of]}
      disabled={disabled}
      {...(of !== "fee" && of !== "advance" && { most: mostOf.offer[of] })}
      words={words.amounts}
      {...field(name(of))}
    />
  );
  const refund = entries[name("refund")];
  /** A traditional contract pays on the list price: nothing comes off, and there is nothing to ask. */
  const isOnList = entries[name("basis")] === "list";
  const filling = (Object.keys(fillings) as (keyof typeof fillings)[]).find((which) =>
    Object.entries(fillings[which]).every(([of, text]) => entries[name(of as OfferField)] === text),
  );
  /** What somebody has typed is kept: "your own figures" brings it back. */
  const fill = (which: string) => {
    if (!filling) onOwn(offerEntries(entries, column));
    const next = fillings[which as keyof typeof fillings] ?? own;
    if (next) onFill(next);
  };
  return (
    <fieldset className="min-w-0 border-t-2 border-ink pt-4">
      <legend className="label pr-3 text-gold-ink">{legend}</legend>
      <SelectField
        label={words.columns.fill}
        {...((!filling || own) && { placeholder: words.columns.ownFigures })}
        options={choices(words.fillings)}
        value={filling ?? ""}
        onChange={({ target }) => fill(target.value)}
        className="max-lg:mb-4"
      />
      <details className="folds-on-phones">
        <FoldSummary>{fillWords(words.columns.change, { name: entries[name("name")].trim() || legend })}</FoldSummary>
        <div className="flex flex-col gap-4">
          <TextField label={words.fields.name} autoComplete="off" {...field(name("name"))} />
          {amount("fee")}
          {amount("print")}
          {amount("digital")}
          <SelectField label={words.fields.basis} options={choices(words.basis)} {...field(name("basis"))} />
          <details className={classNames("folds-on-phones", isOnList && "max-lg:hidden")}>
            <FoldSummary>{words.netLegend}</FoldSummary>
            <div className="mt-3 flex flex-col gap-4">
              {(["printing", "ingram"] as const).map((of) => (
                <CheckboxField key={of} label={words.fields[of]} disabled={isOnList} {...tick(name(of))} />
              ))}
              {amount("distributor", isOnList)}
              {amount("admin", isOnList)}
              <SelectField
                label={words.fields.returns}
                options={choices(words.returns)}
                disabled={isOnList}
                {...field(name("returns"))}
              />
            </div>
          </details>
          <details>
            <FoldSummary>{words.moneyLegend}</FoldSummary>
            <div className="mt-3 flex flex-col gap-4">
              {amount("advance")}
              {amount("agent")}
              <SelectField label={words.fields.refund} options={choices(words.refund)} {...field(name("refund"))} />
              {refund === "days" && amount("days")}
              {refund === "stages" && (
                <TextField label={words.fields.stages} autoComplete="off" {...field(name("stages"))} />
              )}
            </div>
          </details>
        </div>
      </details>
    </fieldset>
  );
}
