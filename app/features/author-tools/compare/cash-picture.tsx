import { useId } from "react";
import { cashAfter } from "#domain/compare-offers.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount, formatMoney } from "#domain/money.ts";
import type { CompareWords, ShownOffer } from "./compare-offers.tsx";

export const copyCounts = [300, 1000, 3000] as const;

const fills = ["fill-gold", "fill-rule-strong", "fill-ink"] as const;
export const offerChips = ["bg-gold", "bg-rule-strong", "bg-ink"] as const;

const rounded = (sum: number) => {
  const dollars = Math.round(sum);
  return `${dollars < 0 ? "−" : ""}${formatMoney(Math.abs(dollars))}`;
};

/** Bars above and below the line: what is left, or what is missing, at three counts of copies. */
export function CashPicture({ offers, words }: { offers: readonly ShownOffer[]; words: CompareWords["cash"] }) {
  const id = useId();
  const groups = copyCounts.map((copies) => ({
    copies,
    sums: offers.map(({ offer, average }) => cashAfter(copies, offer, average)),
  }));
  const all = groups.flatMap(({ sums }) => sums);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const span = high - low || 1;
  const box = { width: 720, height: 300, top: 26, bottom: 44 };
  const y = (sum: number) => box.top + ((high - sum) / span) * (box.height - box.top - box.bottom);
  const groupWidth = box.width / groups.length;
  const barWidth = Math.min(56, (groupWidth - 40) / offers.length);
  return (
    <figure className="mt-12 break-inside-avoid gap-8 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:border-t lg:border-ink lg:pt-10">
      <figcaption>
        <span className="font-serif text-title-s">{words.title}</span>
        <ul className="mt-3 grid gap-1 text-sm">
          {offers.map(({ column, name }, index) => (
            <li key={column} className="flex items-start gap-2">
              <span
                aria-hidden="true"
                className={`mt-1.5 size-3 shrink-0 rounded-sm border border-rule ${offerChips[index]}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-labelledby={id}
        className="figures mt-3 h-auto w-full max-sm:hidden"
      >
        <title id={id}>
          {offers
            .map(({ name }, index) =>
              fillWords(words.summary, {
                name,
                sums: groups
                  .map(({ copies, sums }) => `${formatCount(copies)}: ${rounded(sums[index] ?? 0)}`)
                  .join(", "),
              }),
            )
            .join(" ")}
        </title>
        {groups.map(({ copies, sums }, place) => (
          <g key={copies}>
            {sums.map((sum, index) => {
              const x = place * groupWidth + (groupWidth - barWidth * sums.length) / 2 + index * barWidth;
              return (
                <g key={offers[index]?.column}>
                  <rect
                    x={x + 3}
                    width={barWidth - 6}
                    y={Math.min(y(sum), y(0))}
                    height={Math.max(1, Math.abs(y(sum) - y(0)))}
                    className={fills[index]}
                  />
                  <text
                    x={x + barWidth / 2}
                    y={sum < 0 ? y(sum) + 14 : y(sum) - 5}
                    textAnchor="middle"
                    fontSize={12.5}
                    className="fill-ink"
                  >
                    {rounded(sum)}
                  </text>
                </g>
              );
            })}
            <text
              x={place * groupWidth + groupWidth / 2}
              y={box.height - 6}
              textAnchor="middle"
              fontSize={12.5}
              className="fill-ink-soft"
            >
              {fillWords(words.copies, { copies: formatCount(copies) })}
            </text>
          </g>
        ))}
        <line x1={0} x2={box.width} y1={y(0)} y2={y(0)} className="stroke-ink" />
      </svg>
      <CashBars {...{ groups, offers, low, span, words }} />
    </figure>
  );
}

type CashBarsProps = {
  groups: readonly { copies: number; sums: readonly number[] }[];
  offers: readonly ShownOffer[];
  low: number;
  span: number;
  words: CompareWords["cash"];
};

/** The same lying down, for a phone: a standing bar would have no room for its sum. */
function CashBars({ groups, offers, low, span, words }: CashBarsProps) {
  const percent = (sum: number) => (sum / span) * 100;
  const zero = percent(-low);
  return (
    <div className="figures mt-4 sm:hidden print:hidden">
      {groups.map(({ copies, sums }) => (
        <div key={copies} className="mt-4">
          <p className="text-sm text-ink-soft">{fillWords(words.copies, { copies: formatCount(copies) })}</p>
          {sums.map((sum, index) => (
            <div key={offers[index]?.column} className="relative mx-18 mt-1.5 h-5">
              <span aria-hidden="true" className="absolute -inset-y-1.5 w-px bg-ink" style={{ left: `${zero}%` }} />
              <span
                className={`absolute inset-y-0 ${offerChips[index]}`}
                style={{
                  left: `${sum < 0 ? zero + percent(sum) : zero}%`,
                  width: `${Math.max(0.5, Math.abs(percent(sum)))}%`,
                }}
              >
                <span className={`absolute px-1.5 text-sm whitespace-nowrap ${sum < 0 ? "right-full" : "left-full"}`}>
                  <span className="sr-only">{offers[index]?.name} </span>
                  {rounded(sum)}
                </span>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
