import { amountOf } from "#domain/amounts.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCents, formatMoney } from "#domain/money.ts";
import { type Loss, listLosses, mostOf } from "#domain/offer-entries.ts";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";
import { offerColumns } from "./earn-back.tsx";

/** What stopping costs at each point, offer by offer. */
export function LossTables({ offers, words }: { offers: readonly ShownOffer[]; words: CompareWords }) {
  const say = ({ at, stage }: Loss, days: string) =>
    fillWords(words.losses[at], { stage: stage || words.losses.whole, days: amountOf(days, mostOf.offer.days) });
  const told = offers.map(({ typed }) => listLosses(typed));
  // All with cents where one has them: the columns are read against each other.
  const sum = told.flat().every(({ lost }) => Number.isInteger(lost)) ? formatMoney : formatCents;
  return (
    <section className={`mt-12 grid lg:border-t lg:border-ink lg:pt-10 gap-8 lg:grid-cols-[11rem] ${offerColumns}`}>
      <div>
        <h2 className="text-title-s text-balance">{words.losses.title}</h2>
        <p className="mt-1 text-ui text-ink-soft">{words.losses.lead}</p>
      </div>
      {offers.map(({ column, name, typed }, offer) => {
        return (
          <table key={column} className="figures w-full break-inside-avoid border-collapse self-start text-ui">
            <caption className="pb-2 text-left font-semibold">{name}</caption>
            <tbody>
              {told[offer]?.map((loss, point) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have one name, and the points stay in order.
                <tr key={point} className="last:*:border-b">
                  <th scope="row" className="border-t border-rule py-2 pr-3 text-left font-normal text-balance">
                    {say(loss, typed.days)}
                  </th>
                  <td className="border-t border-rule py-2 text-right">{sum(loss.lost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </section>
  );
}
