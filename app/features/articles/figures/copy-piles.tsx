import { copyPiles } from "#content/article-charts.ts";
import { formatCount } from "#domain/money.ts";

/** How many copies earn one fee back, channel by channel: a book in a pile stands for so many of them. */
export function CopyPiles({ alt }: { alt: string }) {
  const { title, perBook, piles } = copyPiles;
  return (
    <div role="img" aria-label={alt} className="relative bg-sky px-4 pt-7 max-lg:-mx-gutter sm:px-12 sm:pt-12">
      <p className="font-serif text-title-s italic max-sm:mb-6 sm:absolute sm:top-12 sm:right-12 sm:w-[52%] sm:text-title-m">
        {title}
      </p>
      <div className="figures grid grid-cols-4 items-end gap-x-3 font-sans text-sm leading-tight sm:gap-x-10">
        {piles.map(({ channel, copies }) => (
          <div key={channel}>
            <p className="font-serif text-title-s sm:text-title-m">{formatCount(copies)}</p>
            <p className="mb-2.5">{channel}</p>
            <div
              className="max-w-36 bg-[url(/vignettes/pile.svg)] bg-[length:100%] bg-bottom"
              style={{ aspectRatio: `10/${Math.round(copies / perBook)}` }}
            />
          </div>
        ))}
      </div>
      <div className="-mx-4 h-6 border-t border-rule-strong sm:-mx-12 sm:h-8" />
    </div>
  );
}
