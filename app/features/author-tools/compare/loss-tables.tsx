import { amountOf } from "#domain/amounts.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatMoney } from "#domain/money.ts";
import { type Loss, listLosses, mostOf } from "#domain/offer-entries.ts";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";

/** What stopping costs at each point, offer by offer. */
export function LossTables({ offers, words }: { offers: readonly ShownOffer[]; words: CompareWords }) {
  const say = ({ at, stage }: Loss, days: string) =>
    fillWords(words.losses[at], { stage: stage || words.losses.whole, days: amountOf(days, mostOf.offer.days) });
  return (
    <section className="mt-12">
      <h2 className="text-title-s">{words.losses.title}</h2>
      <p className="text-ui text-ink-soft">{words.losses.lead}</p>
      <div className="mt-5 grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {offers.map(({ column, name, typed }) => (
          <table key={column} className="figures w-full break-inside-avoid border-collapse self-start text-ui">
            <caption className="pb-2 text-left font-semibold">{name}</caption>
            <tbody>
              {listLosses(typed).map((loss, point) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stages may have one name, and the points stay in order.
                <tr key={point}>
                  <th scope="row" className="border-t border-rule py-2 pr-3 text-left font-normal">
                    {say(loss, typed.days)}
                  </th>
                  <td className="border-t border-rule py-2 text-right">{formatMoney(loss.lost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
