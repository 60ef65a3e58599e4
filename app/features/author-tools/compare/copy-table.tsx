import { FigureTable } from "#app/sections/figure-table.tsx";
import { type Book, earnedPerCopy, type TradeRates } from "#domain/compare-offers.ts";
import { channels } from "#domain/copy-formulas.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCents } from "#domain/money.ts";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";

type CopyTableProps = { offers: readonly ShownOffer[]; book: Book; rates: TradeRates; words: CompareWords };

export function CopyTable({ offers, book, rates, words }: CopyTableProps) {
  const rows = channels.map((channel) => [
    words.channels[channel],
    ...offers.map(({ offer }) => formatCents(earnedPerCopy(channel, offer, book, rates))),
  ]);
  return (
    <div className="mt-12 lg:border-t lg:border-ink lg:pt-10">
      <FigureTable
        caption={fillWords(words.perCopy.caption, { returns: Math.round(book.returns) })}
        head={[words.perCopy.channel, ...offers.map(({ name }) => name)]}
        rows={rows}
      />
    </div>
  );
}
