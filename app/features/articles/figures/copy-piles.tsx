import { classNames } from "#app/ui/class-names.ts";
import type { copyPiles } from "#content/counted-books.ts";
import { formatCount } from "#domain/money.ts";

type CopyPilesProps = { figure: (typeof copyPiles)[keyof typeof copyPiles] };

/** How many copies earn one sum back, pile by pile: a book stands for so many of them. Its words are read as they stand. */
export function CopyPiles({ figure: { title, perBook, piles } }: CopyPilesProps) {
  const isPair = piles.length === 2;
  return (
    <div className="relative bg-sky px-gutter pt-7 max-lg:-mx-gutter sm:px-12 sm:pt-12">
      <p
        className={classNames(
          "font-serif text-title-s text-balance italic max-sm:mb-6 sm:absolute sm:top-12 sm:text-title-m",
          isPair ? "sm:left-12 sm:w-[26%]" : "sm:right-12 sm:left-[calc(50%+1.25rem)]",
        )}
      >
        {title}
      </p>
      <div
        className={classNames(
          "figures grid items-end gap-x-3 font-sans text-sm leading-tight sm:gap-x-10",
          isPair ? "grid-cols-2 sm:ml-[33%]" : "grid-cols-4",
        )}
      >
        {piles.map(({ channel, copies, ...pile }) => (
          <div key={channel}>
            <p className="font-serif text-title-s sm:text-title-m">{formatCount(copies)}</p>
            <p className="mb-2.5 max-w-36">
              {channel}
              {"earned" in pile && <span className="block text-ink-soft">{pile.earned}</span>}
            </p>
            <div
              className={classNames(
                "inBoards" in pile ? "bg-[url(/vignettes/pile-in-boards.svg)]" : "bg-[url(/vignettes/pile.svg)]",
                "bg-[length:100%] bg-bottom",
                isPair ? "max-w-28 sm:max-w-40" : "max-w-36",
              )}
              style={{ aspectRatio: `10/${Math.round(copies / perBook)}` }}
            />
          </div>
        ))}
      </div>
      <div className="-mx-gutter h-6 border-t border-rule-strong sm:-mx-12 sm:h-8" />
    </div>
  );
}
