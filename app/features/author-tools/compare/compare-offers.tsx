import { useMemo, useState } from "react";
import { ToolActions, type ToolActionWords } from "#app/features/author-tools/tool-actions.tsx";
import { useEntries } from "#app/features/author-tools/use-entries.ts";
import { SelectField } from "#app/forms/select-field.tsx";
import type { compareWords } from "#content/author-tools/compare.ts";
import { averageEarned, type TradeRates } from "#domain/compare-offers.ts";
import { fillWords } from "#domain/fill-words.ts";
import {
  type Column,
  type CompareEntries,
  type CompareField,
  columns,
  type OfferEntries,
  offerEntries,
  readBook,
  readOffer,
} from "#domain/offer-entries.ts";
import type { SheetWords } from "#domain/offer-sheet.ts";
import { BookFields } from "./book-fields.tsx";
import { CashPicture } from "./cash-picture.tsx";
import { CopyTable } from "./copy-table.tsx";
import { DownloadSheet } from "./download-sheet.tsx";
import { EarnBack } from "./earn-back.tsx";
import { LossTables } from "./loss-tables.tsx";
import { OfferFields, OfferLabels } from "./offer-fields.tsx";

export type CompareWords = typeof compareWords;

export type CompareOffersProps = {
  example: CompareEntries;
  fillings: Readonly<Record<keyof CompareWords["fillings"], OfferEntries>>;
  rates: TradeRates;
  words: CompareWords;
  sheetWords: SheetWords;
  actions: ToolActionWords;
};

/** Up to three offers for one book: the answer first, then what it was worked out from. */
export function CompareOffers({ example, fillings, rates, words, sheetWords, actions }: CompareOffersProps) {
  const { entries, change, reset, field, tick, link } = useEntries<CompareField>(example);
  const [own, setOwn] = useState<Partial<Record<Column, OfferEntries>>>({});
  const shown = columns.slice(0, entries.count === "2" ? 2 : 3);
  const book = useMemo(() => readBook(entries), [entries]);
  const offers = shown.map((column, index) => {
    const typed = offerEntries(entries, column);
    const offer = readOffer(typed);
    return {
      column,
      typed,
      offer,
      name: typed.name.trim() || fillWords(words.columns.unnamed, { number: index + 1 }),
      average: averageEarned(offer, book, rates),
    };
  });
  const mixed = Object.values(book.mix).reduce((sum, part) => sum + part, 0);

  return (
    <div>
      <EarnBack offers={offers} words={words.result} mixed={mixed} />
      <SelectField
        label={words.columns.count}
        options={[
          { value: "2", label: words.columns.two },
          { value: "3", label: words.columns.three },
        ]}
        {...field("count")}
        className="print:hidden"
      />
      <div className="shares-labels grid gap-x-8">
        <OfferLabels words={words} />
        {shown.map((column, index) => (
          <OfferFields
            key={column}
            legend={fillWords(words.columns.legend, { number: index + 1 })}
            column={column}
            fillings={fillings}
            onFill={(filling) =>
              change(Object.fromEntries(Object.entries(filling).map(([name, text]) => [`${column}.${name}`, text])))
            }
            own={own[column]}
            onOwn={(typed) => setOwn((others) => ({ ...others, [column]: typed }))}
            {...{ entries, field, tick, words }}
          />
        ))}
      </div>
      <BookFields field={field} mixed={mixed} words={words} />
      <div className="follows-address">
        <CashPicture offers={offers} words={words.cash} />
        <CopyTable offers={offers} book={book} rates={rates} words={words} />
        <LossTables offers={offers} words={words} />
      </div>
      <ToolActions words={actions} onReset={reset} link={link}>
        <DownloadSheet offers={offers} book={book} rates={rates} words={words.download} sheetWords={sheetWords} />
      </ToolActions>
    </div>
  );
}

/** An offer with everything that the results show of it. */
export type ShownOffer = {
  column: string;
  name: string;
  typed: OfferEntries;
  offer: ReturnType<typeof readOffer>;
  average: number;
};
